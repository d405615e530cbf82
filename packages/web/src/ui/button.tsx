/** Buttons: one look each for the one thing to do, for what one may do, and for marks alone. */
import type { ComponentChildren, JSX } from 'preact'
import { Icon } from './icon.tsx'
import type { UiIcon } from './icon-names.ts'

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'class'> & {
  class?: string
  /** at most one on a screen is primary */
  look?: 'primary' | 'plain' | 'outline'
  mark?: UiIcon
  children?: ComponentChildren
}

export function Button({ look = 'plain', mark, children, class: also = '', ...rest }: ButtonProps) {
  return (
    <button type="button" class={`button ${look} ${also}`} {...rest}>
      {mark !== undefined && <Icon name={mark} />}
      {children}
    </button>
  )
}

/** A mark alone, under a name that is read out, and told as a tip. */
export function MarkButton({
  name,
  mark,
  ...rest
}: { name: string; mark: UiIcon } & JSX.IntrinsicElements['button']) {
  return (
    <button type="button" class="button mark" aria-label={name} {...rest}>
      <Icon name={mark} />
    </button>
  )
}
