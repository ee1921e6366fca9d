import assert from 'node:assert/strict'
import type { Answer } from './contractReport.ts'
import { reviewOpening } from './reviewOpening.ts'

function answer(
  status: Answer['finding']['status'],
  {
    kind = 'coverage',
    label = null,
    amount = null,
    reason = '',
    missingLine,
  }: Partial<Answer['finding']['requirement'] & Pick<Answer['finding'], 'reason' | 'missingLine'>>,
): Answer {
  const finding = {
    status,
    reason,
    requirement: { kind, label, amount, quote: '', page: 4, days: null },
    ...(missingLine && { missingLine }),
  }
  return { finding } as unknown as Answer
}

const occurrence = answer('met', { label: 'Each occurrence', amount: 100_000_000 })
const umbrella = answer('not met', { amount: 500_000_000, missingLine: 'umbrella' })
const waiver = answer('not met', { kind: 'waiver' })
const rating = answer('cannot tell', { kind: 'rating' })

const openings: readonly (readonly [answers: readonly Answer[], opening: string])[] = [
  [
    [occurrence, waiver, umbrella, rating],
    'The policies meet 1 of the 4 insurance requirements: the each occurrence limit. 2 are not met: umbrella or excess liability coverage and the waiver of subrogation. One still has to be checked: the rating of the carrier. First, get a quote for umbrella or excess liability coverage.',
  ],
  [[occurrence, occurrence], 'The policies meet all 2 insurance requirements: the each occurrence limit.'],
  [
    [waiver],
    'The policies do not meet this requirement. First, ask the carrier to add the waiver of subrogation.',
  ],
  [
    [rating],
    'The documents do not settle this requirement. First, look up the rating of the carrier in the policies, or ask the carrier.',
  ],
  [[occurrence], 'The policies meet this requirement.'],
  [
    [answer('not met', { kind: 'waiver', missingLine: 'auto' })],
    'The policies do not meet this requirement. First, get a quote for auto coverage.',
  ],
  [
    [
      answer('not met', {
        label: 'Each occurrence',
        amount: 100_000_000,
        reason: 'Aggregate per project or location: the policy has no endorsement for it.',
      }),
      occurrence,
    ],
    'The policies meet 1 of the 2 insurance requirements: the each occurrence limit. One is not met: aggregate per project or location. First, ask the carrier to add aggregate per project or location.',
  ],
  [
    [
      answer('not met', {
        label: 'Each occurrence',
        amount: 100_000_000,
        reason: 'General aggregate: the contract asks for $2,000,000, the policy gives $1,000,000.',
      }),
    ],
    'The policies do not meet this requirement. First, ask the carrier what it costs to raise the general aggregate limit.',
  ],
]

Deno.test('a review begins with what is met, what is missing and what to do first', () => {
  for (const [answers, opening] of openings) assert.equal(reviewOpening(answers), opening)
})
