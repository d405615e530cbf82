// What the pictures show, by name.

import { NEVER } from '../played.mjs'

const person = (name) => ({ kind: 'person', name })
const bot = (name) => ({ kind: 'bot', name, bot: 'adept' })
const waitsFor = ({ view }, what) => view.waitsFor.some((asked) => asked.for === what)
const inWindow = ({ view }, window) => view.waitsFor.some((asked) => asked.window === window)
/** The menu of a turn whose main action is still to come. */
const ONE_MORE = /^(One more hero|Un Héros de plus)/
const inMenu = (news) => waitsFor(news, 'turn') && news.view.turn.mainActions > 0
/** The menu of a turn that has only to be ended. */
const isDone = (news) => waitsFor(news, 'turn') && news.view.turn.mainActions <= 0
const END_TURN = /^(End turn|Fin du tour)/
const BEGIN = /^(Begin|Commencer)$/
const CAST = /^(Cast|Lancer)/
const GO_ON = /^(Continue|Continuer)$/
const ANSWER = '[data-part="answer"]'
/** What a Twist of Fate asks. */
const TWIST = /^(Draw a Hero|Piocher une carte Héros)/
const GAIN = /^(Gain|Gagner) /
const TAKE_IT = /^(Gain it|Pay and gain|Le gagner|Payer et)/
const question = ({ view }) => view.you.question
/** How many cards are in the first hero's story. */
const storyOf = ({ view }) => view.heroes[0].columns.flat().length
const held = ({ view }, seat) => view.heroes[seat].hand.hero + view.heroes[seat].hand.antihero

const offers = ({ view }, kind) =>
  view.you.offers.flatMap(({ deed }) => (deed === kind ? [{}] : deed[kind] === undefined ? [] : [deed[kind]]))
const canAttempt = (news) => offers(news, 'attempt').length > 0
const isHopeless = (news) => {
  const chances = news.view.you.offers.flatMap(({ chance }) => chance ?? [])
  return chances.length > 0 && chances.every((chance) => chance === 0)
}
/** Is what lies first in the rows likely to succeed? */
const likely = ({ view }) => {
  const first = view.rows[0].places[0].card
  const chances = view.you.offers.flatMap(({ deed, chance }) =>
    deed.attempt?.card === first ? [chance] : [],
  )
  return Math.max(0, ...chances) > 0.85
}
const canFace = (news) => offers(news, 'attempt').some(({ card }) => card === news.view.adversary.card)
/** The chances of what may be attempted, in the order of the rows. */
const chances = ({ view }) => view.you.offers.map(({ chance }) => chance).filter((chance) => chance !== null)
const attemptsWithAlly = (news) => {
  const joined = news.view.rows.flatMap(({ places }) => places.filter(({ ally }) => ally !== null))
  return offers(news, 'attempt').filter((attempt) => joined.some(({ card }) => card === attempt.card))
}

/** Has a card taken something from the first hero of late? */
const isStruck = ({ updates }, card) =>
  updates.some(({ events }) => events.some(({ seat, by, amount }) => seat === 0 && by === card && amount < 0))

const BASE = { edition: 'base', mode: 'competitive', heroes: 3 }
const THREE = [person('Ysolde'), bot('Tomas'), bot('Brom')]
const FOUR = [person('Ysolde'), bot('Tomas'), bot('Brom'), bot('Maëlle')]
const DUO = [person('Ysolde'), bot('Maëlle')]

/** The first hero's turn, four cards into the story. */
const MIDDLE = {
  setup: BASE,
  players: THREE,
  until: (news) => inMenu(news) && storyOf(news) >= 4,
}

/** Three heroes together against Odium, the first one five cards into the story. */
function stormlight(quest) {
  return {
    setup: { edition: 'stormlight', mode: 'coop', heroes: 3, options: { quest: `stormlight/${quest}` } },
    players: THREE,
    until: (news) => inMenu(news) && storyOf(news) >= 5,
  }
}

/** How many rows the first hero may use. */
const usable = ({ view }) =>
  view.rows.filter(({ open }, row) => open && view.heroes[0].columns[row].length < 3).length
const TWO = [person('Ysolde'), bot('Tomas')]

