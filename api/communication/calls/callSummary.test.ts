import assert from 'node:assert/strict'
import { triage, type TriageAccount, type TriageMessage } from '../../assistant/index.ts'
import { callSummary } from './callSummary.ts'

const account: TriageAccount = {
  id: 'ac_1',
  names: ['Casco Roofing LLC'],
  industry: 'roofing contractor',
  emails: [],
  phones: ['+12075550142'],
  contactNames: ['Lena Ortiz'],
  policies: [
    { id: 'gl', type: 'GENERAL_LIABILITY', policyNumber: 'GL-10021', carrier: null },
    { id: 'ca', type: 'COMMERCIAL_AUTO', policyNumber: 'CA-10022', carrier: null },
  ],
}

/** What the caller says, with Cara's part left out, and the summary. */
const calls: readonly [string, RegExp][] = [
  [
    'I need a certificate for Summit Builders Inc., 400 Harbor Street, Portland, Maine, 04101, with them as additional insured.',
    /^Lena Ortiz \(Casco Roofing LLC\) asks for a certificate of insurance for Summit Builders Inc\., with additional insured status\.$/,
  ],
  [
    'Please cancel the auto policy effective December first.',
    /asks to cancel the auto policy, effective Dec 1, 2026\.$/,
  ],
  ['Can you send me our loss runs by Friday?', /asks for the loss runs, by Nov 6, 2026\.$/],
  ['Does our GL cover a rented lift?', /asks: "Does our GL cover a rented lift\?"$/],
  [
    'One of my guys fell off the roof this morning and broke his leg.',
    /reports what may be a claim: "One of my guys fell/,
  ],
  [
    'Nobody was hurt. But one of the guys backed into a mailbox on Pine Street this morning.',
    /reports what may be a claim: "But one of the guys backed into a mailbox/,
  ],
  [
    'We sold the 2018 F-250 and got a 2025 Ram 2500. Please switch them on the auto policy.',
    /asks to change the auto policy: Remove: 2018 F-250; 2025 Ram 2500\./,
  ],
  ['I just wanted to say thank you, they took the certificate. Bye.', /called to say thank you\.$/],
]

for (const [said, summary] of calls) {
  Deno.test(`sums up a call: ${said.slice(0, 60)}`, () => {
    const message: TriageMessage = {
      channel: 'CALL',
      receivedOn: '2026-11-02',
      from: { name: 'Lena Ortiz', email: null, phone: '+12075550142', isVerified: true },
      subject: null,
      body: '',
      transcript: [
        { role: 'AGENT', content: 'Harborline Insurance, how can I help you?' },
        { role: 'USER', content: said },
      ],
      attachments: [],
    }
    const decided = triage(message, { accounts: [account], size: 1 })
    assert.match(callSummary(decided, { caller: 'Lena Ortiz', account }), summary)
  })
}
