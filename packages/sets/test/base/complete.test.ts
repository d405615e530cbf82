/** The table of facts leaves out no name that docs/cards/base.md has. */
import { describe, expect, test } from 'vitest'
import { factPage } from '../kit/fact-page.ts'
import { BASE } from './facts.ts'

const { section, rows } = factPage('base')

/** A name without marks, numbers and remarks: `Sailor (003)`, `Hunter ●○`, `Wield the Dark Blade (top)`. */
const bare = (name: string): string => name.replaceAll(/ \(.*?\)| [●○]+| ×\d+/g, '').trim()
/** `A, B ●, C.` */
const listed = (line: string): string[] => line.replace(/\.$/, '').split(/[,;] /).map(bare)

const told = (ending: string) =>
  new Set(BASE.facts.filter(({ field }) => field.includes(ending)).map(({ value }) => value as string))
const names = told('name.en')
const paths = told('paths has')
const subjects = new Set(BASE.facts.map(({ subject }) => subject))
const idOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-')

describe('names of base.md that the table lacks', () => {
  test.each([
    ['6.1', 15],
    ['6.2', 15],
    ['6.3', 15],
    ['6.4', 20],
    ['6.5', 10],
    ['6.6', 10],
  ])('the lists of section %s', (number, count) => {
    const lists = section(number)
      .split('\n')
      .slice(1)
      .filter((line) => /^(- |[A-Z]).*\.$/.test(line))
    const found = lists.flatMap((line) => listed(line.replace(/^- Act I+ \(\d\): /, '')))
    expect(found).toHaveLength(count)
    expect(found.filter((name) => !names.has(name))).toEqual([])
  })

  test('6.7 Challenges and their paths', () => {
    const challenges = rows('6.7')
    expect(challenges).toHaveLength(51)
    const titles = challenges.map(([title]) => bare(title)).filter((title) => !title.startsWith('**'))
    expect(titles).toHaveLength(50)
    expect(titles.filter((title) => !names.has(title))).toEqual([])
    const both = challenges.flatMap(([, ...two]) => two.map(bare))
    expect(both).toHaveLength(102)
    expect(both.filter((path) => !paths.has(path))).toEqual([])
  })

  test('6.8 and 6.9 Hero and Antihero cards, with their copies', () => {
    const text = section('6.8') + section('6.9')
    const counted = [...text.matchAll(/(?:^|[,:] )([A-Z][\w' ]+?) ×(\d)/gm)].map(([, name, n]) => [
      name,
      Number(n),
    ])
    expect(counted).toHaveLength(16)
    const copies = new Map(
      BASE.facts.filter(({ field }) => field === 'copies').map((fact) => [fact.subject, fact.value]),
    )
    expect(counted.filter(([name, n]) => copies.get(idOf(String(name))) !== n)).toEqual([])
    const skulls = listed(/\): (Cruel Betrayal.*?)\. /.exec(text)![1])
    expect(skulls).toHaveLength(6)
    expect([...skulls, ...counted.map(([name]) => String(name))].filter((name) => !names.has(name))).toEqual(
      [],
    )
  })

  test('7 French names', () => {
    const french = new Set([...told('name.fr')].map((name) => name.toLowerCase()))
    const found = rows('7').flatMap(([english, name]) =>
      // a remark, or two cards in one row
      english.includes(' / ') || english.includes(', ') ? name.split(/ \/ |, /) : [bare(name)],
    )
    expect(found).toHaveLength(38)
    const TERMS_AND_REMARKS = ["Quête de l'Adversaire", 'printed "Royaume Secrète" in the extracted text']
    expect(
      found.filter((name) => !french.has(name.toLowerCase()) && !TERMS_AND_REMARKS.includes(name)),
    ).toEqual([])
  })

  test.each([
    ['5.1', 4],
    ['5.2', 3],
    ['5.3', 26],
  ])('the cards of section %s', (number, count) => {
    const cards = rows(number).flatMap(([card]) => listed(bare(card).replaceAll(';', ',')))
    expect(cards).toHaveLength(count)
    expect(cards.filter((card) => !subjects.has(idOf(card)))).toEqual([])
  })
})
