import assert from 'node:assert/strict'
import { insuredLines } from './insuredLines.ts'
import { email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { TriagePolicy } from './triageMessage.ts'

/** What clients say, and the lines on which they want an additional insured. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['They must be additional insured on our auto policy.', ['COMMERCIAL_AUTO']],
  ['Penske has to be an additional insured.\nNo, the auto.', ['COMMERCIAL_AUTO']],
  ['Penske has to be an additional insured on the auto, not on the general liability.', ['COMMERCIAL_AUTO']],
  ['Summit needs to be AI on the GL and the umbrella.', ['GENERAL_LIABILITY', 'UMBRELLA']],
  [
    'We lease two trucks and the leasing company has to be an additional insured on them.',
    ['COMMERCIAL_AUTO'],
  ],
  ['They must be additional insured. We also need the auto policy shown.', []],
  ['Please add our landlord as additional insured.', []],
]

for (const [text, lines] of texts)
  Deno.test(`reads on which policies an additional insured is wanted: ${text}`, () =>
    assert.deepEqual(insuredLines(text), lines))

const liability = {
  id: 'gl',
  type: 'GENERAL_LIABILITY',
  policyNumber: 'GSC-4821907-24',
  carrier: null,
} as const
const auto = { id: 'ca', type: 'COMMERCIAL_AUTO', policyNumber: 'CA-88-1207', carrier: null } as const

function policyOfCall(policies: readonly TriagePolicy[], ...said: readonly string[]) {
  const account = {
    id: 'casco',
    names: ['Casco Roofing LLC'],
    industry: 'Roofing contractors',
    emails: [],
    phones: ['+12075550199'],
    contactNames: [],
    policies,
  }
  const call = {
    ...email('', { name: null, email: null, phone: '+12075550199' }),
    channel: 'CALL' as const,
    subject: null,
    transcript: said.map((content, at) => ({
      role: at % 2 === 0 ? ('USER' as const) : ('AGENT' as const),
      content,
    })),
  }
  const [asked] = triage(call, { size: 900, accounts: [account] }).requests
  assert.equal(asked?.type, 'ADD_ADDITIONAL_INSURED')
  return asked.policyId
}

const calls = [
  [
    'Hi, this is Marta from Casco Roofing. I need to add Summit Builders as an additional insured to our auto policy.',
  ],
  [
    'Hi, Marta at Casco Roofing. Penske has to be an additional insured.',
    'On which policy? The general liability?',
    'No, the auto.',
  ],
] as const

for (const said of calls)
  Deno.test(`a caller’s additional insured goes onto the auto policy, and never onto another: ${said[0]}`, () => {
    assert.equal(policyOfCall([liability, auto], ...said), 'ca')
    assert.equal(policyOfCall([liability], ...said), null)
    const second = { ...auto, id: 'trucks', policyNumber: 'TRK-99-1' }
    assert.equal(policyOfCall([liability, auto, second], ...said), null)
  })
