import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'

Deno.test('a truck with a VIN is for the auto policy, and neither carrier nor lender is the client', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Tidewater Mutual Casualty Company' })
  const terms = { accountId, carrierId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, { ...terms, policyNumber: 'TM-GL-1' })
  await openPolicy(harborline, { ...terms, type: 'COMMERCIAL_AUTO', policyNumber: 'TM-CA-2' })
  const change =
    'Add the 2023 Ram 3500 VIN 3C63R3GL5PG512345, loss payee Bayside Credit Union, to the Tidewater Mutual policy effective 5/1/2026'
  const own = await copilot.ask(change, { accountId })
  assert.match(own.artifacts.at(-1)?.email.body ?? own.messages.at(-1).content, /Policy number: TM-CA-2/)

  const asked = await copilot.ask(change)
  assert.match(asked.messages.at(-1).content, /^Which client is this for\?/)
  const answered = await copilot.say(asked.id, 'Casco Roofing LLC')
  assert.match(
    answered.artifacts.at(-1)?.email.body ?? answered.messages.at(-1).content,
    /TM-CA-2[^]*2023 Ram 3500[^]*Bayside Credit Union/,
  )
})
