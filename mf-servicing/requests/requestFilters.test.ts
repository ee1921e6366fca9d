import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultRequestFilters,
  isNarrowed,
  requestFilters,
  requestFiltersSearch,
  type RequestFilters,
} from './requestFilters.ts'

const plain = defaultRequestFilters

test.each<[string, RequestFilters]>([
  ['', plain],
  ['?q=harbor+roofing', { ...plain, text: 'harbor roofing' }],
  ['?status=closed', { ...plain, status: 'closed' }],
  ['?status=all&assignee=mine', { ...plain, status: 'all', assignee: 'mine' }],
  ['?assignee=au_01&overdue=yes', { ...plain, assignee: 'au_01', isOverdue: true }],
  ['?sort=customer', { ...plain, sort: { column: 'customer', direction: 'ascending' } }],
  ['?sort=-due', { ...plain, sort: { column: 'due', direction: 'descending' } }],
])('the address %s is the list it stands for, and back', (search, filters) => {
  expect(requestFilters(search)).toEqual(filters)
  expect(requestFiltersSearch(filters)).toBe(search)
})

test.each(['?status=lost', '?sort=shoe-size', '?overdue=1', '?assignee=', '?nonsense=1'])(
  'the address %s shows the plain list rather than an error',
  (search) => {
    expect(requestFilters(search)).toEqual(plain)
  },
)

test('any list survives being sent as an address', () => {
  const filters: fc.Arbitrary<RequestFilters> = fc.record({
    text: fc.string().map((text) => (text.trim() === '' ? '' : text)),
    status: fc.constantFrom('open', 'closed', 'all'),
    assignee: fc.constantFrom('everyone', 'mine', 'unassigned', 'au_06cq1v'),
    isOverdue: fc.boolean(),
    sort: fc.record({
      column: fc.constantFrom('customer', 'status', 'type', 'assignee', 'due', 'opened'),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
  })
  fc.assert(
    fc.property(filters, (list) => {
      expect(requestFilters(requestFiltersSearch(list))).toEqual(list)
    }),
  )
})

test.each<[Partial<RequestFilters>, boolean]>([
  [{}, false],
  [{ status: 'all' }, false],
  [{ sort: { column: 'due', direction: 'ascending' } }, false],
  [{ text: '  ' }, false],
  [{ text: 'marlowe' }, true],
  [{ status: 'closed' }, true],
  [{ assignee: 'mine' }, true],
  [{ isOverdue: true }, true],
])('a list with %j hides requests: %s', (change, expected) => {
  expect(isNarrowed({ ...plain, ...change })).toBe(expected)
})
