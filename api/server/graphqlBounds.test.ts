import assert from 'node:assert/strict'
import { openWorld } from '../testing/openWorld.ts'

const json = { 'content-type': 'application/json' }
const viewer = JSON.stringify({ query: '{ agencyUser { id } }' })
function nested(depth: number): string {
  return `${'{ agencyUser '.repeat(depth)} { id } ${'}'.repeat(depth)}`
}

interface Case {
  readonly name: string
  readonly status: number
  readonly init: RequestInit
  readonly path?: string
  readonly says?: RegExp
  readonly isSignedOut?: boolean
}

const cases: readonly Case[] = [
  {
    name: 'a query of somebody who is signed in',
    status: 200,
    init: { method: 'POST', headers: json, body: viewer },
  },
  {
    name: 'a query without a session',
    status: 401,
    isSignedOut: true,
    init: { method: 'POST', headers: json, body: viewer },
  },
  {
    name: 'a mutation without a session',
    status: 401,
    isSignedOut: true,
    init: {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        query:
          'mutation { addServiceRequestComment(id: "sr_1", input: { content: "Hello" }) { __typename } }',
      }),
    },
  },
  {
    name: 'a subscription without a session',
    status: 401,
    isSignedOut: true,
    init: {
      method: 'POST',
      headers: { ...json, accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { watchAgency { cursor } }' }),
    },
  },
  {
    name: 'a body that is too large',
    status: 413,
    init: { method: 'POST', headers: json, body: JSON.stringify({ query: ' '.repeat(300_000) }) },
  },
  {
    name: 'a body that is no JSON',
    status: 400,
    init: { method: 'POST', headers: json, body: '{"query": ' },
  },
  { name: 'a body without a document', status: 400, init: { method: 'POST', headers: json, body: '{}' } },
  {
    name: 'a document that cannot be parsed',
    status: 400,
    init: { method: 'POST', headers: json, body: JSON.stringify({ query: '{ agencyUser {' }) },
  },
  {
    name: 'a document that asks for what does not exist',
    status: 400,
    init: { method: 'POST', headers: json, body: JSON.stringify({ query: '{ password }' }) },
  },
  {
    name: 'a document that is too deep',
    status: 400,
    says: /"message":"This asks for details of too many related records\./,
    init: { method: 'POST', headers: json, body: JSON.stringify({ query: nested(14) }) },
  },
  {
    name: 'a document that costs too much',
    status: 400,
    says: /"message":"This asks for too many records at once\./,
    init: { method: 'POST', headers: json, body: JSON.stringify({ query: nested(30) }) },
  },
  {
    name: 'a document with too many aliases',
    status: 400,
    says: /"message":"This asks for too many things at once\./,
    init: {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        query: `{ ${Array.from({ length: 40 }, (_, at) => `u${at}: agencyUser { id }`).join(' ')} }`,
      }),
    },
  },
  {
    name: 'a document with too many words',
    status: 400,
    says: /"message":"This question is too long\./,
    init: {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: `{ agencyUser { ${'id '.repeat(3_000)} } }` }),
    },
  },
  {
    name: 'another content type',
    status: 415,
    init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: viewer },
  },
  {
    name: 'a form as other sites could send it',
    status: 415,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ query: '{ agencyUser { id } }' }),
    },
  },
  {
    name: 'a request of another site',
    status: 403,
    init: { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: viewer },
  },
  {
    name: 'a request that a browser calls cross-site',
    status: 403,
    init: { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: viewer },
  },
  {
    name: 'a mutation by address',
    status: 405,
    path: `/graphql?query=${encodeURIComponent('mutation { agencySignOut }')}`,
    init: { method: 'GET', headers: { accept: 'application/graphql-response+json' } },
  },
  {
    name: 'an address whose variables are no JSON',
    status: 400,
    says: /variables/,
    path: `/graphql?query=${encodeURIComponent('{ agencyUser { id } }')}&variables={id:`,
    init: { method: 'GET' },
  },
  {
    name: 'an address whose extensions are no JSON',
    status: 400,
    says: /extensions/,
    path: `/graphql?query=${encodeURIComponent('{ agencyUser { id } }')}&extensions=docId`,
    init: { method: 'GET' },
  },
  {
    name: 'an address whose variables are a number',
    status: 400,
    path: `/graphql?query=${encodeURIComponent('{ agencyUser { id } }')}&variables=5`,
    init: { method: 'GET' },
  },
  {
    name: 'a query by address',
    status: 200,
    path: `/graphql?query=${encodeURIComponent('{ agencyUser { id } }')}&variables={}`,
    init: { method: 'GET' },
  },
  { name: 'a method that nothing answers', status: 405, init: { method: 'DELETE' } },
  { name: 'an address that does not exist', status: 404, path: '/nothing/here', init: { method: 'GET' } },
  {
    name: 'an upload without a session',
    status: 401,
    path: '/files?name=policy.pdf',
    isSignedOut: true,
    init: { method: 'PUT', body: '%PDF-1.7' },
  },
  {
    name: 'an upload of another site',
    status: 403,
    path: '/files?name=policy.pdf',
    init: { method: 'PUT', headers: { origin: 'https://evil.example' }, body: '%PDF-1.7' },
  },
]

for (const { name, status, init, path = '/graphql', says = /./, isSignedOut = false } of cases) {
  Deno.test(`answers ${name} with ${status} and no stack`, async () => {
    await using world = await openWorld()
    const browser = isSignedOut ? world.signedOut() : await world.as(world.dana)
    const accept = { accept: 'application/graphql-response+json', ...headersOf(init) }
    const response = await browser.fetch(path, { ...init, headers: accept })
    const text = await response.text()
    assert.equal(response.status, status, text)
    assert.match(text, says)
    assert(!/\bat .+:\d+:\d+|\.ts\b|node_modules/.test(text), text)
  })
}

function headersOf(init: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers))
}
