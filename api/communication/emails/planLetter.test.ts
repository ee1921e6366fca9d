import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openRequest } from '../../servicing/testing/openRequest.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { storeConversations } from '../testing/storeConversations.ts'
import { emailThreadKind } from './emailThread.ts'
import { planLetter } from './planLetter.ts'

const letter = { subject: 'Your certificate', body: 'It is on its way.', approvedBy: 'au_dana', now: 0 }

Deno.test('a letter to the client of a request continues their conversation', async () => {
  await using world = await openWorld()
  const { harborline } = world
  const serviceRequestId = await openRequest(harborline)
  const { threadId } = await storeConversations(harborline, {
    thread: { serviceRequestIds: [serviceRequestId] },
  })
  const to = [{ name: 'Rosa Delgado', address: 'Rosa@DelgadoRoofing.example' }]
  const planned = await planLetter(harborline, { ...letter, to, serviceRequestId })
  assert.equal(planned.threadId, threadId)
  assert((await harborline.commit({ type: 'WORKFLOW', id: null }, planned.changes)).ok)
  await world.platform.jobs.runDue()
  const [sent] = world.platform.mail.mailbox?.() ?? []
  assert.equal(sent?.inReplyTo, `${threadId}@delgadoroofing.example`)
  assert.equal(harborline.table(emailThreadKind).size, 1)
})

Deno.test('a letter to anybody else starts a thread, on the account that has the address', async () => {
  await using world = await openWorld()
  const { harborline } = world
  const account = await openAccount(harborline)
  const serviceRequestId = await openRequest(harborline)
  await storeConversations(harborline, { thread: { serviceRequestIds: [serviceRequestId] } })
  const to = [{ name: 'Marta Ouellette', address: 'marta@cascoroofing.example' }]
  const { threadId, changes } = await planLetter(harborline, { ...letter, to, serviceRequestId })
  assert((await harborline.commit({ type: 'WORKFLOW', id: null }, changes)).ok)
  const thread = harborline.table(emailThreadKind).get(threadId)
  assert.deepEqual(
    [thread?.accountId, thread?.waitingFor, thread?.serviceRequestIds, thread?.preview],
    [account.id, 'CLIENT', [serviceRequestId], 'It is on its way.'],
  )
})
