import assert from 'node:assert/strict'
import { requestedInsureds } from './requestedInsureds.ts'

const holder = 'Summit Builders Inc.'

const requests: readonly (readonly [
  string,
  readonly string[],
  Partial<ReturnType<typeof requestedInsureds>>,
])[] = [
  [
    'the holder and another party',
    ['Please name Summit Builders Inc. and Bayview Owners LLC as additional insureds.'],
    { isHolder: true, others: ['Bayview Owners LLC'] },
  ],
  [
    'other parties only',
    ['Certificate holder: Summit Builders Inc. Additional insured: Bayview Owners LLC.'],
    { isHolder: false, others: ['Bayview Owners LLC'] },
  ],
  [
    'the holder as well',
    ['They must be additional insured, and also name Bayview Owners LLC as additional insured.'],
    { isHolder: true, others: ['Bayview Owners LLC'] },
  ],
  [
    'parties by role, named in another message',
    ['The owner is Bayview Owners LLC.', 'GC: Summit Builders Inc. AI: the owner and the GC.'],
    { isHolder: true, others: ['Bayview Owners LLC'], unnamed: [] },
  ],
  [
    'a role that nobody names',
    ['AI: the owner and the holder'],
    { isHolder: true, others: [], unnamed: ['the owner'] },
  ],
  [
    'one that is taken back',
    [
      'Remove Bayview Owners LLC.',
      'Name Summit Builders Inc., Bayview Owners LLC and City of Portland as additional insureds.',
    ],
    { isHolder: true, others: ['City of Portland'] },
  ],
]

for (const [what, texts, expected] of requests)
  Deno.test(`finds the additional insureds: ${what}`, () => {
    const found = requestedInsureds(texts, { holder, isWanted: true })
    assert.deepEqual({ ...found, ...expected }, found)
  })

Deno.test('finds none where no additional insured is wanted', () => {
  const texts = ['Name Bayview Owners LLC as additional insured.']
  assert.deepEqual(requestedInsureds(texts, { holder, isWanted: false }), {
    isHolder: false,
    others: [],
    unnamed: [],
  })
})
