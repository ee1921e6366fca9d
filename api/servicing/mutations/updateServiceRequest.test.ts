import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openRequest } from '../testing/openRequest.ts'

const update = `
  mutation ($id: ID!, $input: UpdateServiceRequestInput!) {
    updateServiceRequest(id: $id, input: $input) {
      __typename
      ... on NamedError { message }
      ... on ValidationErrors { fields { path message } }
      ... on UpdateServiceRequestSuccess { serviceRequest { assignee { name } dueAt isOverdue } }
    }
  }`

const close = `mutation ($id: ID!) { resolveServiceRequest(id: $id, input: {}) { __typename } }`

const history = `query ($id: ID!) {
  serviceRequest(id: $id) { versionHistory { updateTypes snapshot { assignee { name } dueAt } } }
}`

Deno.test('setting assignee and due date together is one version of both kinds', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const input = { assigneeId: world.priya.id, dueAt: '2026-03-20T00:00:00Z' }
  const { updateServiceRequest } = await dana.data(update, { id, input })
  const expected = { assignee: { name: 'Priya Natarajan' }, dueAt: '2026-03-20T00:00:00.000Z' }
  assert.deepEqual(updateServiceRequest.serviceRequest, { ...expected, isOverdue: false })
  const { serviceRequest } = await dana.data(history, { id })
  assert.deepEqual(serviceRequest.versionHistory.at(-1), {
    updateTypes: ['ASSIGN_SERVICE_REQUEST', 'UPDATE_SERVICE_REQUEST_DUE_AT'],
    snapshot: expected,
  })
})

Deno.test('does not overwrite a field that was changed since the user saw it, and says where', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline, { dueAt: '2026-03-20' })
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  const seen = { dueAt: '2026-03-20T00:00:00Z', assigneeId: null }
  await dana.data(update, { id, input: { assigneeId: world.priya.id, seen } })

  const late = { assigneeId: world.dana.id, seen }
  const inTab = await dana.data(update, { id, input: late })
  assert.equal(
    inTab.updateServiceRequest.message,
    'This request was changed in another tab. Review the changes, then save again.',
  )
  const byColleague = await marcus.data(update, { id, input: late })
  assert.match(byColleague.updateServiceRequest.message, /^A colleague changed this request/)
  // The other field is as the user saw it.
  const other = await marcus.data(update, { id, input: { dueAt: '2026-03-24T00:00:00Z', seen } })
  assert.equal(other.updateServiceRequest.__typename, 'UpdateServiceRequestSuccess')
})

Deno.test('null clears a field and an absent field stays', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline, { assigneeId: world.priya.id, dueAt: '2026-03-20' })
  const dana = await world.as(world.dana)
  const unassigned = await dana.data(update, { id, input: { assigneeId: null } })
  assert.deepEqual(unassigned.updateServiceRequest.serviceRequest, {
    assignee: null,
    dueAt: '2026-03-20T00:00:00.000Z',
    isOverdue: false,
  })
  const undated = await dana.data(update, { id, input: { dueAt: null } })
  assert.equal(undated.updateServiceRequest.serviceRequest.dueAt, null)
})

Deno.test('saving without changes adds no version', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline, { assigneeId: world.priya.id })
  const dana = await world.as(world.dana)
  await dana.data(update, { id, input: { assigneeId: world.priya.id } })
  const { serviceRequest } = await dana.data(history, { id })
  assert.equal(serviceRequest.versionHistory.length, 1)
})

Deno.test('a closed request cannot be changed, and says who closed it', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  await dana.data(close, { id })
  const { updateServiceRequest } = await marcus.data(update, { id, input: { assigneeId: null } })
  assert.deepEqual(updateServiceRequest, {
    __typename: 'AlreadyResolvedError',
    message: 'Dana Whitfield has already resolved this request.',
  })
})

const refusals: readonly [string, Record<string, unknown>, { path: string; message: string }][] = [
  [
    'the year 0206',
    { dueAt: '0206-03-20T00:00:00Z' },
    { path: 'dueAt', message: 'Choose a date between Mar 15, 2025 and Mar 20, 2031.' },
  ],
  [
    'a time of day',
    { dueAt: '2026-03-20T14:30:00Z' },
    { path: 'dueAt', message: 'A due date is a whole day. Send midnight UTC of that day.' },
  ],
  [
    'an assignee who does not exist',
    { assigneeId: 'au_00000000000000000000000000' },
    { path: 'assigneeId', message: 'Choose someone who works at the agency.' },
  ],
]

