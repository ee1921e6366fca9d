import assert from 'node:assert/strict'
import type { Reading } from '../../reading/index.ts'
import { letterTables } from './letterTables.ts'

Deno.test('the rows of a table in a letter have the words over its columns, also when those are no part of it', () => {
  const lineAt = (y: number, words: readonly (readonly [string, number])[]) => ({
    words: words.map(([text, x]) => ({ text, box: { x, y, width: text.length * 4, height: 9 } })),
  })
  const header = lineAt(160, [
    ['Bldg', 50],
    ['Units', 84],
    ['Built', 170],
    ['Insure', 210],
    ['for', 236],
  ])
  const rows = [175, 190].map((y, at) =>
    lineAt(y, [
      [at === 0 ? '88' : '92', 50],
      [at === 0 ? '12' : '8', 84],
      ['1926', 170],
      ['$2,150,000', 212],
    ]),
  )
  const table = {
    kind: 'table',
    page: 1,
    header: null,
    rows: rows.map(({ words }) => words.map(({ text, box }) => ({ text, box, page: 1 }))),
  }
  const reading = {
    pages: [{ number: 1, lines: [header, ...rows] }],
    blocks: [{ kind: 'paragraph', page: 1, text: '', lines: [{ page: 1, line: header }] }, table],
  } as unknown as Reading
  assert.deepEqual(
    letterTables([{ name: 'letter.pdf', reading }]).map(({ within, index, label, value }) => [
      within,
      index,
      label,
      value,
    ]),
    [
      ['buildings', 0, 'bldg', '88'],
      ['buildings', 0, 'units', '12'],
      ['buildings', 0, 'built', '1926'],
      ['buildings', 0, 'building limit', '$2,150,000'],
      ['buildings', 1, 'bldg', '92'],
      ['buildings', 1, 'units', '8'],
      ['buildings', 1, 'built', '1926'],
      ['buildings', 1, 'building limit', '$2,150,000'],
    ],
  )
})
