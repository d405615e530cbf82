/** Every icon tells its name and its meaning: to a pointer that rests on it, to the keyboard, to a finger that presses long. */
import { type IconsTold, type Language, loadIcons } from '@runesaga/words'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { share } from '../kit/share.ts'
import { NAMES } from './kit/names.ts'
import { goThere, keptIn, SCENES } from './kit/scenes.ts'
import { resize } from './kit/settled.ts'
import { type Size, test, type Visitor, type Wish } from './kit/visit.ts'

/** A scene once the tip is on the page: it comes when the screen has stood for a moment. */
async function open(
  visit: (wish?: Wish) => Promise<Visitor>,
  name: string,
  wish: Pick<Wish, 'size' | 'language' | 'before'> = {},
): Promise<{ page: Page; icons: IconsTold }> {
  const scene = SCENES[name]
  const { page } = await visit({ ...wish, ...(await keptIn(scene)) })
  await tip(page).waitFor({ state: 'attached' })
  await goThere(page, scene)
  return { page, icons: await loadIcons(wish.language ?? 'en') }
}

const sizeOf = (scene: string): Pick<Wish, 'size'> => {
  const { size } = SCENES[scene]
  return size === undefined ? {} : { size }
}

const tip = (page: Page): Locator => page.locator('[role=tooltip]')
const told = (page: Page): Locator => page.locator('[role=tooltip]:popover-open')

/** The name under which a drawing is told: of a stone, its face; of one that isn't cast, its kind. */
function nameOf(mark: string, icons: IconsTold): string {
  const [kind, face] = mark.split(' ')
  if (face === undefined) return icons[kind as keyof IconsTold].name
  if (face !== '') return icons[`face-${face}` as keyof IconsTold].name
  if (kind === 'dark') return icons['dark-rune'].name
  if (kind === 'core' || kind === 'fate') return icons['core-rune'].name
  return icons[kind.endsWith('-special') ? 'special-rune' : 'ability-rune'].name
}

interface Spot {
  mark: string
  x: number
  y: number
}

/** Runs in the page: what is drawn in front, each drawing by what it is marked as, and where a pointer finds one of them. */
function drawingsInFront(): { marks: string[]; spots: Spot[] } {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const outermost = [...front.querySelectorAll('[data-icon]')].filter(
    (drawing) =>
      drawing.parentElement!.closest('[data-icon]') === null &&
      drawing.checkVisibility({ visibilityProperty: true }),
  )
  const spots = new Map<string, Spot>()
  for (const drawing of outermost) {
    const mark = drawing.getAttribute('data-icon')!
    const { left, top, width, height } = (drawing.querySelector('svg') ?? drawing).getBoundingClientRect()
    const spot = { mark, x: left + width / 2, y: top + height / 2 }
    const stack = document.elementsFromPoint(spot.x, spot.y)
    const [first] = stack
    const isUnderCover = first?.matches('.cover') && first.parentElement!.contains(drawing)
    const drawn = stack.map((element) => element.closest('[data-icon]')).find((found) => found !== null)
    if (drawing.contains(drawn ?? null) && (drawing.contains(first) || isUnderCover)) spots.set(mark, spot)
  }
  return {
    marks: [...new Set(outermost.map((drawing) => drawing.getAttribute('data-icon')!))],
    spots: [...spots.values()],
  }
}

/** Runs in the page: the focus is set on one control after the other, and what is told is written down. */
async function toldInFocus(): Promise<string[]> {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const heard = new Set<string>()
  for (const control of front.querySelectorAll<HTMLElement>(
    'a, button, input, select, summary, [tabindex="0"]',
  )) {
    control.focus()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const open = document.querySelector<HTMLElement>('[role=tooltip]:popover-open')
    for (const line of open?.querySelectorAll('b') ?? []) heard.add(line.textContent)
  }
  return [...heard]
}

