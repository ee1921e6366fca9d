import assert from 'node:assert/strict'
import { spokenAnswer } from './spokenAnswer.ts'

for (const [asked, answer, written] of [
  [
    'What is his date of birth and license number?',
    'August ninth nineteen ninety-four, Maine, six six one two oh four five.',
    'born August 9, 1994, license ME 6612045.',
  ],
  ['And his date of birth?', '4/12/85.', 'born 4/12/85.'],
  ['When was she born?', 'June two, two thousand one.', 'born June 2, 2001.'],
  ['What is the license number?', 'New Hampshire, 0 9 smith', 'New Hampshire, 0 9 smith'],
  ['And the license number?', "It's S five three oh one one eight two.", "It's license S5301182."],
  [
    'From what date?',
    'The twentieth. No wait, he gives notice first, make it the thirtieth.',
    'The twentieth. No wait, he gives notice first, make it the thirtieth. Effective the thirtieth.',
  ],
  [
    'And the license number?',
    "I don't have it, call him at 207 555 0142.",
    "I don't have it, call him at 207 555 0142.",
  ],
  ['What date did it happen?', 'The twelfth.', 'The twelfth.'],
  ['Which day works for a call?', 'Friday.', 'Friday.'],
  ['When should the cancellation take effect?', 'April first.', 'April first. Effective April first.'],
  ['How can I help?', 'I was born in 1970.', 'I was born in 1970.'],
] as const)
  Deno.test(`'${asked}': ${answer}`, () => assert.equal(spokenAnswer(asked, answer, '2026-03-16'), written))
