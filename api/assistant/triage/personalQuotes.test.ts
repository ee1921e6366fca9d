import assert from 'node:assert/strict'
import { missingForQuote } from './quoteQuestions.ts'

const families: readonly (readonly [text: string, asked: RegExp])[] = [
  ['We are buying a house in Saco and need homeowners.', /year built.*mortgage company.*claims/],
  [
    'Can I get a price on a personal umbrella? My son just started driving.',
    /limit.*home and auto policies.*license/,
  ],
  ['Please quote our home & auto, two cars.', /home.*VIN of each car/],
]

for (const [text, asked] of families)
  Deno.test(`a family is asked no questions for a business: ${text}`, () => {
    const missing = missingForQuote(text).join('; ')
    assert.match(missing, asked)
    assert.doesNotMatch(missing, /operations|payroll|business|contract|travel/)
  })

Deno.test('a homeowners association and a contractor with a house are asked as businesses', () => {
  for (const text of [
    'Our homeowners association needs a quote for D&O.',
    'I run Duffy Framing LLC out of our house and need workers comp.',
  ])
    assert.doesNotMatch(missingForQuote(text).join('; '), /mortgage company|household/)
})