type SeenAt = [scene: string, size: Size, language: Language]
const FEW: SeenAt[] = [
  ['setup', 'desktop', 'en'],
  ['table, well on', 'phone', 'en'],
  ['table, epic', 'desktop', 'en'],
  ['table, stormlight', 'desktop', 'fr'],
  ['attempt panel', 'phone', 'fr'],
  ['the end, against the Adversary', 'desktop', 'en'],
]
const ELSEWHERE: SeenAt[] = [
  ['table, well on', 'desktop', 'fr'],
  ['attempt panel', 'desktop', 'en'],
]
const OTHERS = Object.entries(SCENES)
  .filter(([name]) => FEW.every(([scene]) => scene !== name))
  .map(([name, { size = 'desktop' }]): SeenAt => [name, size, 'en'])
  .concat(ELSEWHERE)

test.for(share(FEW, OTHERS))(
  'each is told in focus, by a control of its own or one beside it (%s, %s, %s)',
  async ([scene, size, language], { visit, comeBack }) => {
    // one page is enough for those of a language
    const { page, icons } = await open(language === 'en' ? comeBack : visit, scene, { size, language })
    // from now on the focus is the keyboard's
    await page.keyboard.press('Tab')
    const heard = await page.evaluate(toldInFocus)
    const { marks } = await page.evaluate(drawingsInFront)
    if (FEW.some(([one]) => one === scene)) expect(marks.length).toBeGreaterThan(2)
    const names = new Set(marks.map((mark) => nameOf(mark, icons)))
    expect([...names].filter((name) => !heard.some((line) => line.split(' · ').includes(name)))).toEqual([])
  },
)

const POINTED_AT: [scene: string, language: Language][] = [
  ['table, well on', 'fr'],
  ['attempt panel', 'en'],
]

test.for(
  share(
    POINTED_AT,
    Object.keys(SCENES).map((scene): (typeof POINTED_AT)[number] => [scene, 'fr']),
  ),
)('each is told under a resting pointer, with its meaning (%s, %s)', async ([scene, language], { visit }) => {
  const { page, icons } = await open(visit, scene, { language, ...sizeOf(scene) })
  const { spots } = await page.evaluate(drawingsInFront)
  if (POINTED_AT.some(([one]) => one === scene)) expect(spots.length).toBeGreaterThan(4)
  const meanings = Object.values(icons).flatMap(({ meaning, of = {} }) => [meaning, ...Object.values(of)])
  for (const { mark, x, y } of spots) {
    await page.mouse.move(x, y)
    const line = told(page).filter({ has: page.locator('b', { hasText: nameOf(mark, icons) }) })
    await line.waitFor()
    expect(meanings).toContain(await line.locator('b + span').innerText())
    // one at a time
    expect(await tip(page).count()).toBe(1)
  }
})

test('a button that is a mark alone is told too, and Escape puts the tip away', async ({ visit }) => {
  const { page } = await open(visit, 'table, well on')
  const button = page.getByRole('button', { name: NAMES.settings })
  await button.hover()
  await told(page).waitFor()
  expect(await told(page).innerText()).toBe('Settings')
  expect(await button.getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'))
  await page.keyboard.press('Escape')
  await told(page).waitFor({ state: 'detached' })
  expect(await button.getAttribute('aria-describedby')).toBeNull()
})

/** Runs in the page: what the open tip lies over of what the panel says: the control in focus, its fellows, the chart, the stones. */
function hiddenByTip(): string[] {
  const tip = document.querySelector('[role=tooltip]')!.getBoundingClientRect()
  const said = document.querySelectorAll('dialog label, dialog figure, dialog h3, dialog [data-coach] li')
  return [...said].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isApart = tip.right <= left || tip.left >= right || tip.bottom <= top || tip.top >= bottom
    return isApart ? [] : [element.textContent]
  })
}

