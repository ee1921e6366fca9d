import { expect, test } from 'vitest'
import { heldRows } from './heldRows.ts'

function rows(...ids: string[]) {
  return ids.map((id) => ({ id }))
}

test('a row added above is held back and counted', () => {
  expect(heldRows(rows('a', 'b'), rows('new', 'a', 'b'))).toEqual({
    rows: rows('a', 'b'),
    arrived: 1,
    left: 0,
  })
})

test('rows loaded below are appended', () => {
  expect(heldRows(rows('a', 'b'), rows('a', 'b', 'c', 'd'))).toEqual({
    rows: rows('a', 'b', 'c', 'd'),
    arrived: 0,
    left: 0,
  })
})

test('a removed or moved row keeps its place with its latest values', () => {
  const shown = [
    { id: 'a', state: 'OPEN' },
    { id: 'b', state: 'OPEN' },
    { id: 'c', state: 'OPEN' },
  ]
  const latest = [
    { id: 'c', state: 'CLOSED' },
    { id: 'a', state: 'OPEN' },
  ]
  expect(heldRows(shown, latest)).toEqual({
    rows: [
      { id: 'a', state: 'OPEN' },
      { id: 'b', state: 'OPEN' },
      { id: 'c', state: 'CLOSED' },
    ],
    arrived: 0,
    left: 1,
  })
})