/** So many heroes with so many open rows: the first one rests after two cards, and the others go on. */
const openRows = (players, rows) => ({
  setup: { ...BASE, heroes: players.length },
  players,
  rests: (news) => rows > 1 && storyOf(news) >= 2,
  until: (news) => inMenu(news) && usable(news) === rows && storyOf(news) >= 2,
})

const SHARDS = { name: 'The Seven Shards', group: DUO }

/**
 * What a picture shows: an address, or a table played on until something lies there. `keeps`: tables saved on the device, as other
 * scenes have them, by their names; `campaign`: one with its tables, as campaigns.mjs plays it; `table`: which of them is shown. What is
 * done first: `rests` says when the person ends the turn; `check` chooses radios by name, or the first of a group; `add` ticks boxes; `fill` searches for
 * words; `click` presses buttons by name, then `choose` picks radios, `tab` one that stands only where there is little room. `motion`: things move, and the picture is taken after so many ms; `pace`:
 * how long moves are left to be looked at, at once without it; `wait`: until something is there, by a selector; `asked`: pressed at the end if it is there.
 */
export const SCENES = {
  home: { at: '#/' },
  'home-tables': {
    at: '#/',
    keeps: { 'The Lantern Table': 'table', 'Sunday saga': 'epic', 'Storms over Roshar': 'solo-end' },
  },
  'home-tools': {
    at: '#/',
    keeps: { 'The Lantern Table': 'table', 'Sunday saga': 'hand-over' },
    click: [/More about Sunday|Autres actions pour Sunday/],
  },
  'home-delete': {
    at: '#/',
    keeps: { 'The Lantern Table': 'table' },
    click: [/More about|Autres actions/, /Delete|Supprimer/],
  },
  new: { at: '#/new' },
  settings: { at: '#/settings' },
  'new-coop': { at: '#/new', check: [/^(Together|Ensemble)/, /^(The High Priest|Le Grand Prêtre)/] },
  'new-epic': { at: '#/new', check: [/^Epic/, /^(Together|Ensemble)/, /^(The Usurper|L’Usurpateur)/] },
  'new-odium': { at: '#/new', check: [/^(The Stormlight|Les Archives)/, /^(Together|Ensemble)/] },
  'new-solo': { at: '#/new', check: [/^(Alone|En solitaire)/] },
  'new-four': { at: '#/new', click: [ONE_MORE, ONE_MORE] },
  'new-else': { at: '#/new', click: [/^(Change|Modifier)$/] },
  'new-book': { at: '#/new', tab: /^(Change|Modifier)$/, check: [/suit it|s’y prêtent/] },
  'new-hand': {
    at: '#/new',
    tab: /^(Change|Modifier)$/,
    check: [/boxes that you choose|boîtes que vous/],
    add: [/^(The Stormlight|Les Archives)/, /^Epic/],
  },
  'campaign-new-broken': { at: '#/campaign', click: [/^(Break the first|Briser le premier)/] },
  learn: { at: '#/learn' },
  lesson: { at: '#/lesson/lesson-1' },
  'lesson-asked': { at: '#/lesson/lesson-1', click: [BEGIN] },
  'lesson-right': {
    at: '#/lesson/lesson-1',
    click: [BEGIN, /Lost in the Woods|Poursuite dans/, CAST, /^(Draw a Hero|Piocher une carte Héros)/, GO_ON],
    wait: ANSWER,
  },
  'lesson-wrong': {
    at: '#/lesson/lesson-1',
    click: [BEGIN, /The Academy|L’Académie/, CAST, GO_ON],
    wait: ANSWER,
  },
  'lesson-feat': {
    at: '#/lesson/lesson-2',
    click: [BEGIN, /Call to Arms|Appel aux Armes/, CAST],
    motion: 1500,
  },
  'lesson-together': { at: '#/lesson/lesson-4', click: [BEGIN], motion: 1500 },
  'lesson-lost': {
    at: '#/lesson/lesson-4',
    click: [BEGIN, /^(Play nothing more|Ne plus rien|No|Non)/],
    motion: 1500,
  },
  'lesson-odium': { at: '#/lesson/lesson-6-odium', click: [BEGIN] },
  rules: { at: '#/rules' },
  'rules-topic': { at: '#/rules/challenges' },
  'rules-found': { at: '#/rules', fill: 'corruption hero' },
  missing: { at: '#/table/nowhere' },
  setup: { setup: BASE, players: THREE, until: (news) => waitsFor(news, 'characters') },
  'setup-chosen': {
    setup: BASE,
    players: THREE,
    until: (news) => waitsFor(news, 'characters'),
    check: ['origin', 'destiny'],
  },
  'setup-epic': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (news) => waitsFor(news, 'characters'),
    check: ['origin', 'motivation', 'destiny'],
  },
  'setup-stormlight': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (news) => waitsFor(news, 'characters'),
    check: ['motivation'],
  },
  'setup-dealt': {
    setup: { ...BASE, heroes: 2, options: { noChoice: true, noAlliesNorAdversaries: true } },
    players: DUO,
    until: () => true,
  },
  'table-first': { setup: BASE, players: THREE, until: (news) => waitsFor(news, 'turn') },
  table: MIDDLE,
  // much to choose from, by chances that differ
  'table-full': {
    ...MIDDLE,
    until: (news) =>
      inMenu(news) && storyOf(news) >= 4 && held(news, 0) >= 2 && new Set(chances(news)).size >= 4,
  },
  'table-four': {
    setup: { ...BASE, heroes: 4 },
    players: FOUR,
    until: (news) => inMenu(news) && storyOf(news) >= 5,
  },
  'table-late': {
    setup: BASE,
    players: THREE,
    seed: 4,
    until: (news) => inMenu(news) && storyOf(news) >= 8,
  },
  'table-two': {
    setup: BASE,
    players: THREE,
    seed: 10,
    until: (news) => inMenu(news) && news.view.rows[1].open && storyOf(news) < 3,
  },
  'table-two-four': {
    setup: { ...BASE, heroes: 4 },
    players: FOUR,
    seed: 5,
    until: (news) => inMenu(news) && news.view.rows[1].open && storyOf(news) < 3,
  },
  'rows-2-1': openRows(TWO, 1),
  'rows-2-2': openRows(TWO, 2),
  'rows-2-3': openRows(TWO, 3),
  'rows-3-1': openRows(THREE, 1),
  'rows-3-2': openRows(THREE, 2),
  'rows-3-3': openRows(THREE, 3),
  'rows-4-1': openRows(FOUR, 1),
  'rows-4-2': openRows(FOUR, 2),
  'rows-4-3': openRows(FOUR, 3),
  journey: {
    setup: BASE,
    players: THREE,
    until: (news) => inMenu(news) && storyOf(news) >= 4 && offers(news, 'journey').length > 0,
    click: [/^(Journey|Explorer)/],
  },
  hint: {
    ...MIDDLE,
    click: [/^(Hint|Conseil)/],
  },
  // an attempt with much to be said for it
  'hint-attempt': {
    setup: BASE,
    players: THREE,
    until: (news, { deed, reasons }) =>
      inMenu(news) && deed.attempt !== undefined && reasons.some(({ why }) => why === 'likelier'),
    click: [/^(Hint|Conseil)/],
  },
  reading: {
    ...MIDDLE,
    click: [/^(Read|Lire) .*(Motivation)/],
    tab: /^(My story|Mon Histoire)$/,
  },
  story: {
    ...MIDDLE,
    tab: /^(My story|Mon Histoire)$/,
  },
  rivals: {
    ...MIDDLE,
    tab: /^(Rivals|Rivaux)$/,
  },
  rival: {
    ...MIDDLE,
    click: [/Tomas/],
  },
  chronicle: {
    ...MIDDLE,
    tab: /^(Chronicle|Chronique)$/,
  },
  'rules-here': { ...MIDDLE, click: [/^(Rules|Règles)/] },
  'settings-here': { ...MIDDLE, click: [/^(Settings|Réglages)/] },
  sheet: {
    ...MIDDLE,
    click: [/^(Points so far|Points jusqu’ici)/],
  },
  'window-after': {
    setup: BASE,
    players: THREE,
    until: (news) => inWindow(news, 'afterCast'),
  },
  'window-before': {
    setup: BASE,
    players: THREE,
    until: (news) => inWindow(news, 'beforeCast'),
  },
  'window-hint': {
    setup: BASE,
    players: THREE,
    until: (news) => inWindow(news, 'beforeCast'),
    click: [/^(Hint|Conseil)/],
  },
  attempt: {
    setup: BASE,
    players: THREE,
    until: (news) => canAttempt(news) && held(news, 0) >= 2 && storyOf(news) >= 4,
    click: [/^Attempt |^Tenter /],
  },
  'attempt-dark': {
    setup: BASE,
    players: THREE,
    seed: 3,
    until: (news) => canAttempt(news) && news.view.heroes[0].xp >= 3 && held(news, 0) >= 2,
    click: [/^Attempt |^Tenter /],
    choose: [/^2 (Dark runes|Runes Sombres)/],
  },
  'attempt-hopeless': {
    setup: BASE,
    players: THREE,
    until: isHopeless,
    click: [/^Attempt |^Tenter /, /^(Cast|Lancer)/],
  },
  // no sure thing
  'attempt-fair': {
    setup: BASE,
    players: THREE,
    until: (news) =>
      canAttempt(news) &&
      held(news, 0) >= 1 &&
      storyOf(news) >= 3 &&
      chances(news)[0] > 0.3 &&
      chances(news)[1] < 0.9,
    click: [/^Attempt |^Tenter /],
  },
  'attempt-ally': {
    setup: BASE,
    players: THREE,
    seed: 4,
    until: (news) => attemptsWithAlly(news).length > 0 && storyOf(news) >= 2,
    click: [/^Attempt |^Tenter /],
  },
  outcome: {
    setup: BASE,
    players: THREE,
    asking: { when: 'never' },
    until: (news) => canAttempt(news) && likely(news) && storyOf(news) >= 1,
    click: [/^(Attempt|Tenter) /, /^(Cast|Lancer)/],
    asked: [TWIST],
  },
  'outcome-failed': {
    setup: BASE,
    players: THREE,
    asking: { when: 'never' },
    until: isHopeless,
    click: [/^(Attempt|Tenter) /, /^(Cast|Lancer)/, /^(Cast anyway|Lancer quand même)/],
  },
  // what failing is good for on its way to the purse
  flights: {
    setup: BASE,
    players: THREE,
    asking: { when: 'never' },
    until: isHopeless,
    click: [/^(Attempt|Tenter) /, /^(Cast|Lancer)/, /^(Cast anyway|Lancer quand même)/],
    motion: 1450,
  },
  'outcome-dark': {
    setup: BASE,
    players: THREE,
    seed: 3,
    asking: { when: 'never' },
    until: (news) => canAttempt(news) && news.view.heroes[0].xp >= 3 && storyOf(news) >= 2,
    click: [/^(Attempt|Tenter) /],
    choose: [/^3 (Dark runes|Runes Sombres)/],
    after: [/^(Cast|Lancer)/],
    asked: [TWIST],
  },
  'outcome-paid': {
    setup: { ...BASE, heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    seed: 4,
    asking: { when: 'never' },
    until: (news) => canAttempt(news) && storyOf(news) >= 1 && news.view.heroes[0].xp >= 3,
    click: [/^(Attempt|Tenter) /],
    choose: [/^3 (Dark runes|Runes Sombres)/],
    after: [/^(Cast|Lancer)/],
    asked: [TWIST],
  },
  'outcome-ally': {
    setup: BASE,
    players: THREE,
    seed: 4,
    asking: { when: 'never' },
    until: (news) => attemptsWithAlly(news).length > 0 && storyOf(news) >= 1 && likely(news),
    click: [/^(Attempt|Tenter) /, /^(Cast|Lancer)/],
    asked: [TWIST],
  },
  'window-failing': {
    setup: BASE,
    players: THREE,
    until: (news) => canAttempt(news) && storyOf(news) >= 3,
    click: [/^(Attempt|Tenter) /, /^(Cast|Lancer)/, /^(No, go on|Non, continuer)$/],
  },
  struck: {
    setup: BASE,
    players: THREE,
    until: (news) =>
      news.view.attempt?.seat === 0 &&
      news.view.stack.some(({ by, on }) => by !== 0 && on === 0) &&
      waitsFor(news, 'window'),
  },
  stack: {
    setup: BASE,
    players: THREE,
    seed: 3,
    until: (news) => news.view.stack.length > 0 && waitsFor(news, 'window'),
  },
  'stack-adversary': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    seed: 2,
    until: (news) => waitsFor(news, 'window') && news.view.attempt?.revealed.length > 0,
  },
  'choose-stone': {
    setup: BASE,
    players: THREE,
    seed: 2,
    until: (news) => question(news)?.answers.some((answer) => answer.stone !== undefined),
  },
  'epic-attempt': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (news) => canFace(news),
    click: [/^(Face it|L’affronter)/],
  },
  'odium-attempt': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (news) => canFace(news),
    click: [/^(Face it|L’affronter)/],
  },
  'odium-trial': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (news) => canFace(news),
    click: [/^(Face it|L’affronter)/, /^(Cast|Lancer)/],
  },
  dark: { setup: BASE, players: THREE, until: (news) => question(news)?.name === 'dark' },
  question: {
    setup: BASE,
    players: THREE,
    until: (news) => question(news) !== null && question(news).name !== 'dark',
  },
  ally: {
    setup: BASE,
    players: THREE,
    seed: 3,
    until: (news) => question(news) !== null && news.view.attempt === null,
  },
  digest: {
    setup: BASE,
    players: THREE,
    asking: { when: 'never' },
    until: (news) => isDone(news) && storyOf(news) >= 4,
    click: [END_TURN],
    pace: 0.6,
    wait: '[aria-labelledby="digest"]',
    motion: 900,
  },
  'digest-steps': {
    setup: BASE,
    players: THREE,
    asking: { when: 'never' },
    until: (news) => isDone(news) && storyOf(news) >= 4,
    click: [END_TURN],
    pace: 0.6,
    wait: '[aria-labelledby="digest"]',
    after: [/steps$|étapes$/],
    motion: 900,
  },
  // a Trait that costs something
  'gain-for': {
    setup: BASE,
    players: THREE,
    until: (news) =>
      inMenu(news) &&
      storyOf(news) >= 2 &&
      news.view.you.offers.some(({ deed, price }) => deed.gain !== undefined && price > 0),
    click: [/^(Gain|Gagner) .* (for|pour) /],
    wait: 'dialog[open]',
  },
  'act-told': {
    setup: BASE,
    players: THREE,
    until: (news) => inMenu(news) && storyOf(news) === 2 && offers(news, 'gain').length > 0,
    click: [GAIN, TAKE_IT],
    pace: 1,
    wait: 'dialog[open] [id="band"]',
    motion: 1800,
  },
  'act-three-told': {
    setup: BASE,
    players: THREE,
    until: (news) => inMenu(news) && storyOf(news) === 8 && offers(news, 'gain').length > 0,
    click: [GAIN, TAKE_IT],
    pace: 1,
    wait: 'dialog[open] [id="band"]',
    motion: 1800,
  },
  'act-over': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (news) => isDone(news) && storyOf(news) === 3 && !news.view.rows[1].open,
    click: [/^(Journey|Explorer)/],
  },
  'near-end': {
    setup: BASE,
    players: THREE,
    until: (news) => canAttempt(news) && storyOf(news) === 8,
  },
  'near-end-panel': {
    setup: BASE,
    players: THREE,
    until: (news) => canAttempt(news) && storyOf(news) === 8,
    click: [/^(Attempt|Tenter) /],
  },
  'near-end-trait': {
    setup: BASE,
    players: THREE,
    until: (news) => inMenu(news) && storyOf(news) === 8 && offers(news, 'gain').length > 0,
    click: [GAIN],
  },
  'last-round': {
    setup: BASE,
    players: THREE,
    until: (news) => isDone(news) && storyOf(news) === 9,
    click: [/^(Continue|Continuer)$/, END_TURN],
    pace: 1,
    wait: '[data-part="band"]',
    motion: 900,
  },
  'level-first': {
    setup: { edition: 'epic', mode: 'competitive', heroes: 2 },
    players: DUO,
    until: (news) =>
      inMenu(news) &&
      news.view.heroes[0].level === 'N' &&
      offers(news, 'gain').some((card) => /stealthy|cunning/.test(card)),
    click: [/^(Gain|Gagner) (Stealthy|Cunning|Furtif|Rusé)/, TAKE_IT, /^(No|Non)$/],
    pace: 1,
    wait: 'dialog[open] [id="band"]',
    motion: 900,
  },
  'row-opens': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (news) => isDone(news) && storyOf(news) === 3 && !news.view.rows[1].open,
    click: [/^(Continue|Continuer)$/, END_TURN],
    pace: 1,
    wait: 'dialog[open] [id="band"]',
    motion: 1500,
  },
  end: { setup: BASE, players: THREE, until: NEVER },
  'end-counting': {
    setup: BASE,
    players: THREE,
    until: NEVER,
    click: [/^(To the score sheet|Au Carnet)/],
    motion: 500,
  },
  'end-lines': { setup: BASE, players: THREE, until: NEVER, click: [/^Box B|^Rangée B/] },
  'end-proof': {
    setup: BASE,
    players: THREE,
    until: NEVER,
    click: [/^Check this game|^Vérifier cette partie/],
  },
  'end-destinies': { setup: BASE, players: THREE, until: NEVER, motion: 3000 },
  'end-four': { setup: { ...BASE, heroes: 4 }, players: FOUR, until: NEVER },
  solo: {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (news) => inMenu(news) && storyOf(news) >= 4,
  },
  'solo-end': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: NEVER,
  },
  'solo-lost': {
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    seed: 4,
    until: NEVER,
  },
  'coop-end': { setup: { edition: 'epic', mode: 'coop', heroes: 2 }, players: DUO, until: NEVER },
  'stormlight-end': {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: NEVER,
  },
  epic: {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (news) => inMenu(news) && storyOf(news) >= 5,
  },
  bank: {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (news) => inMenu(news) && offers(news, 'bank').length > 0,
    tab: /^(My story|Mon Histoire)$/,
    click: [/^(Train|S’entraîner)/],
  },
  'epic-face': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (news) => waitsFor(news, 'turn') && news.view.turn.mustFace,
  },
  heritage: {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (news) => question(news)?.name === 'heritage',
  },
  stormlight: {
    setup: { edition: 'stormlight', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: (news) => inMenu(news) && storyOf(news) >= 5,
  },
  'epic-final': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: DUO,
    until: (news) => inMenu(news) && news.view.adversary.side === 'final',
  },
  'epic-toll': {
    setup: { edition: 'epic', mode: 'coop', heroes: 2, options: { adversary: 'epic/ashen-wyrm' } },
    players: DUO,
    until: (news) => inMenu(news) && isStruck(news, 'epic/ashen-wyrm'),
  },
  'epic-three': {
    setup: { edition: 'epic', mode: 'coop', heroes: 3, options: { adversary: 'epic/iron-colossus' } },
    players: THREE,
    until: (news) => inMenu(news) && news.view.adversary.side === 'final' && !news.view.turn.mustFace,
  },
  'epic-competitive': {
    setup: { edition: 'epic', mode: 'competitive', heroes: 4 },
    players: FOUR,
    until: (news) => inMenu(news) && storyOf(news) >= 5,
  },
  'full-hand': {
    setup: { edition: 'epic', mode: 'competitive', heroes: 4 },
    players: FOUR,
    until: (news) => inMenu(news) && held(news, 0) >= 5,
    tab: /^(Open the hand|Ouvrir la main)/,
  },
  'hand-four': {
    ...MIDDLE,
    seed: 7,
    until: (news) => inMenu(news) && storyOf(news) >= 2 && held(news, 0) === 4,
    tab: /^(Open the hand|Ouvrir la main)/,
  },
  'hand-seven': {
    setup: { ...BASE, heroes: 2 },
    players: DUO,
    seed: 7,
    until: (news) => inMenu(news) && held(news, 0) === 7,
    tab: /^(Open the hand|Ouvrir la main)/,
  },
  'hand-seven-epic': {
    setup: { edition: 'epic', mode: 'competitive', heroes: 2 },
    players: DUO,
    seed: 5,
    until: (news) => inMenu(news) && held(news, 0) === 7,
    tab: /^(Open the hand|Ouvrir la main)/,
  },
  'storm-united': stormlight('radiants-united'),
  'storm-desolation': stormlight('the-true-desolation'),
  'storm-contest': stormlight('contest-of-champions'),
  'storm-alliance': stormlight('the-fraying-alliance'),
  'storm-late': {
    ...stormlight('radiants-united'),
    until: (news) => inMenu(news) && storyOf(news) >= 8,
  },
  'storm-face': {
    ...stormlight('radiants-united'),
    until: (news) => waitsFor(news, 'turn') && news.view.turn.mustFace,
  },
  'storm-radiant': {
    ...stormlight('radiants-united'),
    setup: {
      ...stormlight('radiants-united').setup,
      options: {
        quest: 'stormlight/radiants-united',
        characters: [{ destiny: 'stormlight/windrunner' }],
      },
    },
    until: (news) => inMenu(news) && storyOf(news) >= 7,
    tab: /^(My story|Mon Histoire)$/,
  },
  pledge: {
    ...stormlight('contest-of-champions'),
    until: (news) => question(news)?.pledge != null,
  },
  mixed: {
    setup: { edition: 'stormlight', mode: 'coop', heroes: 3, sets: ['stormlight', 'base'] },
    players: THREE,
    until: (news) => inMenu(news) && storyOf(news) >= 5,
  },
  'hand-over': {
    setup: { ...BASE, heroes: 2 },
    players: [person('Ysolde'), person('Tomas')],
    until: (news) => waitsFor(news, 'turn'),
    other: true,
  },
  'who-answers': {
    setup: BASE,
    players: [person('Ysolde'), person('Tomas'), person('Brom')],
    asking: { when: 'matters' },
    until: (news) => inMenu(news) && held(news, 1) > 0 && held(news, 2) > 0 && likely(news),
    click: [/I am|Je suis/, /^(Attempt|Tenter) /, /^(Cast|Lancer)/, /^(Draw a Hero|Piocher une carte Héros)/],
  },
  'step-in': {
    setup: { ...BASE, heroes: 2 },
    players: [person('Ysolde'), person('Tomas')],
    until: (news) => inMenu(news) && held(news, 1) > 0 && news.view.turn.seat === 0,
    click: [/I am Ysolde|Je suis Ysolde/, /Tomas/],
  },
  'stepping-in': {
    setup: { ...BASE, heroes: 2 },
    players: [person('Ysolde'), person('Tomas')],
    until: (news) => inMenu(news) && held(news, 1) > 0 && news.view.turn.seat === 0,
    click: [/I am Ysolde|Je suis Ysolde/, /Tomas/, /steps in|intervient/, /I am Tomas|Je suis Tomas/],
  },
  'idle-feat': {
    setup: { ...BASE, heroes: 2 },
    players: DUO,
    until: (news) => news.seat.asked && news.view.you.offers.some(({ idle }) => idle),
  },
  'campaign-new': { at: '#/campaign' },
  'campaign-first': { at: '#/campaign/picture-campaign', campaign: { ...SHARDS, ends: [] } },
  'campaign-opening': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [] },
    click: [/^(Break the seal|Briser le sceau)/],
  },
  'campaign-opening-moves': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [] },
    click: [/^(Break the seal|Briser le sceau)/],
    motion: 600,
  },
  campaign: {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [['won'], ['lost', 'won'], ['playing']] },
  },
  'campaign-sealed': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [] },
    click: [/^(Chapter|Chapitre) III/],
  },
  'campaign-lost': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [['won'], ['lost']] },
  },
  'campaign-next': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [['won'], ['gone']], unsealed: 3 },
  },
  'campaign-quest': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [['won']], unsealed: 2 },
    click: [/^(Quest|Quête)/],
  },
  'campaign-party': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [['won']], unsealed: 2 },
    click: [/^(Change the party|Changer le groupe)/],
  },
  'campaign-age': {
    at: '#/campaign/picture-campaign',
    campaign: { ...SHARDS, ends: [['won'], ['won'], ['gone'], ['won'], ['won'], ['won'], ['won']] },
  },
  'campaign-tales': {
    at: '#/campaign/picture-campaign',
    campaign: {
      ...SHARDS,
      ends: [['won'], ['won'], ['gone'], ['won'], ['won'], ['won'], ['won']],
      tales: ['won', 'lost'],
    },
  },
  'campaign-table': { campaign: { ...SHARDS, ends: [['gone'], ['playing']] }, table: -1 },
  'campaign-end': { campaign: { ...SHARDS, ends: [['won']] } },
  'campaign-end-lost': { campaign: { ...SHARDS, ends: [['lost']] } },
  'home-campaign': {
    at: '#/',
    campaign: { ...SHARDS, ends: [['won'], ['lost', 'won'], ['playing']] },
  },
}
