import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DASH, orDash } from './orDash.ts'

test('a missing client name shows a dash', () => {
  expect(orDash(null)).toBe(DASH)
  expect(orDash('  ')).toBe(DASH)
  expect(orDash('Blue Harbor Roofing')).toBe('Blue Harbor Roofing')
})

test('leaves an existing value unchanged', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), (text) => {
      expect(orDash(orDash(text))).toBe(orDash(text))
      expect(orDash(text).trim()).not.toBe('')
    }),
  )
})
