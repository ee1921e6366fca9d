import assert from 'node:assert/strict'
import { preloadsFor } from './preloadsFor.ts'
import type { Preload, Remote } from './remotes.ts'

const preloads: Preload[] = [
  {
    path: '/app/servicing',
    docId: 'list',
    assets: ['page.js'],
    variables: {
      text: { search: 'q' },
      state: { search: 'status', values: { open: 'OPEN', all: null }, otherwise: 'OPEN' },
      first: 50,
    },
  },
  { path: '/app/servicing/:id/*', docId: 'request', assets: [], variables: { id: ':id' } },
]
const remote: Remote = {
  base: '/remotes/mf-servicing/',
  preloads,
  description: {
    name: 'mf-servicing',
    entry: '',
    version: '',
    areas: ['servicing'],
    links: [],
    actions: [],
    slots: [],
  },
}

function found(address: string) {
  return preloadsFor([remote], new URL(address, 'http://localhost')).map(({ docId, variables }) => ({
    docId,
    variables,
  }))
}

const cases: readonly [string, ReturnType<typeof found>][] = [
  ['/app/servicing', [{ docId: 'list', variables: { text: null, state: 'OPEN', first: 50 } }]],
  [
    '/app/servicing?q=roof&status=all',
    [{ docId: 'list', variables: { text: 'roof', state: null, first: 50 } }],
  ],
  // What the preload does not know would make its answer the wrong one.
  ['/app/servicing?status=lost', []],
  ['/app/servicing?page=2', []],
  ['/app/servicing/sr_1', [{ docId: 'request', variables: { id: 'sr_1' } }]],
  ['/app/servicing/sr_1/activity/comment', [{ docId: 'request', variables: { id: 'sr_1' } }]],
  ['/app/servicing/toString', [{ docId: 'request', variables: { id: 'toString' } }]],
  ['/app/servicing?status=toString', []],
  ['/app/home', []],
]

for (const [address, expected] of cases) {
  Deno.test(`${address} begins with ${expected[0]?.docId ?? 'no query'}`, () => {
    assert.deepEqual(found(address), expected)
  })
}

Deno.test('the files of a preload are addressed beneath their remote', () => {
  const [preload] = preloadsFor([remote], new URL('http://localhost/app/servicing'))
  assert.deepEqual(preload?.assets, ['/remotes/mf-servicing/page.js'])
})

Deno.test('a list shows its first rows before its code is there unless the address gives it other columns', () => {
  const list = {
    connection: 'serviceRequests',
    label: 'Loading service requests...',
    actions: 1,
    choices: 3,
    columns: [{ id: 'customer' }],
    rowLines: 1 as const,
    link: '/app/servicing/:id/overview',
    texts: {},
    unless: ['status'],
  }
  const withList = { ...remote, preloads: preloads.map((preload) => ({ ...preload, list })) }
  const shown = (address: string) =>
    preloadsFor([withList], new URL(address, 'http://localhost')).map((preload) => preload.list)
  assert.deepEqual(shown('/app/servicing?q=roof'), [list])
  assert.deepEqual(shown('/app/servicing?status=all'), [undefined])
})
