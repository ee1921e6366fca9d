import assert from 'node:assert/strict'
import { openWorld } from '../testing/openWorld.ts'
import { openRequest } from './testing/openRequest.ts'

Deno.test('a request’s history shows what happened, who did it, and the state after each version', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const assign =
    'mutation ($id: ID!, $input: UpdateServiceRequestInput!) { updateServiceRequest(id: $id, input: $input) { __typename } }'
  const steps: readonly [string, Record<string, unknown>][] = [
    [assign, { input: { assigneeId: world.priya.id, dueAt: '2026-03-20T00:00:00Z' } }],
    [
      'mutation ($id: ID!) { addServiceRequestComment(id: $id, input: { content: "Called back." }) { __typename } }',
      {},
    ],
    [assign, { input: { assigneeId: null } }],
    [
      'mutation ($id: ID!) { resolveServiceRequest(id: $id, input: { notes: "Answered by phone." }) { __typename } }',
      {},
    ],
  ]
  for (const [step, variables] of steps) {
    world.clock.advance(60_000)
    await dana.data(step, { id, ...variables })
  }
  const { serviceRequest } = await dana.data(
    `query ($id: ID!) { serviceRequest(id: $id) { versionHistory {
      versionNumber createdAt updateTypes updateInitiatorType updateInitiator { name }
      snapshot { assignee { name } assigneeId dueAt resolutionNotes }
    } } }`,
    { id },
  )
  const untouched = { assignee: null, assigneeId: null, dueAt: null, resolutionNotes: null }
  const dated = { ...untouched, dueAt: '2026-03-20T00:00:00.000Z' }
  const assigned = { ...dated, assignee: { name: 'Priya Natarajan' }, assigneeId: world.priya.id }
  const byDana = { updateInitiatorType: 'AGENCY_USER', updateInitiator: { name: 'Dana Whitfield' } }
  assert.deepEqual(serviceRequest.versionHistory, [
    {
      versionNumber: 1,
      createdAt: '2026-03-16T15:30:00.000Z',
      updateTypes: ['CREATE_SERVICE_REQUEST'],
      updateInitiatorType: 'AGENCY_CLIENT',
      updateInitiator: null,
      snapshot: untouched,
    },
    {
      versionNumber: 2,
      createdAt: '2026-03-16T15:31:00.000Z',
      updateTypes: ['ASSIGN_SERVICE_REQUEST', 'UPDATE_SERVICE_REQUEST_DUE_AT'],
      ...byDana,
      snapshot: assigned,
    },
    {
      versionNumber: 3,
      createdAt: '2026-03-16T15:32:00.000Z',
      updateTypes: ['ADD_SERVICE_REQUEST_COMMENT'],
      ...byDana,
      snapshot: assigned,
    },
    {
      versionNumber: 4,
      createdAt: '2026-03-16T15:33:00.000Z',
      updateTypes: ['ASSIGN_SERVICE_REQUEST'],
      ...byDana,
      snapshot: dated,
    },
    {
      versionNumber: 5,
      createdAt: '2026-03-16T15:34:00.000Z',
      updateTypes: ['CLOSE_SERVICE_REQUEST'],
      ...byDana,
      snapshot: { ...dated, resolutionNotes: 'Answered by phone.' },
    },
  ])
})

Deno.test('an unknown assignee leaves the id, shown as unknown', async () => {
  await using world = await openWorld()
  const assigneeId = 'au_00000000000000000000000000'
  const id = await openRequest(world.harborline, { assigneeId })
  const dana = await world.as(world.dana)
  const { serviceRequest } = await dana.data(
    `query ($id: ID!) { serviceRequest(id: $id) { assignee { name } versionHistory { snapshot { assigneeId assignee { name } } } } }`,
    { id },
  )
  assert.deepEqual(serviceRequest, {
    assignee: null,
    versionHistory: [{ snapshot: { assigneeId, assignee: null } }],
  })
})
