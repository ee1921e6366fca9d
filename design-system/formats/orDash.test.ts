import { expect, test } from 'vitest'
import { DASH, orDash } from './orDash.ts'

test('a missing client name shows a dash', () => {
  expect(orDash(null)).toBe(DASH)
  expect(orDash('  ')).toBe(DASH)
  expect(orDash('Blue Harbor Roofing')).toBe('Blue Harbor Roofing')
})
