import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestList } from './requestList.ts'

const { address, variables, isNarrowed } = requestList
const plain = {
  text: null,
  state: 'OPEN',
  assigneeId: null,
  assignment: null,
  isPrepared: null,
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
  ['?prepared=yes', { ...plain, isPrepared: true }],
  ['?sort=assignee', { ...plain, sort: { by: 'ASSIGNEE', direction: 'ASCENDING' } }],
  ['?sort=-due', { ...plain, sort: { by: 'DUE_AT', direction: 'DESCENDING' } }],
])('the URL %s asks for its requests', (search, expected) => {
  expect(variables(search)).toEqual(expected)
})

test.each([
  '?status=lost',
  '?status=__proto__',
  '?sort=shoe-size',
  '?overdue=1',
  '?q=%20%20',
  '?assignee=somebody',
  '?assignee=sr_06cq1v',
  '?assignee=au_%00%ff',
  `?assignee=au_${'0'.repeat(2000)}`,
  '?nonsense=1&status=lost&sort=',
])('the URL %s shows the plain list', (search) => {
  expect(variables(search)).toEqual(plain)
})

test('a list survives a round trip through the URL', () => {
  const lists = fc.record({
    text: fc.string().map((text) => (text.trim() === '' ? '' : text)),
    status: fc.constantFrom('open', 'closed', 'all'),
    assignee: fc.constantFrom('everyone', 'mine', 'unassigned', 'au_06cq1v'),
    isPrepared: fc.boolean(),
    isOverdue: fc.boolean(),
    sort: fc.record({
      column: fc.constantFrom('customer', 'status', 'type', 'assignee', 'due', 'opened'),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
  })
  fc.assert(
    fc.property(lists, (list) => {
      expect(address.read(address.write(list))).toEqual(list)
    }),
  )
})

test.each([
  ['', false],
  ['?status=all', false],
  ['?sort=due', false],
  ['?q=marlowe', true],
  ['?status=closed', true],
  ['?assignee=mine', true],
  ['?overdue=yes', true],
])('the URL %s hides requests: %s', (search, expected) => {
  expect(isNarrowed(address.read(search))).toBe(expected)
})
