import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeIn } from './codeIn.ts'

test.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
  ['Coverdesk, 20 November 2026: your code is 482913.', '482913'],
  ['4829137', '482913'],
  ['48x2', '482'],
  ['no code', ''],
])('%j gives %j', (text, code) => expect(codeIn(text, 6)).toBe(code))

test('whatever is pasted gives digits, at most as many as a code has, and a code gives itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 4, max: 8 }), (text, length) => {
      const code = codeIn(text, length)
      expect(code).toMatch(new RegExp(String.raw`^\d{0,${length}}$`))
      expect(codeIn(code, length)).toBe(code)
    }),
  )
})
