import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Dana Whitfield', 'DW'],
  ['  maría josé fernández ', 'MJ'],
  ['Cara', 'C'],
  ['محمد علي', 'مع'],
  ['', '?'],
  [null, '?'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
