import assert from 'node:assert/strict'
import { businessPolicyKind } from '../../../knowledge/index.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { asksToDelete } from './deletion.ts'

async function openMasons() {
  const copilot = await openCopilot()
  for (const [name, city] of [
    ['Harbor Masonry LLC', 'Bath'],
    ['Harbor Masonry Supply Inc.', 'Saco'],
  ] as const) {
    const mailingAddress = { line1: '3 Elm Street', line2: null, city, zone: 'ME', postalCode: '04530' }
    const { id: accountId } = await openAccount(copilot.world.harborline, {
      detail: { name, mailingAddress },
      contact: { name: 'Sam Ito', email: `sam@${city.toLowerCase()}.example` },
    })
    await openPolicy(copilot.world.harborline, {
      accountId,
      policyNumber: `GL-${city}`,
      expiresAt: '2026-12-10',
    })
  }
  return copilot
}

Deno.test('says that it deletes nothing, and asks which of the accounts is meant', async () => {
  await using copilot = await openMasons()
  const { id, messages } = await copilot.ask('delete all policies of Harbor Masonry')
  const text: string = messages.at(-1).content
  assert.match(text, /^I don’t delete records, and nothing was deleted\./)
  assert.match(text, /1\. Harbor Masonry LLC \(3 Elm Street, Bath, ME\)\n2\. Harbor Masonry Supply Inc\./)
  assert.doesNotMatch(text, /GL-Bath|GL-Saco/)
  const picked = await copilot.say(id, 'the one in Saco')
  assert.match(picked.messages.at(-1).content, /^I don’t delete[\s\S]*\[GL-Saco\]\(\/app\/policies\//)
  const whole = await copilot.ask('Please remove all policies of Harbor Masonry LLC from the system')
  assert.match(whole.messages.at(-1).content, /^I don’t delete[\s\S]*GL-Bath/)
  assert.equal(copilot.world.harborline.table(businessPolicyKind).size, 2)
})

Deno.test('tells the deletion of a record from a change to a policy or a draft', () => {
  for (const text of [
    'Delete the Harbor Masonry account',
    'get rid of the policy GL-4471',
    'Delete all certificates',
    'can you delete the service request of Casco Roofing?',
    'delete Casco Roofing’s policies please',
    'erase everything on this client',
  ])
    assert.ok(asksToDelete(text), text)
  for (const text of [
    'delete a driver from the policy, email the company',
    'remove the additional insured from the policy',
    'remove the umbrella policy from the certificate',
    'have the carrier delete unit 4',
    'delete the paragraph about the policy',
    'remove the policy number',
    'Which policies were deleted?',
    'remove the client’s phone number from the letter',
  ])
    assert.ok(!asksToDelete(text), text)
})
