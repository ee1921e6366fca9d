import { linesOfBusiness } from '@coverdesk/contract'
import { expect, test } from 'vitest'
import preloads from '../preloads.json' with { type: 'json' }
import { lineWord, stateFilters } from './policyFilters.ts'
import { policyListVariables } from './policyListVariables.ts'

const plain = {
  text: null,
  expiration: null,
  state: null,
  type: null,
  sort: { by: 'ACCOUNT', direction: 'ASCENDING' },
}

test.each([
  ['', plain],
  ['?q=roofing', { ...plain, text: 'roofing' }],
  ['?expiring=overdue', { ...plain, expiration: 'OVERDUE' }],
  ['?expiring=30-days', { ...plain, expiration: 'IN_30_DAYS' }],
  ['?status=inforce', { ...plain, state: 'INFORCE' }],
  ['?type=general-liability', { ...plain, type: 'GENERAL_LIABILITY' }],
  ['?sort=-expires', { ...plain, sort: { by: 'EXPIRES_AT', direction: 'DESCENDING' } }],
  ['?type=pet-insurance&status=asleep&sort=shoe-size&expiring=soon', plain],
])('the address %s asks for its policies', (search, variables) => {
  expect(policyListVariables(search)).toEqual(variables)
})

interface FromSearch {
  search: string
  values?: Record<string, unknown>
  otherwise?: unknown
}

/** What the server makes of the list's preload, for the parameters of an address that it understands. */
function preloadedVariables(search: string): unknown {
  const preload = preloads.find(({ path }) => path === '/app/policies')
  const params = new URLSearchParams(search)
  const sources = Object.entries<FromSearch | string>(preload?.variables ?? {})
  return Object.fromEntries(
    sources.map(([name, source]) => {
      if (typeof source === 'string') return [name, source]
      const word = params.get(source.search)
      if (word === null) return [name, source.otherwise ?? null]
      return [name, source.values ? source.values[word] : word]
    }),
  )
}

test.each([
  '',
  '?q=roofing',
  ...['overdue', '30-days', '60-days', '90-days'].map((word) => `?expiring=${word}`),
  ...stateFilters.filter((word) => word !== 'all').map((word) => `?status=${word}`),
  ...linesOfBusiness.map(({ value }) => `?type=${lineWord(value)}`),
  ...['status', 'type', 'carrier', 'expires'].flatMap((column) => [`?sort=${column}`, `?sort=-${column}`]),
  '?sort=-account',
])('the server answers the list %s with the page, by the same arguments', (search) => {
  expect(preloadedVariables(search)).toEqual(policyListVariables(search))
})
