import fc from 'fast-check'
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

test('any name has one or two initials, and surrounding spaces are ignored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(initials(name)).not.toMatch(/^$|\s/u)
      expect(initials(`  ${name}\n`)).toBe(initials(name))
    }),
  )
})
