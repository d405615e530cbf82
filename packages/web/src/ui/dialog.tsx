/** A dialog over the page: the browser keeps the focus inside, and Escape closes it. */

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { MarkButton } from './button.tsx'
import { say } from './language.ts'
import { IconKey } from './tips/icon-key.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  children: ComponentChildren
  class?: string
}

export function Dialog({ title, onClose, children, class: also = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class={`dialog ${also}`} aria-label={title} onClose={onClose} data-icons="">
      <header>
        <h2>{title}</h2>
        <MarkButton name={say('common/close')} mark="close" onClick={() => dialog.current?.close()} />
      </header>
      {children}
      <IconKey />
    </dialog>
  )
}
