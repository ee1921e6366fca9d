import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { type Copilot, openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const upload = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`

/** Puts declarations on file with a policy. */
async function file(copilot: Copilot, policyId: string, { title, limit }: { title: string; limit: string }) {
  const pdf = await pdfOf([
    { heading: title },
    {
      rows: [
        ['Named Insured', 'Casco Roofing LLC'],
        ['Policy Number', 'GSC 4471902'],
        ['Each Occurrence Limit', limit],
      ],
    },
  ])
  const fileId = await copilot.upload(`${title}.pdf`, pdf)
  await copilot.dana.data(upload, { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  await copilot.world.platform.jobs.runDue()
}

Deno.test('answers a question about an account from its policies’ documents', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const liability = await openPolicy(harborline, { accountId, expiresAt: '2027-04-01' })
  const umbrella = await openPolicy(harborline, { accountId, type: 'UMBRELLA', expiresAt: '2027-04-01' })
  await file(copilot, liability, {
    title: 'Commercial General Liability Declarations',
    limit: '$1,000,000',
  })
  await file(copilot, umbrella, { title: 'Commercial Umbrella Declarations', limit: '$5,000,000' })
  const preset = 'DOCUMENT_EXPLORATION'

  const about = await copilot.ask('What is the each occurrence limit of the GL?', { preset, accountId })
  assert.match(about.messages.at(-1).content, /\$1,000,000/)
  assert.doesNotMatch(about.messages.at(-1).content, /\$5,000,000/)
  assert.equal(about.messages.at(-1).citations[0].fileName, 'Commercial General Liability Declarations.pdf')

  const both = 'What is the each occurrence limit of Casco Roofing LLC, and who is an additional insured?'
  const explored = await copilot.ask(both, { preset, accountId })
  assert.equal(explored.planStages.at(-1).title, 'Explore a document')

  const named = await copilot.ask('What is the umbrella occurrence limit of Casco Roofing LLC?', { preset })
  assert.match(named.messages.at(-1).content, /\$5,000,000/)
})

Deno.test('asks for a document when none is on file', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  const { state, messages } = await copilot.ask('What is the deductible?', {
    preset: 'DOCUMENT_EXPLORATION',
    accountId,
  })
  assert.equal(state, 'WAITING_FOR_INPUT')
  assert.match(messages.at(-1).content, /Which document should I read\?/)
})

Deno.test('answers two questions of one message, one from the record and one from the documents', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const coverages = [{ name: 'Each occurrence', limit: 150_000_000 }]
  const policyId = await openPolicy(harborline, { accountId, expiresAt: '2027-04-01', coverages })
  const pdf = await pdfOf([
    { heading: 'Commercial General Liability Declarations' },
    {
      rows: [
        ['Named Insured', 'Casco Roofing LLC'],
        ['Policy Number', 'GSC 4471902'],
        ['Medical Expense', '$5,000'],
      ],
    },
  ])
  const fileId = await copilot.upload('Declarations.pdf', pdf)
  await copilot.dana.data(upload, { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  await copilot.world.platform.jobs.runDue()
  const { messages } = await copilot.ask(
    'What is the GL each occurrence limit of Casco Roofing LLC, and are our trailers covered?',
    { preset: 'DOCUMENT_EXPLORATION', accountId },
  )
  assert.match(messages.at(-1).content, /Each occurrence: \$1,500,000[\s\S]*The documents don't say\.$/)
})

Deno.test('a document that is said to be sent and is not here is asked for, not read from another', async () => {
  await using copilot = await openCopilot()
  const lease = await pdfOf([
    { heading: 'LEASE AGREEMENT' },
    'Tenant shall carry commercial general liability insurance of $1,000,000 per occurrence.',
    'Tenant shall carry umbrella liability insurance of $5,000,000 per occurrence.',
  ])
  const { id } = await copilot.ask('Which umbrella limit does the lease ask for?', {
    preset: 'DOCUMENT_EXPLORATION',
    files: [await copilot.upload('Lease.pdf', lease)],
  })
  for (const message of [
    'They also sent over the umbrella, does it change anything?',
    'Marta just emailed us their umbrella policy. Is that enough?',
  ]) {
    const { messages } = await copilot.say(id, message)
    assert.equal(
      messages.at(-1).content,
      'I see no Umbrella policy here. Attach it, and I will answer from it.',
      message,
    )
  }
  const there = await copilot.say(id, 'The landlord sent the lease. What umbrella limit does it ask for?')
  assert.match(there.messages.at(-1).content, /\$5,000,000/)
  const again = await copilot.say(id, 'They also sent over the umbrella, does it meet the lease?')
  assert.match(again.messages.at(-1).content, /^I see no Umbrella policy here/)
  const umbrella = await pdfOf([
    { heading: 'COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS' },
    {
      rows: [
        ['Policy Number', 'UMB-7'],
        ['Each Occurrence Limit', '$3,000,000'],
      ],
    },
  ])
  const read = await copilot.say(id, 'here you go', [await copilot.upload('Umbrella.pdf', umbrella)])
  assert.doesNotMatch(read.messages.at(-1).content, /I see no Umbrella/)
})
