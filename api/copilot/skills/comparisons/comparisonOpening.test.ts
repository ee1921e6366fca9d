import assert from 'node:assert/strict'
import { comparisonOpening } from './comparisonOpening.ts'
import type { OfferRow } from './comparedOffers.ts'

type Said = string | null
const excludedWords = /^(?:excluded|not provided)/i

function side(text: Said): OfferRow['sides'][number] {
  if (text === null) return null
  const amount = /^\$([\d,]+)/.exec(text)?.[1]
  return {
    text: text.replace(/^Excluded: .*/, 'Excluded'),
    amount: amount === undefined ? null : Number(amount.replaceAll(',', '')) * 100,
    standing: excludedWords.test(text) ? 'excluded' : text === 'Included' ? 'included' : 'stated',
    quote: text.replace(/^Excluded: /, 'Residential exclusion: '),
    page: 1,
  }
}

function row(key: string, label: string, said: readonly Said[], best: number | null = null): OfferRow {
  const isHigh =
    key.startsWith('exclusion:') || ['total', 'eachOccurrence', 'totalWithoutTerrorism'].includes(key)
  return { key, label, materiality: isHigh ? 'high' : 'medium', sides: said.map(side), best }
}

function options(count: number, expired: readonly number[] = []) {
  return Array.from({ length: count }, (_, at) => ({
    label: `Option ${at + 1}`,
    isExpired: expired.includes(at),
  }))
}

const three = [
  row('totalWithoutTerrorism', 'Total cost without terrorism', ['$36,240', '$28,480', '$22,920'], 2),
  row('eachOccurrence', 'Each occurrence', ['$2,000,000', '$1,000,000', '$1,000,000'], 0),
  row(
    'exclusion:residential',
    'Residential construction',
    ['Not excluded', 'Excluded: over 4 units', 'Excluded'],
    0,
  ),
  row('admitted', 'Admitted status', ['Admitted', 'Admitted', 'Non-admitted']),
  row(
    'liabilityDeductible',
    'Liability deductible',
    ['None', '$2,500', '$10,000 (Self-insured retention)'],
    0,
  ),
  row('additional insured', 'Additional insured, completed operations', [
    'Included',
    'Included',
    'Not provided',
  ]),
  row('waiver', 'Waiver of subrogation', ['Included', 'Included', null]),
]

Deno.test('says which of several costs least, like with like, which gives most, and what each leaves out', () => {
  const { lead, rest, points } = comparisonOpening(three, options(3))
  assert.equal(lead, 'Option 3 costs least: $22,920 without terrorism, $5,560 less than option 2.')
  assert.deepEqual(rest, ['Option 1 is best on each occurrence.'])
  assert.deepEqual(points, [
    'Option 2 excludes residential construction (over 4 units).',
    'Option 3 excludes residential construction; is not admitted; keeps a self-insured retention of $10,000; does not provide additional insured coverage for completed operations; and does not mention waiver of subrogation.',
  ])
})

Deno.test('says with the lower price of two what that option leaves out', () => {
  const two = three.map((each) => ({ ...each, sides: each.sides.slice(0, 2), best: null }))
  assert.equal(
    comparisonOpening(two, options(2)).lead,
    'Option 2 costs $7,760 less without terrorism, but excludes residential construction (over 4 units).',
  )
})

/** Rows of a total, and what the opening says of the price; null where it must say nothing. */
const prices: readonly (readonly [said: readonly Said[], expired: readonly number[], lead: RegExp | null])[] =
  [
    [['$9,000', '$8,000', '$7,000'], [2], /^Option 2 costs least: \$8,000, \$1,000 less than option 1\.$/],
    [['$9,000', null, '$7,000'], [], null],
    [['$7,000', '$9,000', '$7,000'], [], /^Option 1 and Option 3 cost the same, \$7,000/],
    [['$9,000', '$8,000'], [1], null],
  ]

Deno.test('calls nothing cheapest that has expired or stands against an unknown price', () => {
  for (const [said, expired, expected] of prices) {
    const { lead } = comparisonOpening([row('total', 'Total cost', said)], options(said.length, expired))
    if (expected) assert.match(lead, expected)
    else assert.doesNotMatch(lead, /cost/)
  }
})

const bakery = [
  row('total', 'Total cost', ['$5,120', '$4,480'], 1),
  row('exclusion:water', 'Water back-up of sewers and drains', [null, 'Excluded'], 0),
  row('businessIncome', 'Business income', ['Actual loss sustained', '$150,000'], 0),
  row('spoilage', 'Spoilage', ['$25,000', '$10,000'], 0),
  row('windDeductible', 'Wind and hail deductible', ['$6,400', '$2,500'], 1),
  row('same', 'Employment-related practices', ['Excluded', 'Excluded']),
]
const coverage =
  'Option 1 gives the better coverage: it is better on business income and spoilage; option 2 on wind and hail deductible.'
const advised = [
  [
    'Which quote is better? They had a sewer backup two years ago.',
    `Option 1 fits better. Option 2 excludes water back-up of sewers and drains; option 1 does not mention it, so have its carrier confirm in writing that it is covered.`,
  ],
  ['Which one do you recommend?', coverage],
  ['Does either one cover spoilage?', 'On spoilage, option 1 states $25,000; option 2 states $10,000.'],
  [
    'Compare these, the owner worries about employment practices claims',
    'Both options exclude employment-related practices: ask for a quote that covers it.',
  ],
  ['compare these quotes', 'Option 2 costs $640 less, but excludes water back-up of sewers and drains.'],
] as const
for (const [request, lead] of advised)
  Deno.test(`answers first: ${request}`, () => {
    const opening = comparisonOpening(bakery, options(2), request)
    assert.equal(opening.lead, lead)
    if (/better|recommend/.test(request)) assert.ok([lead, ...opening.rest].includes(coverage))
  })

Deno.test('what both exclude is told, though it is no difference', () => {
  assert.equal(
    comparisonOpening(bakery, options(2)).rest.at(-1),
    'Both exclude employment-related practices.',
  )
})
