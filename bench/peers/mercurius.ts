/**
 * The peer of the list bench: the same schema and data on Node, Fastify and Mercurius with its JIT.
 *
 *     node bench/peers/mercurius.ts kv|map PORT DATA.json
 *
 * `kv` keeps the rows in @deno/kv's SQLite under keys that sort by time of opening, so that a page is
 * one range read, and batches relations with Mercurius' loaders: the layout a careful team would choose.
 * `map` answers from plain arrays and maps in memory. Neither checks a session, which favours the peer.
 */
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import mercurius, { type MercuriusLoaders } from 'mercurius'
import { listDocument, listDocumentId } from './listDocument.ts'
import { openPeerKv, readMany } from './peerKv.ts'
import type { PeerData, PeerRequest } from './requestData.ts'

interface PeerStore {
  firstRequests(state: string, first: number): Promise<PeerRequest[]>
  users(ids: string[]): Promise<unknown[]>
  accounts(ids: string[]): Promise<unknown[]>
}

const schema = `
  enum ServiceRequestState { OPEN CLOSED }
  type AgencyUser { id: ID! name: String! }
  type AccountDetail { name: String! }
  type Account { id: ID! account: AccountDetail! }
  type ServiceRequest {
    id: ID! clientName: String state: ServiceRequestState! type: String! dueAt: String createdAt: String!
    assignee: AgencyUser account: Account
  }
  type ServiceRequestEdge { node: ServiceRequest! }
  type ServiceRequestConnection { edges: [ServiceRequestEdge!]! }
  type Query { serviceRequests(first: Int!, state: ServiceRequestState!): ServiceRequestConnection! }
`

const [storage, port, dataFile] = process.argv.slice(2)
if ((storage !== 'kv' && storage !== 'map') || !port || !dataFile) {
  throw new Error('Usage: node bench/peers/mercurius.ts kv|map PORT DATA.json')
}
const data = JSON.parse(readFileSync(dataFile, 'utf8')) as PeerData
const store = storage === 'kv' ? await kvStore(data) : mapStore(data)

const loaders: MercuriusLoaders = {
  ServiceRequest: {
    assignee: (queries) => store.users(queries.map(({ obj }) => (obj as PeerRequest).assigneeId ?? '')),
    account: (queries) => store.accounts(queries.map(({ obj }) => (obj as PeerRequest).accountId ?? '')),
  },
}

const app = fastify()
app.register(mercurius, {
  schema,
  loaders,
  jit: 1,
  persistedQueries: { [listDocumentId]: listDocument },
  onlyPersisted: true,
  resolvers: {
    Query: {
      serviceRequests: async (_: unknown, { first, state }: { first: number; state: string }) => ({
        edges: (await store.firstRequests(state, first)).map((node) => ({ node })),
      }),
    },
  },
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('ready\n')

async function kvStore({ requests, users, accounts }: PeerData): Promise<PeerStore> {
  const kv = await openPeerKv([
    ...requests.map(
      (request) => [['request', request.state, request.createdAt, request.id], request] as const,
    ),
    ...users.map((user) => [['user', user.id], user] as const),
    ...accounts.map(({ id, name }) => [['account', id], { id, account: { name } }] as const),
  ])
  return {
    async firstRequests(state, first) {
      const page: PeerRequest[] = []
      const entries = kv.list<PeerRequest>({ prefix: ['request', state] }, { limit: first, reverse: true })
      for await (const { value } of entries) page.push(value)
      return page
    },
    users: (ids) => readMany(kv, 'user', ids),
    accounts: (ids) => readMany(kv, 'account', ids),
  }
}

function mapStore({ requests, users, accounts }: PeerData): PeerStore {
  const newestFirst = requests.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const byState = Map.groupBy(newestFirst, ({ state }) => state)
  const userById = new Map<string, unknown>(users.map((user) => [user.id, user]))
  const accountById = new Map<string, unknown>(
    accounts.map(({ id, name }) => [id, { id, account: { name } }]),
  )
  return {
    firstRequests: async (state, first) => (byState.get(state) ?? []).slice(0, first),
    users: async (ids) => ids.map((id) => userById.get(id) ?? null),
    accounts: async (ids) => ids.map((id) => accountById.get(id) ?? null),
  }
}
