import assert from 'node:assert/strict'
import { isOverdue, requestCan, resolved, updated } from './serviceRequest.ts'
import type { ServiceRequest, ServiceRequestAction, ServiceRequestState } from './serviceRequest.ts'
import { requestOf } from './testing/requestOf.ts'

const at = Date.parse('2026-03-16T15:30:00Z')

const permissions: readonly [ServiceRequestAction, ServiceRequestState, boolean][] = [
  ['resolve', 'OPEN', true],
  ['resolve', 'CLOSED', false],
  ['update', 'OPEN', true],
  ['update', 'CLOSED', false],
  ['comment', 'OPEN', true],
  ['comment', 'CLOSED', true],
]

for (const [action, state, isAllowed] of permissions) {
  Deno.test(`${action} is ${isAllowed ? 'allowed' : 'rejected'} on a request that is ${state}`, () => {
    assert.equal(requestCan(action, { state }), isAllowed)
  })
}

const dueDates: readonly [ServiceRequestState, string | null, boolean][] = [
  ['OPEN', '2026-03-15', true],
  ['OPEN', '2026-03-16', false],
  ['OPEN', '2026-03-17', false],
  ['OPEN', null, false],
  ['CLOSED', '2026-03-15', false],
]

for (const [state, dueAt, expected] of dueDates) {
  Deno.test(`on March 16 a request that is ${state} and due ${dueAt} is ${expected ? '' : 'not '}overdue`, () => {
    assert.equal(isOverdue({ state, dueAt }, '2026-03-16'), expected)
  })
}

Deno.test('a resolved request is closed and keeps who closed it, when and with which notes', () => {
  const resolution = { notes: 'Certificate sent to the holder.', fileIds: [], at, by: 'au_dana' }
  const closed = resolved(requestOf(), resolution)
  assert.deepEqual([closed.state, closed.resolution, closed.updatedAt], ['CLOSED', resolution, at])
})

const request: ServiceRequest = requestOf({ assigneeId: 'au_dana', dueAt: '2026-03-20' })

const patches: readonly [string, Parameters<typeof updated>[1], Partial<ServiceRequest>, string[]][] = [
  ['a new assignee', { assigneeId: 'au_marcus' }, { assigneeId: 'au_marcus' }, ['ASSIGN_SERVICE_REQUEST']],
  ['no assignee', { assigneeId: null }, { assigneeId: null }, ['ASSIGN_SERVICE_REQUEST']],
  ['another due date', { dueAt: '2026-04-01' }, { dueAt: '2026-04-01' }, ['UPDATE_SERVICE_REQUEST_DUE_AT']],
  [
    'both at once',
    { assigneeId: null, dueAt: null },
    { assigneeId: null, dueAt: null },
    ['ASSIGN_SERVICE_REQUEST', 'UPDATE_SERVICE_REQUEST_DUE_AT'],
  ],
  ['the same again', { assigneeId: 'au_dana', dueAt: '2026-03-20' }, {}, []],
  ['nothing', {}, {}, []],
]

for (const [name, patch, changed, updateTypes] of patches) {
  Deno.test(`an update with ${name} is ${updateTypes.join(' and ') || 'no change'}`, () => {
    const next = updated(request, patch, at)
    assert.deepEqual(next.updateTypes, updateTypes)
    assert.deepEqual(next.request, { ...request, ...changed, updatedAt: at })
  })
}