test('what the focus brings hides nothing of the panel of an attempt', async ({ visit }) => {
  const { page } = await open(visit, 'table, first turn')
  // from now on the focus is the keyboard's
  await page.keyboard.press('Tab')
  await page.locator('[data-opens="attempt"]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog input[name="path"]:focus').waitFor()
  await told(page).waitFor()
  expect(await page.evaluate(hiddenByTip)).toEqual([])
  await page.locator('dialog input[name="dark"]').first().focus()
  await page.keyboard.press('ArrowRight')
  await told(page).filter({ hasText: 'Dark rune' }).waitFor()
  // the stone that it adds lies there
  await page.locator('dialog [data-coach="stones"] li').nth(1).waitFor()
  expect(await page.evaluate(hiddenByTip)).toEqual([])
})

test('a tip stays inside the window, however narrow it is', async ({ visit }) => {
  const { page } = await open(visit, 'table, well on')
  await resize(page, { width: 320, height: 640 })
  const { spots } = await page.evaluate(drawingsInFront)
  expect(spots.length).toBeGreaterThan(2)
  const [byX, byY] = [spots.toSorted((a, b) => a.x - b.x), spots.toSorted((a, b) => a.y - b.y)]
  // those that lie nearest to the edges
  for (const { x, y } of [byX, byY].flatMap((sorted) => [sorted[0], sorted[sorted.length - 1]])) {
    await page.mouse.move(1, 1)
    await told(page).waitFor({ state: 'detached' })
    await page.mouse.move(x, y)
    await told(page).waitFor()
    const { x: left, y: top, width, height } = (await told(page).boundingBox())!
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(320)
    expect(top + height).toBeLessThanOrEqual(640)
  }
})

/** A finger that stays for so long. */
async function press(
  page: Page,
  { x, y }: { x: number; y: number },
  until: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await until()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

test('a long press tells an icon, and nothing else comes of it', async ({ visit }) => {
  const { page, icons } = await open(visit, 'table, first turn', { size: 'phone' })
  const { spots } = await page.evaluate(drawingsInFront)
  // in a button, a word of it as well as its price, and on a card that a press would open
  const journey = page.getByRole('button', { name: /^Journey/ })
  const middleOf = async (mark: string) => {
    const { x, y, width, height } = (await journey.locator(`[data-icon="${mark}"]`).boundingBox())!
    return { mark, x: x + width / 2, y: y + height / 2 }
  }
  const places = [
    await middleOf('xp'),
    await middleOf('journey'),
    spots.find(({ mark }) => mark === 'difficulty')!,
  ]
  for (const place of places) {
    await press(page, place, () => told(page).waitFor())
    expect(await told(page).locator('b').innerText()).toBe(nameOf(place.mark, icons))
    expect(await page.locator('dialog:modal').count()).toBe(0)
  }
  // a tap puts it away, and is a tap again
  await page.getByRole('button', { name: NAMES.settings }).tap()
  await page.locator('dialog:modal').waitFor()
  expect(await told(page).count()).toBe(0)
})

const KNOWN = 'runesaga icons'

test('on first use an icon’s name stands beside it; after three turns the icon stands alone', async ({
  visit,
}) => {
  // where there is more room each keeps its name
  const { page } = await open(visit, 'attempt panel', { size: 'phone' })
  const path = page
    .getByRole('dialog')
    .locator('label', { has: page.getByRole('radio') })
    .first()
  const words = async (): Promise<string[]> => path.locator('.game-icon + small').allInnerTexts()
  const drawn = await path.locator('.game-icon').count()
  expect(drawn).toBeGreaterThan(0)
  expect(await words()).toHaveLength(drawn)
  const met = (await page.evaluate((key) => JSON.parse(localStorage[key] ?? '{}'), KNOWN)) as Record<
    string,
    string[]
  >
  expect(Object.values(met).every(({ length }) => length === 1)).toBe(true)
  // as if it had been seen in three turns before this one
  await page.evaluate(
    ([key, icons]) => {
      localStorage[key] = JSON.stringify(
        Object.fromEntries(icons.map((icon) => [icon, ['a 1', 'a 2', 'a 3']])),
      )
    },
    [KNOWN, Object.keys(met)] as const,
  )
  await page.reload()
  await goThere(page, SCENES['attempt panel'])
  expect(await words()).toEqual([])
})
