/** The built page says what it may do. Not while it is served from its sources: vite's own client needs more. */
import type { Plugin } from 'vite'
import { POLICY } from './security.mjs'

export const security = (): Plugin => ({
  name: 'runesaga-security',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
})
