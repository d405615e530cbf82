/** Small helps for writing messages: who acts, how many; paragraphs and lists of the rules. */

/** A message with two forms: `$person` is "you" for the one who reads, anything else for the hero named `$who`. */
export const byPerson = (you: string, other: string): string =>
  `.input {$person :string} .match $person you {{${you}}} * {{${other}}}`

/** A message that counts `$n`. */
export const byNumber = (one: string, many: string): string =>
  `.input {$n :number} .match $n one {{${one}}} * {{${many}}}`

/** A message that counts `$n`, and has a form of its own for none. */
export const byNumberOrNone = (none: string, one: string, many: string): string =>
  `.input {$n :number} .match $n 0 {{${none}}} one {{${one}}} * {{${many}}}`

/** A message that counts `$n` with its sign: "+1 point", "−2 points". */
export const bySigned = (one: string, many: string): string =>
  `.input {$n :number signDisplay=always} .match $n one {{${one}}} * {{${many}}}`

/** Both: each person's form for one, then for many. */
export const byPersonAndNumber = (you: [string, string], other: [string, string]): string =>
  '.input {$person :string} .input {$n :number} .match $person $n ' +
  `you one {{${you[0]}}} you * {{${you[1]}}} * one {{${other[0]}}} * * {{${other[1]}}}`

/** A message with a form of its own for some bots, by `$bot`, and one for any other, which goes by its name. */
export const byBot = (some: Readonly<Record<string, string>>, other: string): string => {
  const forms = Object.entries(some).map(([bot, form]) => `${bot} {{${form}}}`)
  return `.input {$bot :string} .match $bot ${forms.join(' ')} * {{${other}}}`
}

/** Paragraphs of the rules, and lists among them. */
export const text = (...blocks: string[]): string => blocks.join('\n\n')
export const list = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n')
