import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergedRows, windowsToRefresh } from './mergedRows.ts'

const loaded = ['a', 'b', 'c', 'd', 'e', 'f']
const none = new Set<string>()

test('a new request at the top pushes the others down, and none is lost', () => {
  const rows = mergedRows(
    loaded,
    { start: 0, size: 3, answered: ['new', 'a', 'b'], isEnd: false },
    new Set(['new']),
  )
  expect(rows).toEqual(['new', 'a', 'b', 'c', 'd', 'e', 'f'])
})

test('a request that was resolved leaves the open ones', () => {
  const rows = mergedRows(loaded, { start: 2, size: 2, answered: ['d', 'e'], isEnd: false }, new Set(['c']))
  expect(rows).toEqual(['a', 'b', 'd', 'e', 'f'])
})

test('a request that moved up stands once', () => {
  const rows = mergedRows(
    loaded,
    { start: 0, size: 3, answered: ['e', 'a', 'b'], isEnd: false },
    new Set(['e']),
  )
  expect(rows).toEqual(['e', 'a', 'b', 'c', 'd', 'f'])
})

test('a window that reaches the end of the list ends it', () => {
  const rows = mergedRows(loaded, { start: 3, size: 5, answered: ['d', 'f'], isEnd: true }, none)
  expect(rows).toEqual(['a', 'b', 'c', 'd', 'f'])
})

test('however a list changed, looking at all of it again gives what the server has', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }))
  fc.assert(
    fc.property(ids, ids, (before, now) => {
      const size = Math.max(before.length, now.length)
      expect(mergedRows(before, { start: 0, size, answered: now, isEnd: true }, none)).toEqual(now)
    }),
  )
})

test('no row ever stands twice', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))
  fc.assert(
    fc.property(
      ids,
      ids,
      ids,
      fc.nat(9),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (before, answered, changed, start, size, isEnd) => {
        const rows = mergedRows(
          before,
          { start, size, answered: answered.slice(0, size), isEnd },
          new Set(changed),
        )
        expect(new Set(rows).size).toBe(rows.length)
      },
    ),
  )
})

test.each([
  ['nothing below', [], [0]],
  ['a row at the top', ['b'], [0]],
  ['a row further down', ['r30'], [0, 28]],
  ['two neighbours', ['r30', 'r31'], [0, 28]],
  ['a row whose cursor changed too', ['r30', 'r23'], [0, 27]],
  ['a request that is not loaded', ['r99'], [0]],
])('after a change of %s the right windows are asked for', (_what, changed, starts) => {
  const rows = [...'abcd', ...Array.from({ length: 40 }, (_, index) => `r${index}`)]
  expect(windowsToRefresh(rows, new Set(changed), { size: 12, most: 4 })).toEqual(starts)
})
