import assert from 'node:assert/strict'
import { readIdentifier } from './readIdentifier.ts'

const texts: readonly [string, string | null][] = [
  ['dan@gmail.com', 'dan@gmail.com'],
  [' mailto:dan@gmail.com ', 'dan@gmail.com'],
  ['dan@gmail', null],
  ['dan@', null],
  ['(207) 555-0142 ext. 12', '(207) 555-0142'],
  ['tel:+12075550142;ext=12', '+12075550142'],
  ['GL-4471-20993', 'GL-4471-20993'],
  ['GL-4471 x12', 'GL-4471 x12'],
  ['casco roofing', null],
  ['', null],
]

for (const [text, identifier] of texts) {
  Deno.test(`“${text}” is looked up as ${identifier === null ? 'words alone' : `the identifier ${identifier}`}`, () =>
    assert.equal(readIdentifier(text), identifier))
}
