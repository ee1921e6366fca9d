import assert from 'node:assert/strict'
import { shownText } from './shownText.ts'

function wordsOf(text: string, invisibleWidth: number): string[] {
  return shown(glyphsOf(text, invisibleWidth), 0)
}

function glyphsOf(text: string, invisibleWidth = 500) {
  return Array.from(text, (unicode) => ({
    unicode,
    width: /\p{Cf}/u.test(unicode) ? invisibleWidth : 500,
    isSpace: unicode === ' ',
  }))
}

function shown(glyphs: Parameters<typeof shownText>[0], charSpacing: number, wordSpacing = 0): string[] {
  const state = { font: {}, fontSize: 10, isBold: false, charSpacing, wordSpacing, mode: 0 }
  return shownText(glyphs, [1, 0, 0, 1, 0, 0], state, undefined).fragments.map((fragment) => fragment.text)
}

Deno.test('zero-width characters do not cut a word, but a zero-width space as wide as a blank does', () => {
  assert.deepEqual(wordsOf('Casco Roo\u200bfing \u2060LLC\ufeff', 0), ['Casco', 'Roofing', 'LLC'])
  assert.deepEqual(wordsOf('Roo\u200dfing', 500), ['Roofing'])
  assert.deepEqual(wordsOf('Casco\u200bRoofing', 250), ['Casco', 'Roofing'])
})

Deno.test('spacing between two letters is a blank, and between all letters of a word is none', () => {
  assert.deepEqual(shown(glyphsOf('wC'), 2.9), ['w', 'C'])
  assert.deepEqual(shown([...glyphsOf(',n'), 290, ...glyphsOf('op')], 2.9), [',', 'no', 'p'])
  assert.deepEqual(shown(glyphsOf('HEADING'), 2.9), ['HEADING'])
})

Deno.test('a blank whose width is taken back kerns two letters of one word', () => {
  assert.deepEqual(shown(glyphsOf('V erification'), 0, -4.8), ['Verification'])
  assert.deepEqual(shown(glyphsOf('a policy'), 0, -2), ['a', 'policy'])
})

Deno.test('what is drawn after the pen went back to a column on the left is a word of its own', () => {
  assert.deepEqual(shown([...glyphsOf('$5,000'), 30_000, ...glyphsOf('Medical')], 0), ['$5,000', 'Medical'])
})
