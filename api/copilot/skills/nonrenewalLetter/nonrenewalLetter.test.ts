import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'

Deno.test('promises no coverage after the expiration, and says that another carrier was named', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Keystone Harbor Insurance' })
  await addCarrier(harborline, { name: 'Penobscot Mutual' })
  await openPolicy(harborline, {
    accountId,
    carrierId,
    type: 'UMBRELLA',
    policyNumber: 'KH-UM-220',
    inforceAt: '2025-02-13',
    expiresAt: '2026-02-13',
  })
  const { artifacts, messages } = await copilot.ask(
    "Penobscot Mutual won't renew the umbrella, letter to the client please",
    { accountId },
  )
  assert.match(artifacts[0].email.body, /This coverage ended on 02\/13\/2026\. Please call us today/)
  assert.doesNotMatch(artifacts[0].email.body, /You stay insured/)
  const { content } = messages.at(-1)
  assert.match(content, /You named Penobscot Mutual; policy KH-UM-220 is with Keystone Harbor Insurance\./)
  assert.match(content, /The policy already expired on Feb 13, 2026\./)
})
