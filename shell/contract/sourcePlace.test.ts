import { expect, test } from 'vitest'
import { openSource, sourceSearch, withoutSource } from './sourcePlace.ts'

const place = { fileId: 'fi_policy', page: 12, quote: 'Water that backs up from a sewer' }

test('a source opens beside what the URL shows already, and closes again', () => {
  const search = sourceSearch('?artifact=ar_1', place)
  expect(openSource(new URLSearchParams(search))).toEqual(place)
  expect(withoutSource(search)).toBe('?artifact=ar_1')
  expect(withoutSource(sourceSearch('', place))).toBe('')
})

test.each(['0', '-3', '2.5', 'last', '99999999999'])('page %s opens the first page', (page) => {
  expect(openSource(new URLSearchParams(`source=fi_policy&page=${page}`))?.page).toBe(1)
})
