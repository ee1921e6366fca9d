import assert from 'node:assert/strict'
import { shownText } from './shownText.ts'

function wordsOf(text: string, invisibleWidth: number): string[] {
  const glyphs = Array.from(text, (unicode) => ({
    unicode,
    width: /\p{Cf}/u.test(unicode) ? invisibleWidth : 500,
    isSpace: unicode === ' ',
  }))
  const state = { font: {}, fontSize: 10, isBold: false, charSpacing: 0, wordSpacing: 0, mode: 0 }
  return shownText(glyphs, [1, 0, 0, 1, 0, 0], state, undefined).fragments.map((fragment) => fragment.text)
}

Deno.test('zero-width characters do not cut a word, but a zero-width space as wide as a blank does', () => {
  assert.deepEqual(wordsOf('Casco Roo\u200bfing \u2060LLC\ufeff', 0), ['Casco', 'Roofing', 'LLC'])
  assert.deepEqual(wordsOf('Roo\u200dfing', 500), ['Roofing'])
  assert.deepEqual(wordsOf('Casco\u200bRoofing', 250), ['Casco', 'Roofing'])
})
