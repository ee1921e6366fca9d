import { expect, test } from 'vitest'
import preloads from '../preloads.json' with { type: 'json' }
import { requestListVariables } from './requestListVariables.ts'

const plain = {
  text: null,
  state: 'OPEN',
  assigneeId: null,
  assignment: null,
  isOverdue: null,
  sort: { by: 'OPENED_AT', direction: 'DESCENDING' },
}

test.each([
  ['', plain],
  ['?q=certificate', { ...plain, text: 'certificate' }],
  ['?status=closed', { ...plain, state: 'CLOSED' }],
  ['?status=all', { ...plain, state: null }],
  ['?assignee=mine', { ...plain, assignment: 'MINE' }],
  ['?assignee=unassigned', { ...plain, assignment: 'UNASSIGNED' }],
  ['?assignee=au_06cq1v', { ...plain, assigneeId: 'au_06cq1v' }],
  ['?overdue=yes', { ...plain, isOverdue: true }],
  ['?sort=assignee', { ...plain, sort: { by: 'ASSIGNEE', direction: 'ASCENDING' } }],
])('the address %s asks for its requests', (search, variables) => {
  expect(requestListVariables(search)).toEqual(variables)
})

test('the server is told to answer the plain list with the page', () => {
  const preload = preloads.find(({ path }) => path === '/app/servicing')
  expect(preload?.variables).toEqual(requestListVariables(''))
})
