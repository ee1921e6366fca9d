import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'

const show = `{ serviceRequests { edges { node { preparedWorkWait preparedWork { id state } } } } }`
const add = `mutation ($id: ID!, $input: AddCaraWorkspaceMessageInput!) { addCaraWorkspaceMessage(id: $id, input: $input) { __typename } }`
const waiting = `{ emailThreads(isWaitingForApproval: true) { totalCount } }`

Deno.test('work waits for an approval once Cara is done, not while she works on it again', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
  )
  async function shown() {
    const { serviceRequests } = await desk.dana.data(show)
    const { emailThreads } = await desk.dana.data(waiting)
    const { preparedWork, preparedWorkWait } = serviceRequests.edges[0].node
    return { ...preparedWork, preparedWorkWait, threads: emailThreads.totalCount }
  }
  const before = await shown()
  assert.deepEqual(
    [before.state, before.preparedWorkWait, before.threads],
    ['WAITING_FOR_INPUT', 'APPROVAL', 1],
  )
  await desk.dana.data(add, { id: before.id, input: { message: 'Add a waiver of subrogation', files: [] } })
  const working = await shown()
  assert.deepEqual([working.state, working.preparedWorkWait, working.threads], ['WORKING', null, 0])
})
