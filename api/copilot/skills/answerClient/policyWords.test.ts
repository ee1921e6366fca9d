import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

async function openMarina() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Pell Cove Marina LLC' },
    contact: { name: 'Ines Pell', email: 'ines@pellcove.example' },
  })
  const policyId = await openPolicy(harborline, {
    accountId,
    policyNumber: 'GL-4471',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
  })
  const content = await pdfOf(
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Named Insured', 'Pell Cove Marina LLC'],
          ['Policy Number', 'GL-4471'],
          ['Each Occurrence', '$1,000,000'],
        ],
      },
    ],
    [
      { heading: 'PC 210 WATERCRAFT RENTAL EXCLUSION' },
      'This insurance does not apply to bodily injury arising out of the rental of kayaks, canoes or other watercraft to the public.',
    ],
  )
  const fileId = await copilot.upload('pell-cove-gl.pdf', content)
  await copilot.dana.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
  )
  await copilot.world.platform.jobs.runDue()
  return copilot
}

Deno.test('an email that something is not covered quotes the policy on file, and says what to check', async () => {
  await using copilot = await openMarina()
  const made = await copilot.ask(
    'Write an email to Ines Pell that renting kayaks to the public is not covered',
  )
  const [{ email }] = made.artifacts
  assert.match(
    email.body,
    /^Hello Ines,\n\nRenting kayaks to the public is not covered\.\n\nThe policy says:/,
  )
  assert.match(
    email.body,
    /"This insurance does not apply to bodily injury [^"]*kayaks[^"]*"\n\(pell-cove-gl\.pdf, page 2\)/,
  )
  assert.match(email.body, /Please call me before you go ahead/)
  assert.match(
    made.messages.at(-1).content,
    /Check that these words are about renting kayaks to the public, and that no later endorsement changes them\./,
  )
})

Deno.test('an email that states a coverage says to check it where the policy is silent', async () => {
  await using copilot = await openMarina()
  const made = await copilot.ask('Write an email to Ines Pell that the drone survey of the pier is covered')
  assert.doesNotMatch(made.artifacts[0].email.body, /The policy says/)
  assert.match(made.messages.at(-1).content, /check it with the carrier before you send this/)
})
