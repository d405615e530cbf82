/** What comes after a game: another one, a file of this one, or home. */
import { useSession } from '../../session/index.ts'
import { download } from '../../state/download.ts'
import { go } from '../../state/route.ts'
import { beginTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import { waiting } from '../../ui/waiting.ts'
import styles from './leave.module.css'
import { Proof } from './proof.tsx'

export function Leave() {
  const session = useSession()
  const isOnline = session.lobby === null
  // the chapters of a campaign are begun from its page
  const { campaign } = session.about
  const save = async () => {
    const file = await session.ask({ ask: 'file' })
    if (file === 'not-over') return
    const name = file.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
    download(say('end/file/name', { name }), JSON.stringify(file, null, 2))
  }
  return (
    <div class={styles.leave}>
      {campaign === null ? (
        <>
          {!isOnline && (
            <Button look="primary" data-coach="again" onClick={() => void beginTable(session.again())}>
              {say('end/again')}
            </Button>
          )}
          {/* as the last game was begun: online, too */}
          <Button look={isOnline ? 'primary' : 'plain'} mark="table" onClick={() => go({ screen: 'new' })}>
            {say('home/new-table')}
          </Button>
        </>
      ) : (
        <Button look="primary" mark="seal" onClick={() => go({ screen: 'campaign', id: campaign.id })}>
          {say('end/campaign')}
        </Button>
      )}
      <Button mark="save" onClick={() => void waiting(save)}>
        {say('end/file')}
      </Button>
      <Button mark="home" onClick={() => go({ screen: 'home' })}>
        {say('common/home')}
      </Button>
      <Proof />
    </div>
  )
}
