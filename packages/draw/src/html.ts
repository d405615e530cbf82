/** Markup as strings: every word that comes from outside passes through `escaped`. */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that may stand between tags or in an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => ENTITIES[c])

/** Straight apostrophes as set files have them, made typographic. */
export const typeset = (text: string): string => text.replaceAll("'", '’')
