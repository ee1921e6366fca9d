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

interface FromSearch {
  search: string
  values?: Record<string, unknown>
  otherwise?: unknown
}

/** What the server makes of the list's preload, for the parameters of an address that it understands. */
function preloadedVariables(search: string): unknown {
  const preload = preloads.find(({ path }) => path === '/app/servicing')
  const params = new URLSearchParams(search)
  const sources = Object.entries<FromSearch | string | null>(preload?.variables ?? {})
  return Object.fromEntries(
    sources.map(([name, source]) => {
      if (typeof source !== 'object' || source === null) return [name, source]
      const word = params.get(source.search)
      if (word === null) return [name, source.otherwise ?? null]
      return [name, source.values ? source.values[word] : word]
    }),
  )
}

test.each([
  '',
  '?q=certificate',
  '?status=closed',
  '?status=all&overdue=yes',
  '?assignee=mine',
  '?assignee=unassigned',
  ...['customer', 'status', 'type', 'assignee', 'due'].flatMap((column) => [
    `?sort=${column}`,
    `?sort=-${column}`,
  ]),
  '?sort=opened',
])('the server answers the list %s with the page, by the same arguments', (search) => {
  expect(preloadedVariables(search)).toEqual(requestListVariables(search))
})
