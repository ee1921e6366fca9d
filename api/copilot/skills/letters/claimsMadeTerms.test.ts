import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { noCertificateFacts } from '../../../knowledge/policies/certificateFacts.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const keepFile = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`

const policy = await pdfOf([
  { heading: 'ARCHITECTS AND ENGINEERS PROFESSIONAL LIABILITY POLICY DECLARATIONS' },
  'Policy Number: APL-20771',
  'Named Insured: Pike & Marsh Architects PC',
  'Policy Period: 05/01/2025 to 05/01/2026',
  'THIS IS A CLAIMS-MADE AND REPORTED POLICY.',
  'Retroactive Date: 05/01/2014',
  {
    rows: [
      ['Each claim limit', '$2,000,000'],
      ['Aggregate limit', '$2,000,000'],
    ],
  },
  'The Insured must report each Claim to the Company no later than 60 days after the end of the policy period.',
  'If the policy is not renewed, the Insured may buy an extended reporting period of 12 months for 100% of the annual premium.',
])

async function openFirm() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Pike & Marsh Architects PC', naics: '541310' },
  })
  const terms = { accountId, type: 'PROFESSIONAL_LIABILITY', policyNumber: 'APL-20771' } as const
  const term = { inforceAt: '2025-05-01', expiresAt: '2026-05-01' }
  const policyId = await openPolicy(harborline, { ...terms, ...term }, noCertificateFacts)
  return { ...copilot, policyId, [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose]() }
}

for (const [ask, subject] of [
  ['Write the renewal letter for Pike & Marsh Architects', /renewal/],
  ['Explain the nonrenewal to Pike & Marsh Architects', /will not be renewed/],
] as const)
  Deno.test(`a letter on a claims-made policy says its retroactive date, deadline and tail: "${ask}"`, async () => {
    await using firm = await openFirm()
    const fileId = await firm.upload('Policy.pdf', policy)
    await firm.dana.data(keepFile, { policyId: firm.policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
    await firm.world.platform.jobs.runDue()
    const { artifacts } = await firm.ask(ask)
    assert.match(artifacts[0].email.subject, subject)
    const { body } = artifacts[0].email
    assert.match(body, /This policy is claims-made:[^]*retroactive date, 05\/01\/2014\./)
    assert.match(body, /report every claim to us before 05\/01\/2026[^]*“The Insured must report[^”]*60 days/)
    assert.match(body, /\(a “tail”\)[^]*“If the policy is not renewed,[^”]*12 months[^”]*100%/)
    assert.doesNotMatch(body, /claims from before that date are still covered/)
  })

Deno.test('without a document, the agent is told to check the claims-made terms, and the client is told nothing', async () => {
  await using firm = await openFirm()
  const { artifacts, messages } = await firm.ask('Write the renewal letter for Pike & Marsh Architects')
  assert.match(messages.at(-1).content, /Professional Liability is usually claims-made, .*retroactive date/)
  assert.doesNotMatch(artifacts[0].email.body, /claims-made|retroactive/)
})
