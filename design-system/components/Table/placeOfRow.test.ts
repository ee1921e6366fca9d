import { expect, test } from 'vitest'
import { placeOfRow } from './placeOfRow.ts'

test.each([
  ['stays where it is', 'b', ['a', 'b', 'c'], 1],
  ['is pushed down', 'b', ['new', 'a', 'b', 'c'], 2],
  ['moves to the top', 'b', ['b', 'a', 'c'], 0],
  ['moves to the end', 'b', ['a', 'c', 'd', 'e', 'b'], 4],
  ['is gone: the next takes its place', 'b', ['a', 'c'], 1],
  ['is gone with all that followed', 'b', ['a'], 0],
])('a row that %s', (_, key, keys, place) => {
  const rows = { rowCount: keys.length, rowKey: (index: number) => keys[index] ?? '' }
  expect(placeOfRow({ index: 1, key }, rows)).toBe(place)
})
