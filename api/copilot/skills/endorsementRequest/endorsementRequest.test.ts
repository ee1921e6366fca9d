import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'

Deno.test('no letter endorses a liability policy with a truck: the account has no auto policy', async () => {
  await using desk = await openDesk()
  const { serviceRequests } = await desk.receive(
    'Please add a truck and a driver to our policy effective April 1, 2026. It is a 2024 Isuzu NPR.',
    { subject: 'Add a truck and a driver' },
  )
  const { artifacts, messages } = serviceRequests[0].preparedWork
  assert.equal(artifacts.length, 0)
  assert.match(messages.at(-1).content, /No auto policy on file/)
})

Deno.test('two changes in one message are one request, with both in the letter to the carrier', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA-118',
  })
  const { serviceRequests } = await desk.receive(
    'Please add the 2024 Isuzu NPR effective April 1, 2026. Also add driver Tom Ames. He starts Monday.',
    { subject: 'Add the 2024 Isuzu NPR' },
  )
  assert.equal(serviceRequests.length, 1)
  const { body } = serviceRequests[0].preparedWork.artifacts[0].email
  assert.match(body, /Requested change: add the 2024 Isuzu NPR[^;]*; add driver Tom Ames\n/)
  assert.match(body, /Vehicle: 2024 Isuzu NPR\n\nDriver: Tom Ames\n/)
})
