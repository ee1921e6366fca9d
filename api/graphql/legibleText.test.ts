import assert from 'node:assert/strict'
import { isLegible, isWellFormed, legibleText } from './legibleText.ts'

const legible: readonly [string, string, boolean][] = [
  ['words', 'Wind and hail', true],
  ['a single letter', 'x', true],
  ['an emoji of several characters', '👷‍♀️', true],
  ['words in Arabic with their marks of direction', '\u200fبوليصة\u200e', true],
  ['nothing', '', false],
  ['spaces', ' \t\n\u00a0\u3000', false],
  ['zero-width spaces', '\u200b\u200c\u200d\u2060\ufeff', false],
  ['overrides of direction', '\u202e\u2066\u2069\u202c', false],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0', false],
  ['variation selectors and joiners', '\ufe0f\u034f\u{e0100}', false],
  ['the blank of braille', '\u2800', false],
  ['a NUL', '\u0000', false],
  ['half a character', '\ud83d', false],
]

for (const [name, text, expected] of legible) {
  Deno.test(`${name} is ${expected ? '' : 'not '}legible`, () => assert.equal(isLegible(text), expected))
}

const wellFormed: readonly [string, string, boolean][] = [
  ['tabs and ends of lines', 'Roof\t2019\r\nSiding\t2021\n', true],
  ['an emoji', 'Hail 🌨️', true],
  ['the marks of direction that a pasted Hebrew or Arabic name has', '\u200fדוד כהן\u200e \u061c12', true],
  ['an override of direction', 'invoice\u202efdp.exe', false],
  ['an embedding', '\u202bדוד כהן\u202c', false],
  ['an isolate', '\u2067דוד\u2069', false],
  ['a NUL', 'Wind\u0000hail', false],
  ['an escape', '\u001b[31mWind', false],
  ['a delete', 'Wind\u007f', false],
  ['the first half of a character', 'Hail \ud83c', false],
  ['the second half of a character', '\udf28 hail', false],
]

for (const [name, text, expected] of wellFormed) {
  Deno.test(`a text with ${name} is ${expected ? '' : 'not '}well-formed`, () =>
    assert.equal(isWellFormed(text), expected))
}

Deno.test('trims text and treats text without legible characters as empty', () => {
  const rule = legibleText(10, { tooLong: 'Too long' })
  assert.equal(rule.parse('  Hail '), 'Hail')
  assert.equal(rule.parse(' \u200b '), '')
  assert.equal(rule.min(1, 'Needed').safeParse('\u200b').error?.issues[0]?.message, 'Needed')
})

Deno.test('measures text length in UTF-16 units', () => {
  const rule = legibleText(4, { tooLong: 'Too long' })
  assert.equal(rule.safeParse('🌨🌨').success, true)
  assert.equal(rule.safeParse('🌨🌨x').error?.issues[0]?.message, 'Too long')
})