for (const [name, input, problem] of refusals) {
  Deno.test(`reports ${name} under its field`, async () => {
    await using world = await openWorld()
    const id = await openRequest(world.harborline)
    const dana = await world.as(world.dana)
    const { updateServiceRequest } = await dana.data(update, { id, input })
    assert.deepEqual(updateServiceRequest.fields, [problem])
  })
}

Deno.test('rejects a deactivated or other agency’s user as assignee', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  await world.identity.staff.deactivateUser(world.marcus.email)
  for (const { id: assigneeId } of [world.marcus, world.walt]) {
    const { updateServiceRequest } = await dana.data(update, { id, input: { assigneeId } })
    assert.equal(updateServiceRequest.__typename, 'ValidationErrors')
  }
})

Deno.test('concurrent edits to different fields are both kept', async () => {
  await using world = await openWorld()
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  for (let round = 0; round < 20; round++) {
    const id = await openRequest(world.harborline)
    await Promise.all([
      dana.data(update, { id, input: { assigneeId: world.priya.id } }),
      marcus.data(update, { id, input: { dueAt: '2026-03-20T00:00:00Z' } }),
    ])
    const { serviceRequest } = await dana.data(history, { id })
    assert.deepEqual(serviceRequest.versionHistory.at(-1).snapshot, {
      assignee: { name: 'Priya Natarajan' },
      dueAt: '2026-03-20T00:00:00.000Z',
    })
  }
})

Deno.test('a request due yesterday becomes overdue when the agency’s day begins', async () => {
  // Half past one in the morning in London is still the evening before in New York.
  await using world = await openWorld({ start: '2026-03-17T01:30:00Z' })
  const id = await openRequest(world.harborline, { dueAt: '2026-03-16' })
  const dana = await world.as(world.dana)
  const show = `query ($id: ID!) { serviceRequest(id: $id) { isOverdue } }`
  assert.equal((await dana.data(show, { id })).serviceRequest.isOverdue, false)
  world.clock.set(Date.parse('2026-03-17T04:30:00Z'))
  assert.equal((await dana.data(show, { id })).serviceRequest.isOverdue, true)
})

const link = `
  mutation ($id: ID!, $input: UpdateServiceRequestInput!) {
    updateServiceRequest(id: $id, input: $input) {
      ... on ValidationErrors { fields { path message } }
      ... on UpdateServiceRequestSuccess {
        serviceRequest { account { id } businessPolicy { id } versionHistory { updateTypes } }
      }
    }
  }`

Deno.test('a request without an account is linked to one and to its policy, which the history tells', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const own = await openAccount(world.harborline, { detail: { name: 'Casco Roofing LLC' } })
  const other = await openAccount(world.harborline, { detail: { name: 'Granite Iron LLC' } })
  const policyId = await openPolicy(world.harborline, { accountId: own.id })
  const dana = await world.as(world.dana)
  async function linked(input: object) {
    return (await dana.data(link, { id, input })).updateServiceRequest
  }

  assert.deepEqual((await linked({ businessPolicyId: policyId })).fields, [
    { path: 'businessPolicyId', message: 'Choose a policy of this account.' },
  ])
  assert.deepEqual((await linked({ accountId: `ac_${'0'.repeat(26)}` })).fields, [
    { path: 'accountId', message: 'Choose an account.' },
  ])
  const { serviceRequest } = await linked({ accountId: own.id, businessPolicyId: policyId })
  assert.deepEqual([serviceRequest.account.id, serviceRequest.businessPolicy.id], [own.id, policyId])
  assert.deepEqual(serviceRequest.versionHistory.at(-1).updateTypes, ['UPDATE_SERVICE_REQUEST'])

  const moved = (await linked({ accountId: other.id })).serviceRequest
  assert.deepEqual([moved.account.id, moved.businessPolicy], [other.id, null])
})
