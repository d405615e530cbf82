/** What comes after a game: another one, a file of this one, or home. */
import { common, ending, home } from '@runesaga/words'
import { download } from '../../state/files.ts'
import { go } from '../../state/route.ts'
import { beginTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { language } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'

export function Leave() {
  const session = useSession()
  // the chapters of a campaign are begun from its page
  const { campaign } = session.file()
  const save = () => {
    const file = session.file()
    const name = file.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
    download(ending(language(), 'file/name', { name }), JSON.stringify(file, null, 2))
  }
  return (
    <div class="end-leave">
      {campaign === undefined ? (
        <>
          <Button look="primary" onClick={() => void beginTable(session.again())}>
            {ending(language(), 'again')}
          </Button>
          <Button mark="table" onClick={() => go({ screen: 'new' })}>
            {home(language(), 'new-table')}
          </Button>
        </>
      ) : (
        <Button look="primary" mark="seal" onClick={() => go({ screen: 'campaign', id: campaign.id })}>
          {ending(language(), 'campaign')}
        </Button>
      )}
      <Button mark="save" onClick={save}>
        {ending(language(), 'file')}
      </Button>
      <Button mark="home" onClick={() => go({ screen: 'home' })}>
        {common(language(), 'home')}
      </Button>
    </div>
  )
}
