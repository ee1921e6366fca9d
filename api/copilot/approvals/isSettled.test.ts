import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

async function settledIn(desk: Desk) {
  const { serviceRequests } = await desk.dana.data(
    '{ serviceRequests { edges { node { type state isSettled } } } }',
  )
  return serviceRequests.edges.map(
    ({ node }: { node: { type: string; state: string; isSettled: boolean } }) =>
      `${node.type} ${node.state} ${node.isSettled}`,
  )
}

async function approveAll(desk: Desk, thread: Awaited<ReturnType<Desk['receive']>>) {
  for (const { preparedWork } of thread.serviceRequests)
    for (const { id } of preparedWork.proposals) await desk.approve(id)
  await desk.world.platform.jobs.runDue()
}

Deno.test('a document that was sent settles its request, which stays open', async () => {
  await using desk = await openDesk()
  await desk.keep('GL declarations.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Declarations' }]))
  const thread = await desk.receive('Could you email me a copy of our dec page? Thanks, Marta')
  assert.deepEqual(await settledIn(desk), ['DOCUMENT_REQUEST OPEN false'])
  await approveAll(desk, thread)
  assert.deepEqual(await settledIn(desk), ['DOCUMENT_REQUEST OPEN true'])
})

Deno.test('a certificate that was issued settles its request', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
  )
  await approveAll(desk, thread)
  assert.deepEqual(await settledIn(desk), ['CREATE_CERTIFICATE OPEN true'])
})

Deno.test('a reply to a change settles nothing: the carrier has to make it', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please change our mailing address to 88 Commercial Street, Portland, ME 04101 effective April 1.',
  )
  await approveAll(desk, thread)
  assert.deepEqual(await settledIn(desk), ['ENDORSE_POLICY OPEN false'])
})
