/**
 * A card in a low row: its picture with difficulty and abilities, its name, and each path as a line with what it gives and its chance. The
 * picture gives way to words. The whole card is read by resting on it.
 */
import { type CardFace, type FacePath, SHIELD } from '@runesaga/draw'
import type { CardRef, PathName } from '@runesaga/table'
import type { Seen } from '../../../cards/faces.ts'
import { useSession } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { drawn } from '../../../ui/tips/drawn.ts'
import styles from './tile.module.css'

/** By the Act. */
const METALS = [styles.act1, styles.act2, styles.act3]

/** Rules of more letters may not have room on a tile. */
const LONG = 80

type ChanceShown = NonNullable<Seen['chances']>[number]

function TileChance({ chance: { text, withDark, withFeat = null, best } }: { chance: ChanceShown }) {
  if (withDark === null && withFeat === null)
    return <span class={`${styles.chance} ${best ? styles.best : ''}`}>{text}</span>
  return (
    <span class={`${styles.chance} ${styles.two} ${best ? styles.best : ''}`}>
      <span>{text.replace(/\s?%$/u, '')}</span>
      <em>
        {withDark !== null && <span class={styles.runes}>{withDark.runes}</span>}
        <GameIcon name={withDark === null ? (withFeat?.kind ?? 'feat') : 'dark-rune'} />
        {withDark?.text ?? withFeat?.text}
      </em>
    </span>
  )
}

interface TilePathProps {
  path: FacePath
  name: PathName
  chance: ChanceShown | undefined
}

function TilePath({ path, name, chance }: TilePathProps) {
  return (
    <div class={styles.path} data-path={name}>
      <span class={styles.name}>
        {path.plusOne && (
          <b class={styles.plusOne} {...drawn('plus-one')}>
            +1
          </b>
        )}
        {path.name}
      </span>
      <span class={styles.foot}>
        <span class={styles.rewards}>
          {path.rewards.map(({ icon, n }, i) => (
            <GameIcon key={i} name={icon} n={n} />
          ))}
        </span>
        {chance !== undefined && <TileChance chance={chance} />}
      </span>
    </div>
  )
}

function Rules({ lines }: Pick<CardFace, 'lines'>) {
  return (
    <div class={styles.rules}>
      <p
        class={
          lines.reduce((sum, { when = '', text }) => sum + when.length + text.length, 0) > LONG
            ? 'overfull'
            : ''
        }
      >
        {lines.map(({ when, text }) => (
          <span key={text}>
            {when !== undefined && (
              <i>
                <Rich text={when} />{' '}
              </i>
            )}
            <Rich text={text} />{' '}
          </span>
        ))}
      </p>
    </div>
  )
}

interface TileFaceProps {
  card: CardRef
  ally: CardRef | null
  chances: readonly ChanceShown[]
  harder: number
  /** nothing can be done with it now */
  isOff: boolean
}

export function TileFace({ card, ally, chances, harder, isOff }: TileFaceProps) {
  const { catalog } = useSession()
  const face = catalog.face(card, words())
  const { kind, act, title, label, difficulty, abilities, paths, lines } = face
  /** what the Ally's tag takes of the heading */
  const gains = ally === null ? 0 : 1 + catalog.wordless(ally).rewards.length
  const metal = kind === 'adversary' ? styles.adversary : METALS[(act ?? 1) - 1]
  return (
    <div class={`${styles.tile} ${metal} ${isOff ? styles.off : ''}`}>
      <div class={styles.art}>
        <span
          class={styles.picture}
          dangerouslySetInnerHTML={{ __html: catalog.picture(card, { w: 58, h: 98, x: 0.66, size: 0.74 }) }}
        />
        <span class={styles.chain}>
          {difficulty !== null && (
            <span class={styles.difficulty} {...drawn('difficulty')}>
              <span dangerouslySetInnerHTML={{ __html: SHIELD }} />
              <b>{difficulty + harder}</b>
            </span>
          )}
          {abilities.map((ability, i) => (
            <GameIcon key={i} name={ability} />
          ))}
        </span>
      </div>
      <div class={styles.body}>
        <div class={`${styles.title} ${gains === 0 ? '' : styles.withAlly}`} style={{ '--gains': gains }}>
          <b>{title}</b>
          {ally === null && kind !== 'challenge' && <small>{label}</small>}
        </div>
        {kind === 'trait' && (
          <div class={styles.gain}>
            <span class={styles.joins}>{say('table/tile/joins')}</span>
            <span class={styles.rewards}>
              {face.rewards.map(({ icon, n }, i) => (
                <GameIcon key={i} name={icon} n={n} />
              ))}
            </span>
          </div>
        )}
        {kind !== 'challenge' && lines.length > 0 && <Rules lines={lines} />}
        {kind !== 'trait' &&
          paths.map((path, i) => (
            <TilePath key={path.name} path={path} name={i === 0 ? 'top' : 'bottom'} chance={chances[i]} />
          ))}
      </div>
    </div>
  )
}
