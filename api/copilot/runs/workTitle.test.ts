import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../testing/openCopilot.ts'
import { pdfOf } from '../testing/pdfOf.ts'

async function openOffice() {
  const copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline, {
    detail: { name: 'Casco Roofing LLC' },
  })
  await openPolicy(copilot.world.harborline, {
    accountId,
    carrierId: await addCarrier(copilot.world.harborline, { name: 'Granite State Casualty' }),
    policyNumber: 'GSC-4821907-24',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
  })
  return { ...copilot, accountId }
}

Deno.test('a workspace is named by what Cara made of its first message, and keeps the name', async () => {
  await using office = await openOffice()
  const { id, title } = await office.ask(
    'We need a certificate for Casco Roofing LLC, they asked on the phone',
  )
  assert.equal(title, 'Certificate: Casco Roofing LLC')
  const answered = await office.say(id, 'Harbor Bank, 1 Exchange Street, Portland, ME 04101')
  assert.equal(answered.title, 'Certificate for Harbor Bank')
  const later = await office.say(id, 'Write the renewal letter for Casco Roofing LLC')
  assert.equal(later.title, 'Certificate for Harbor Bank')
})

Deno.test('a cancellation is named after its request, and tells the reason as the carrier reads it', async () => {
  await using office = await openOffice()
  const { title, artifacts } = await office.ask(
    'Casco Roofing LLC wants to cancel policy GSC-4821907-24 effective December 15, 2026 because they sold the business',
  )
  assert.equal(title, 'Cancellation request: Casco Roofing LLC')
  const letter = artifacts.find(({ email }: { email: unknown }) => email !== null)
  assert.match(letter.email.body, /^Reason: Insured sold the business$/m)
})

Deno.test('a review is named after its document', async () => {
  await using office = await openOffice()
  const lease = await pdfOf([
    { heading: 'LEASE' },
    'This Lease is made between Elm Street Partners ("Landlord") and Casco Roofing LLC ("Tenant").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Tenant shall maintain commercial general liability insurance with a limit of not less than $2,000,000 each occurrence.',
  ])
  const { title } = await office.ask(
    'Hi Cara, can you go through this and tell us what the insured is missing?',
    {
      files: [await office.upload('[Contract] Elm Street lease.pdf', lease)],
      accountId: office.accountId,
      preset: 'CONTRACT_REVIEW',
    },
  )
  assert.equal(title, 'Contract review: Elm Street lease')
})

Deno.test('an email is named after the client, and a question by its own words', async () => {
  await using office = await openOffice()
  const letter = await office.ask('Please ask Casco Roofing LLC for their loss runs, they are late.')
  assert.match(letter.title, /^(?:Loss run request|Document collection|Email): Casco Roofing LLC/)
  const asked = await office.ask('Good morning Cara! When does the policy of Casco Roofing LLC expire?')
  assert.equal(asked.title, 'When does the policy of Casco Roofing LLC expire?')
})

Deno.test("an agency's preset names its workspaces", async () => {
  await using office = await openOffice()
  const { createCustomPreset } = await office.dana.data(
    `mutation ($input: CreateCustomPresetInput!) { createCustomPreset(input: $input) { __typename ... on CreateCustomPresetSuccess { customPreset { id } } } }`,
    {
      input: {
        title: 'Coverage Checkup',
        description: 'Shows which common coverages an account does not have.',
        basePrompt: 'Check the account for coverage gaps.',
        allowFileUpload: true,
      },
    },
  )
  const { title } = await office.ask('Before the call at 3', {
    accountId: office.accountId,
    customPresetId: createCustomPreset.customPreset.id,
  })
  assert.equal(title, 'Coverage Checkup: Casco Roofing LLC')
})
