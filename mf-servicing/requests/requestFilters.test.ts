import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNarrowed, requestFilters, type RequestFilters } from './requestFilters.ts'

const plain = requestFilters.initial

test.each<[string, RequestFilters]>([
  ['', plain],
  ['?q=harbor+roofing', { ...plain, text: 'harbor roofing' }],
  ['?status=closed', { ...plain, status: 'closed' }],
  ['?status=all&assignee=mine', { ...plain, status: 'all', assignee: 'mine' }],
  ['?assignee=au_01&overdue=yes', { ...plain, assignee: 'au_01', isOverdue: true }],
  ['?sort=customer', { ...plain, sort: { column: 'customer', direction: 'ascending' } }],
  ['?sort=-due', { ...plain, sort: { column: 'due', direction: 'descending' } }],
])('the address %s is the list it stands for, and back', (search, filters) => {
  expect(requestFilters.read(search)).toEqual(filters)
  expect(requestFilters.write(filters)).toBe(search)
})

test.each([
  '?status=lost',
  '?status=__proto__',
  '?sort=shoe-size',
  '?overdue=1',
  '?q=%20%20',
  '?assignee=',
  '?assignee=somebody',
  '?assignee=sr_06cq1v',
  '?assignee=au_%00%ff',
  `?assignee=au_${'0'.repeat(2000)}`,
  '?nonsense=1&status=lost&sort=',
])('the address %s shows the plain list rather than an error or nothing', (search) => {
  expect(requestFilters.read(search)).toEqual(plain)
})

test('a junk word takes none of the words beside it away', () => {
  expect(requestFilters.read('?status=closed&assignee=somebody&sort=due&utm_source=mail')).toEqual({
    ...plain,
    status: 'closed',
    sort: { column: 'due', direction: 'ascending' },
  })
})

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
      expect(requestFilters.read(requestFilters.write(list))).toEqual(list)
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
