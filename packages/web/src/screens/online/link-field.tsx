/** A link to be given to others: short to look at, whole to be copied or handed to whatever shares things on this device. */
import { useRef } from 'preact/hooks'
import { shortLink } from '../../online/links.ts'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import { sayWhy } from '../../ui/why.ts'
import styles from './link-field.module.css'

/** Says beside what was pressed whether it could be copied. */
export async function copyLink(link: string, pressed: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    sayWhy(pressed, say('online/copied'))
  } catch {
    sayWhy(pressed, say('online/not-copied'))
  }
}

interface LinkFieldProps {
  link: string
  /** what it is a link to */
  label: string
  /** what is said beside it where it is shared */
  text: string
}

export function LinkField({ link, label, text }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const share = () => {
    // whoever changes their mind hasn't failed
    navigator.share({ title: 'Runesaga', text, url: link }).catch(() => {})
  }
  return (
    <div class={styles.link}>
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={label}
        title={shortLink(link)}
        value={link}
        onFocus={() => field.current?.select()}
      />
      <div class={styles.ways}>
        {'share' in navigator && (
          <Button mark="share" onClick={share}>
            {say('online/share')}
          </Button>
        )}
        <Button onClick={({ currentTarget }) => void copyLink(link, currentTarget)}>
          {say('online/copy')}
        </Button>
      </div>
    </div>
  )
}
