import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeIn } from './codeIn.ts'

test.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
  ['Coverdesk, 20 November 2026: your code is 482913.', '482913'],
  ['2026-11-21: code 482 913', '482913'],
  ['At 13:45 482-913', '482913'],
  ['4 8 2 9 1 3', '482913'],
  ['48-29-13', '482913'],
  ['482913 is your code. @coverdesk.example #482913', '482913'],
  ['482', '482'],
  ['4829137', ''],
  ['20 Nov 2026', ''],
  ['26-11-21: your mail has arrived', ''],
  ['Call (207) 555-0142 or 207-555-014', ''],
  ['Request 100482, code 482913', ''],
  ['no code', ''],
])('%j gives %j', (text, code) => expect(codeIn(text, 6)).toBe(code))

test('any pasted text gives at most one code’s worth of digits, and parsing is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 4, max: 8 }), (text, length) => {
      const code = codeIn(text, length)
      expect(code).toMatch(new RegExp(String.raw`^\d{0,${length}}$`))
      expect(codeIn(code, length)).toBe(code)
    }),
  )
})
