/** A component that arrives when it is first shown. */
import type { ComponentType } from 'preact'
import { lazy } from 'preact/compat'

export const later = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }))
