/** One's own board: the track, the columns of the story, Allies, deeds and hand. */

import { CastAnswers, useCastAsks } from '../../../attempt/cast/index.ts'
import { useSession } from '../../../session/index.ts'
import { flat, layout } from '../../../state/layout.ts'
import { say } from '../../../ui/language.ts'
import { useBeside } from '../arrangement.ts'
import { Hand, type HandPlace, useHandPlace } from '../hand/index.ts'
import { AlliesAndFeats } from './allies-and-feats.tsx'
import { BoardFrame } from './board-frame.tsx'
import { Heritage } from './heritage.tsx'

/** Allies, deeds and hand; `withHeritage`: it has no room beside the mat. */
function Side({ place, withHeritage }: { place: HandPlace; withHeritage: boolean }) {
  const { seat } = useSession()
  return (
    <>
      {withHeritage && <Heritage short />}
      <section data-place="allies">
        <h3 class="eyebrow">{say('table/allies-deeds')}</h3>
        <AlliesAndFeats seat={seat.value} />
      </section>
      {layout.value !== 'tablet' && (
        <section data-place="hand">
          <h3 class="eyebrow">{say('table/hand')}</h3>
          <Hand {...place} />
        </section>
      )}
    </>
  )
}

export function Board() {
  const { seat } = useSession()
  const beside = useBeside()
  const place = useHandPlace()
  const asks = useCastAsks() && layout.value === 'desk'
  const withHeritage = layout.value === 'tablet' || flat.value
  return (
    <BoardFrame seat={seat.value} narrow={beside} before={!withHeritage && <Heritage />} asks={asks}>
      {asks ? <CastAnswers /> : <Side place={place} withHeritage={withHeritage} />}
    </BoardFrame>
  )
}
