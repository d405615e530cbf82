/** `runesaga cards`: a card set as a table, as data, or as a page of drawn cards. */
import { type CardKind, cardEntries } from '@runesaga/engine/language'
import { LANGUAGES, type Language, loadLanguage, namesIn } from '@runesaga/words'
import type { Command } from 'commander'
import { byDeck } from '../cards/decks.ts'
import { factsOf, sheetData } from '../cards/facts.ts'
import { isAsked, kindsFrom } from '../cards/find.ts'
import { drawnPage } from '../cards/html.ts'
import { sheetText } from '../cards/sheet.ts'
import { checkWritable, writeText } from '../files.ts'
import { SET_NAMES, setFrom, warnOfGaps } from '../set-files.ts'
import { oneOf } from '../usage.ts'

interface Options {
  set: string
  lang: Language
  kind?: CardKind[]
  find?: string
  json?: true
  html?: string
}

/** Where the output goes has no width: a pipe, a file. */
const WIDTH_OF_A_FILE = 100

export function cards(program: Command): void {
  program
    .command('cards')
    .description('show a card set: every card with its numbers and its text')
    .option('--set <set>', SET_NAMES, 'base')
    .option('--lang <language>', LANGUAGES.join(', '), oneOf('language', LANGUAGES), 'en')
    .option('--kind <kinds>', 'only cards of these kinds: origin, trait, challenge, feat …', kindsFrom)
    .option('--find <text>', 'only cards with this text in their id, names or sentences')
    .option('--json', 'the cards as data, in every language')
    .option('--html <file>', 'write a page with every card drawn, to look at and to print')
    .addHelpText(
      'after',
      `
A file of your own is checked on the way: all its mistakes are listed with their lines. docs/cards.md says how to write one.

Examples:
  $ runesaga cards --set base --lang fr
  $ runesaga cards --set epic --kind class,heritage
  $ runesaga cards --set my-set.yaml --find "dark rune"
  $ runesaga cards --set stormlight --html stormlight.html`,
    )
    .action(run)
}

async function run(options: Options): Promise<void> {
  const { lang, json, html } = options
  if (html !== undefined) checkWritable(html)
  const set = setFrom(options.set)
  warnOfGaps([options.set])
  const entries = byDeck(cardEntries(set))
  const nameOf = namesIn(set)
  const spoken = await Promise.all(LANGUAGES.map((language) => loadLanguage(language)))
  const words = await loadLanguage(lang)
  const shown = entries
    .map((entry) => ({ entry, facts: factsOf(entry, nameOf, spoken) }))
    .filter(({ facts }) => isAsked(facts, options, spoken))
  if (html !== undefined) {
    const drawn = shown.map(({ entry }) => entry)
    writeText(html, drawnPage(set, drawn, words))
  }
  if (json)
    console.log(
      JSON.stringify(
        sheetData(
          set,
          shown.map(({ facts }) => facts),
        ),
        null,
        2,
      ),
    )
  else if (html !== undefined) console.log(`Saved in ${html}.`)
  else console.log(sheetText(set, shown, words, process.stdout.columns ?? WIDTH_OF_A_FILE))
}
