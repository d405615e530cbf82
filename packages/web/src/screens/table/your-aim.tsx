/** What one plays for: in a lesson its task, else a newcomer's aim, beside the first tale until its first Act is told. */
import { useSession, useView } from '../../session/index.ts'
import { tipsOf } from '../../state/tips.ts'
import { language, say } from '../../ui/language.ts'
import { isFirstTale, whoOneIs } from './aim/index.ts'
import styles from './your-aim.module.css'

export function YourAim() {
  const session = useSession()
  const view = useView()
  const { task } = session.ui
  if (task !== null) return <OnParchment title={say('learn/task')} text={task[language()]} />
  const isWanted = isFirstTale(session) && !tipsOf(session.about.id).off
  if (!isWanted || view.heroes[session.seat.value].act > 1) return null
  return <OnParchment title={say('table/your-aim')} text={say('opening/aim')} who={whoOneIs(session)} />
}

function OnParchment({ title, text, who }: { title: string; text: string; who?: string }) {
  return (
    <section class={styles.aim} aria-labelledby="your-aim">
      <h2 class="eyebrow" id="your-aim">
        {title}
      </h2>
      <p>{text}</p>
      {who !== undefined && <p>{who}</p>}
    </section>
  )
}
