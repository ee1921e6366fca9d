/**
 * The peer of the knowledge bench: accounts with their policies on Node, Fastify and Mercurius with its JIT.
 *
 *     node bench/peers/mercuriusAccounts.ts PORT ACCOUNTS.json
 *
 * Accounts stand in @deno/kv's SQLite under keys that sort by name, so that a page is one range read; the policies
 * of an account are one value, already in order, and are read in batches by Mercurius' loaders. No session is
 * checked, which favours the peer.
 */
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import mercurius, { type MercuriusLoaders } from 'mercurius'
import { accountDocument, accountDocumentId, type PeerAccount } from './accountDocument.ts'
import { openPeerKv, readMany } from './peerKv.ts'

const schema = `
  type AccountDetail { name: String! email: String }
  type BusinessPolicy { id: ID! type: String! state: String! policyNumber: String expiresAt: String }
  type BusinessPolicyEdge { node: BusinessPolicy! }
  type BusinessPolicyConnection { edges: [BusinessPolicyEdge!]! }
  type Account {
    id: ID! type: String! account: AccountDetail!
    policies(first: Int!): BusinessPolicyConnection!
  }
  type AccountEdge { node: Account! }
  type AccountConnection { edges: [AccountEdge!]! }
  type Query { accounts(first: Int!): AccountConnection! }
`

const [port, dataFile] = process.argv.slice(2)
if (!port || !dataFile) throw new Error('Usage: node bench/peers/mercuriusAccounts.ts PORT ACCOUNTS.json')
const accounts = JSON.parse(readFileSync(dataFile, 'utf8')) as PeerAccount[]
const kv = await openPeerKv(
  accounts.flatMap(({ policies, ...account }) => [
    [['account', account.account.name.toLowerCase(), account.id], account] as const,
    [['policies', account.id], policies] as const,
  ]),
)

const loaders: MercuriusLoaders = {
  Account: {
    policies: async (queries) => {
      const found = await readMany(
        kv,
        'policies',
        queries.map(({ obj }) => (obj as PeerAccount).id),
      )
      return found.map((policies, at) => ({
        edges: (policies as PeerAccount['policies']).edges.slice(0, Number(queries[at]?.params['first'])),
      }))
    },
  },
}

const app = fastify()
app.register(mercurius, {
  schema,
  loaders,
  jit: 1,
  persistedQueries: { [accountDocumentId]: accountDocument },
  onlyPersisted: true,
  resolvers: {
    Query: {
      async accounts(_: unknown, { first }: { first: number }) {
        const edges: { node: unknown }[] = []
        const entries = kv.list({ prefix: ['account'] }, { limit: first })
        for await (const { value } of entries) edges.push({ node: value })
        return { edges }
      },
    },
  },
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('ready\n')
