/** Tables for terminals of any width. */
import { describe, expect, test } from 'vitest'
import { type Column, columns, wrap } from '../src/cards/layout.ts'

describe('wrap', () => {
  test('breaks at spaces, and keeps the lines that are there', () => {
    expect(wrap('one two three\nfour', 8)).toEqual(['one two', 'three', 'four'])
    expect(wrap('', 8)).toEqual([''])
  })

  test('holds at no-break spaces', () => {
    expect(wrap('Sauver l’Équipage\u00a0: ici', 20)).toEqual(['Sauver l’Équipage\u00a0:', 'ici'])
    expect(wrap('un deux\u00a0: trois', 8)).toEqual(['un', 'deux\u00a0:', 'trois'])
  })

  test('cuts a word that is longer than a line', () => {
    expect(wrap('a lighthouse', 5)).toEqual(['a', 'light', 'house'])
    expect(wrap('lighthouse', 5)).toEqual(['light', 'house'])
  })

  test('lets nothing through that moves the cursor', () => {
    expect(wrap('a\u001b[2Jb\tc', 20)).toEqual(['a [2Jb c'])
  })
})

describe('columns', () => {
  const table: Column[] = [
    { title: 'Card', cells: ['Wreck on the Reef\nwreck-on-the-reef', 'Fog\nfog'] },
    { title: 'Act', cells: ['', ''] },
    { title: 'Diff.', cells: ['4', ''] },
    { title: 'Text', cells: ['Save the Crew: 1 Justice, 1 Constitution', ''] },
  ]

  test('the text takes the width that is left, and a column with nothing in it is left out', () => {
    expect(columns(table, 60)).toEqual([
      'Card               Diff.  Text',
      '────────────────────────────────────────────────────────────',
      'Wreck on the Reef  4      Save the Crew: 1 Justice, 1',
      'wreck-on-the-reef         Constitution',
      'Fog',
      'fog',
    ])
  })

  test('where too little is left, the text stands below', () => {
    expect(columns(table, 40)).toEqual([
      'Card               Diff.',
      '──────────────────────────',
      'Wreck on the Reef  4',
      'wreck-on-the-reef',
      '  Save the Crew: 1 Justice, 1',
      '  Constitution',
      'Fog',
      'fog',
    ])
  })

  test('no line is wider than asked for', () => {
    for (let width = 24; width < 120; width++) {
      expect(columns(table, width).filter((line) => line.length > width)).toEqual([])
    }
  })

  test('lines are styled once they have their width, the last of a cell apart', () => {
    const style = (line: string, isLast: boolean) => (isLast ? `<${line}>` : `[${line}]`)
    const [first, ...rest] = table
    expect(columns([{ ...first, style }, ...rest], 60).slice(2, 4)).toEqual([
      '[Wreck on the Reef  ]4      Save the Crew: 1 Justice, 1',
      '<wreck-on-the-reef  >       Constitution',
    ])
  })
})
