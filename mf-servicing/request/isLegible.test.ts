import { expect, test } from 'vitest'
import { isLegible } from './isLegible.ts'

test.each([
  ['nothing', '', false],
  ['spaces and ends of lines', ' \n\t', false],
  ['zero-width characters', '\u200b\u200c\u2060\ufeff', false],
  ['words among zero-width characters', '\u200bCalled the carrier\u200b', true],
  ['a family of emoji, which holds joiners', '👨‍👩‍👧', true],
])('a person can read %s: %#', (_, text, expected) => {
  expect(isLegible(text)).toBe(expected)
})
