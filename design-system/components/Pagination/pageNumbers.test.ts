import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './pageNumbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 25, [1, 2, null, 25]],
  [3, 25, [1, 2, 3, 4, null, 25]],
  [4, 25, [1, 2, 3, 4, 5, null, 25]],
  [12, 25, [1, null, 11, 12, 13, null, 25]],
  [25, 25, [1, null, 24, 25]],
])('on page %d of %d the pages %j are offered', (page, pageCount, numbers) => {
  expect(pageNumbers(page, pageCount)).toEqual(numbers)
})

test('lists at most seven pages in order, always with the first, last and current one', () => {
  const places = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 5000 }))
    .map(([page, more]) => [page, page + more] as const)
  fc.assert(
    fc.property(places, ([page, pageCount]) => {
      const offered = pageNumbers(page, pageCount)
      const numbers = offered.filter((number) => number !== null)
      expect(offered.length).toBeLessThanOrEqual(7)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      for (const number of [1, page, pageCount]) expect(numbers).toContain(number)
    }),
  )
})
