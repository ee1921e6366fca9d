import assert from 'node:assert/strict'
import { triage } from './triage.ts'
import type { TriagePolicy } from './triageMessage.ts'

function asked(body: string, types: readonly TriagePolicy['type'][]): string[] {
  const policies = types.map((type) => ({ id: type, type, policyNumber: null, carrier: null }))
  const from = { name: 'Tom Harrow', email: 'tom@millracemasonry.example', phone: null, isVerified: true }
  const account = {
    id: 'millrace',
    names: ['Millrace Masonry LLC'],
    industry: null,
    emails: [from.email],
    phones: [],
    contactNames: [from.name],
    policies,
  }
  const message = { channel: 'EMAIL' as const, receivedOn: '2026-03-16', from, subject: 'Insurance', body }
  return triage(
    { ...message, transcript: [], attachments: [] },
    { size: 1, accounts: [account] },
  ).requests.map(({ type, policyId, allPolicies }) => `${type} ${allPolicies ? 'ALL' : (policyId ?? 'NONE')}`)
}

const several = ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO', 'UMBRELLA', 'WORKERS_COMPENSATION'] as const
const bundled = ['PACKAGE', 'COMMERCIAL_AUTO', 'WORKERS_COMPENSATION'] as const

const messages: readonly (readonly [readonly TriagePolicy['type'][], string, readonly string[]])[] = [
  [several, 'Please take the umbrella off.', ['CANCEL_POLICY UMBRELLA']],
  [several, 'Can you take the umbrella off our account?', ['CANCEL_POLICY UMBRELLA']],
  [several, 'Please remove the umbrella effective 5/1.', ['CANCEL_POLICY UMBRELLA']],
  [several, 'Drop the workers comp please.', ['CANCEL_POLICY WORKERS_COMPENSATION']],
  [several, 'We no longer need the umbrella.', ['CANCEL_POLICY UMBRELLA']],
  [
    several,
    'Please take the umbrella off and add a 2021 Ford F-150, VIN 1FTFW1E50MFA00001, to the auto.',
    ['ENDORSE_POLICY COMMERCIAL_AUTO', 'CANCEL_POLICY UMBRELLA'],
  ],
  [
    several,
    'We dont see the point of the umbrella anymore so please let it go as of 4/1. Separately payroll for the shingle crew on the comp should be 410,000, not 350,000.',
    ['CANCEL_POLICY UMBRELLA', 'ENDORSE_POLICY WORKERS_COMPENSATION'],
  ],
  [several, 'Please let the umbrella go at the end of the month.', ['CANCEL_POLICY UMBRELLA']],
  [several, 'Please take the 2012 F-150 off the auto policy.', ['ENDORSE_POLICY COMMERCIAL_AUTO']],
  [several, 'I need to drop collision on the 2012 F-150.', ['ENDORSE_POLICY COMMERCIAL_AUTO']],
  [
    several,
    'Please send our loss runs. PS: we also want to drop the umbrella as of 5/1.',
    ['DOCUMENT_REQUEST GENERAL_LIABILITY', 'CANCEL_POLICY UMBRELLA'],
  ],
  [several, 'What would we save if we drop the umbrella?', ['QUESTION UMBRELLA']],
  // The package stays without its umbrella.
  [bundled, 'Drop the umbrella.', ['ENDORSE_POLICY PACKAGE']],
  [bundled, 'Please take the umbrella off the package.', ['ENDORSE_POLICY PACKAGE']],
  [bundled, 'Drop the workers comp.', ['CANCEL_POLICY WORKERS_COMPENSATION']],
  // What ends the business ends its insurance.
  [several, 'We are going out of business on 4/30, please end it all.', ['CANCEL_POLICY ALL']],
  // Which policies end then, and when, nobody has said.
  [several, 'We are going out of business on 4/30.', ['CANCEL_POLICY NONE']],
  [several, 'We closed the shop on April 15, please cancel our insurance.', ['CANCEL_POLICY ALL']],
  [
    several,
    'We closed the Bath shop on April 15, please remove that location.',
    ['ENDORSE_POLICY GENERAL_LIABILITY'],
  ],
  // An officer is on the workers compensation, and no driver.
  [
    several,
    'Bob Ouellette, one of our officers, died last month. Please take him off.',
    ['ENDORSE_POLICY WORKERS_COMPENSATION'],
  ],
  [
    several,
    'Our president, Bob Ouellette, passed away. Please take him off the policies.',
    ['ENDORSE_POLICY WORKERS_COMPENSATION'],
  ],
  [several, 'Bob Ouellette passed away. Please take him off the auto.', ['ENDORSE_POLICY COMMERCIAL_AUTO']],
]

for (const [types, body, expected] of messages)
  Deno.test(`takes off what a client no longer wants: ${body}`, () => {
    assert.deepEqual(asked(body, types), expected)
  })
