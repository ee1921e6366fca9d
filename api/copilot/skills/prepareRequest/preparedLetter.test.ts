import assert from 'node:assert/strict'
import { planPreparation, type ServiceRequest } from '../../../servicing/index.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { openDesk } from '../../testing/openDesk.ts'

const workflow = { type: 'WORKFLOW', id: null } as const
const read = `{ serviceRequests { edges { node { preparedWork {
  question messages { content } artifacts { title email { subject body } } proposals { preview { label value } }
} } } } }`

/** What Cara prepares for a request that was opened by hand. */
async function prepared(desk: Awaited<ReturnType<typeof openDesk>>, parts: Partial<ServiceRequest>) {
  const { harborline, platform } = desk.world
  const account = { id: desk.accountId, name: 'Casco Roofing LLC' }
  const id = await openRequest(harborline, { clientName: 'Marta Ouellette', account, ...parts })
  await harborline.commit(workflow, planPreparation(harborline, id, 'opened'))
  await platform.jobs.runDue()
  return (await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork
}

Deno.test('a day in a client’s words counts from the day they were said', async () => {
  await using desk = await openDesk()
  const { artifacts } = await prepared(desk, {
    type: 'OTHER',
    details: 'A customer slipped on our dock yesterday and was taken to the hospital. General liability.',
    businessPolicyId: desk.policyId,
    createdAt: desk.world.clock.now() - 5 * 24 * 60 * 60_000,
  })
  assert.match(artifacts[0].email.body, /Date of loss: 03\/10\/2026/)
})
