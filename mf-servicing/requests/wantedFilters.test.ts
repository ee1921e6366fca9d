import { expect, test } from 'vitest'
import { defaultRequestFilters } from './requestFilters.ts'
import { afterArrival, isAhead, wantedFilters, withUnderWay } from './wantedFilters.ts'

function typing(text: string, underWay: string[]) {
  return { filters: { ...defaultRequestFilters, text }, entry: 'first', underWay }
}

test('an address that arrives while somebody types on does not undo the typing', () => {
  const wanted = afterArrival(typing('roofing', ['?q=ro', '?q=roof']), { search: '?q=ro', entry: 'second' })
  expect(wanted.filters.text).toBe('roofing')
  expect(wanted.underWay).toEqual(['?q=roof'])
})

test('an address that was overtaken by a later one is forgotten with it', () => {
  const wanted = afterArrival(typing('roof', ['?q=ro', '?q=roof']), { search: '?q=roof', entry: 'second' })
  expect(wanted.underWay).toEqual([])
})

test('going back shows what the address says, whatever was typed', () => {
  const wanted = afterArrival(typing('roofing', ['?q=roofing']), {
    search: '?status=closed',
    entry: 'zeroth',
  })
  expect(wanted.filters).toEqual({ ...defaultRequestFilters, status: 'closed' })
  expect(wanted.underWay).toEqual([])
})

test('the list says that its rows are older than the question until the address has arrived', () => {
  const before = wantedFilters({ search: '', entry: 'first' })
  const asked = withUnderWay({ ...before, filters: { ...before.filters, isOverdue: true } }, '?overdue=yes')
  expect(isAhead(asked, '')).toBe(true)
  expect(isAhead(asked, '?overdue=yes')).toBe(false)
})
