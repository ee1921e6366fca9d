import assert from 'node:assert/strict'
import { GraphQLError, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { systemClock, type Log } from '../platform/index.ts'
import { createGraphqlServer } from './graphqlServer.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

function fails(error: Error) {
  return {
    type: GraphQLString,
    extensions: { isPublic: true },
    resolve() {
      throw error
    },
  }
}

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      greeting: { type: GraphQLString, extensions: { isPublic: true }, resolve: () => 'Good morning' },
      unexpected: fails(new Error('the password of the database is hunter2')),
      expected: fails(new GraphQLError('A page holds between 0 and 200 rows.')),
    },
  }),
})

interface Logged {
  readonly level: string
  readonly facts: Readonly<Record<string, unknown>>
}

const noDocuments: PersistedDocuments = { find: () => Promise.resolve(null) }

async function ask(
  body: Record<string, unknown>,
  { acceptsAnyDocument = true, documents = noDocuments } = {},
) {
  const logged: Logged[] = []
  const log: Log = (level, _, facts = {}) => logged.push({ level, facts })
  const server = createGraphqlServer({ schema, documents, acceptsAnyDocument, clock: systemClock, log })
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  // Only whether a user is signed in is read from the context here.
  const response = await server.fetch(request, Object.create(null))
  const text = await response.text()
  return { status: response.status, text, answer: JSON.parse(text), logged }
}

Deno.test('masks an unexpected error with an id that the log has', async () => {
  const { text, answer, logged } = await ask({ query: '{ unexpected }' })
  assert(!text.includes('hunter2'))
  const [error] = answer.errors
  assert.equal(error.extensions.code, 'INTERNAL_SERVER_ERROR')
  assert.deepEqual(error.path, ['unexpected'])
  assert.equal(logged.length, 1)
  assert.equal(logged[0]?.facts['errorId'], error.extensions.errorId)
  assert.match(String(logged[0]?.facts['reason']), /hunter2/)
})

Deno.test('passes an error meant for the client unchanged', async () => {
  const { answer, logged } = await ask({ query: '{ expected }' })
  assert.equal(answer.errors[0].message, 'A page holds between 0 and 200 rows.')
  assert.deepEqual(logged, [])
})

Deno.test('runs only persisted documents where required', async () => {
  const documents = { find: (id: string) => Promise.resolve(id === 'greeting' ? '{ greeting }' : null) }
  const strict = { acceptsAnyDocument: false, documents }
  assert.deepEqual((await ask({ doc_id: 'greeting' }, strict)).answer.data, { greeting: 'Good morning' })
  assert.deepEqual((await ask({ extensions: { docId: 'greeting' } }, strict)).answer.data, {
    greeting: 'Good morning',
  })

  const refusals: readonly [Record<string, unknown>, string][] = [
    [{ query: '{ greeting }' }, 'ONLY_KNOWN_DOCUMENTS'],
    [{ query: '{ greeting }', doc_id: 'greeting' }, 'ONLY_KNOWN_DOCUMENTS'],
    [{ doc_id: 'other' }, 'UNKNOWN_DOCUMENT'],
    [{ variables: {} }, 'DOCUMENT_ID_REQUIRED'],
    [{ doc_id: { $ne: null } }, 'DOCUMENT_ID_REQUIRED'],
  ]
  for (const [body, code] of refusals) {
    const { status, answer } = await ask(body, strict)
    assert.equal(status, 400, JSON.stringify(body))
    assert.equal(answer.errors[0].extensions.code, code)
  }
})

Deno.test('runs the requested operation of several', async () => {
  const query = 'query One { one: greeting } query Two { two: greeting }'
  const log: Log = () => undefined
  const server = createGraphqlServer({
    schema,
    documents: noDocuments,
    acceptsAnyDocument: true,
    clock: systemClock,
    log,
  })
  for (const [operationName, data] of [
    ['One', { one: 'Good morning' }],
    ['Two', { two: 'Good morning' }],
  ] as const) {
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, operationName }),
    })
    const response = await server.fetch(request, Object.create(null))
    assert.deepEqual((await response.json()).data, data)
  }
})
