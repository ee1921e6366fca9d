import assert from 'node:assert/strict'
import { breakLines } from './breakLines.ts'

/** A typeface whose letters stand further apart in a run than each for itself. */
function measure(text: string): number {
  return text.length * 10 + Math.max(0, text.length - 1) * 0.4
}

for (const [what, text] of [
  ['words', 'Re-roofing of the north hall and both towers of the armory in Portland'],
  ['a word without an end', 'W'.repeat(1_000)],
  ['a word without an end behind others', `Serial number ${'WV0'.repeat(90)} and no more`],
  ['an address of the web', 'https://example.com/certificates/of/insurance?holder=longfellow-construction'],
] as const) {
  Deno.test(`no line of ${what} is wider than its box, and nothing of it is lost`, () => {
    const lines = breakLines(text, 200, measure)
    for (const line of lines) assert(measure(line.text.trimEnd()) <= 200, line.text)
    let start = 0
    for (const { text: said, next } of lines) {
      assert.equal(text.slice(start, next).trim(), said.trim())
      start = next
    }
    assert.equal(start, text.length)
  })
}
