import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFilters, choiceFilter, flagFilter, sortFilter, textFilter } from './addressFilters.ts'

const columns = ['name', 'premium', 'expires'] as const

const policyFilters = addressFilters({
  text: textFilter('q'),
  status: choiceFilter('status', ['active', 'expired', 'all']),
  isRenewing: flagFilter('renewing'),
  sort: sortFilter('sort', columns, { column: 'expires', direction: 'ascending' }),
})
const plain = policyFilters.initial

test.each([
  ['', plain],
  ['?q=general+liability', { ...plain, text: 'general liability' }],
  ['?status=expired&renewing=yes', { ...plain, status: 'expired', isRenewing: true }],
  ['?sort=-premium', { ...plain, sort: { column: 'premium', direction: 'descending' } }],
  ['?sort=-expires', { ...plain, sort: { column: 'expires', direction: 'descending' } }],
] as const)('the address %s is the list of policies it stands for, and back', (search, policies) => {
  expect(policyFilters.read(search)).toEqual(policies)
  expect(policyFilters.write(policies)).toBe(search)
})

test.each([
  '?status=lost',
  '?status=toString',
  '?sort=--premium',
  '?sort=',
  '?renewing=1',
  '?q=+',
  '?page=7',
  '?=&&',
])('the address %s means nothing and shows the plain list', (search) =>
  expect(policyFilters.read(search)).toEqual(plain),
)

test.each([
  ['?status=lost&q=roof&panel=7', '?q=roof&panel=7'],
  ['?sort=--premium', ''],
  ['?status=expired&renewing=yes', '?status=expired&renewing=yes'],
])('the address %s is cleaned to %j', (search, clean) => {
  expect(policyFilters.clean(search)).toBe(clean)
})

test('any URL parses to a list that can be serialized again', () => {
  const junk = fc.array(fc.tuple(fc.constantFrom('q', 'status', 'renewing', 'sort', 'x'), fc.string()))
  fc.assert(
    fc.property(junk, (words) => {
      const policies = policyFilters.read(`?${new URLSearchParams(words)}`)
      expect(policyFilters.read(policyFilters.write(policies))).toEqual(policies)
    }),
  )
})

test('clearing filters keeps the sort order', () => {
  const sort = { column: 'name', direction: 'descending' } as const
  expect(policyFilters.cleared({ text: 'gl', status: 'all', isRenewing: true, sort })).toEqual({
    ...plain,
    sort,
  })
})
