import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { denoBinary } from '../tools/denoBinary.ts'
import { type Figure, median } from './figure.ts'
import { p95 } from './p95.ts'
import { compare, comparison, ratio, type Contender } from './peers/compare.ts'
import { listDocument, listDocumentId, listVariables } from './peers/listDocument.ts'
import type { PeerData, PeerRequest } from './peers/requestData.ts'
import { startPeer } from './peers/startPeer.ts'
import { openProduct, type Product } from './product/openProduct.ts'

/** Requests a second against the peers in alternating rounds, and what one client waits for. */
export async function run(): Promise<Figure[]> {
  const product = await openProduct({ requests: 100_000 })
  const folder = mkdtempSync(path.join(tmpdir(), 'coverdesk-peer-'))
  try {
    const dataFile = path.join(folder, 'data.json')
    writeFileSync(dataFile, JSON.stringify(await readOut(product)))
    const bodyFile = path.join(folder, 'body.json')
    writeFileSync(bodyFile, JSON.stringify({ data: await product.ask(listDocument, listVariables) }))
    const throughput = await compare({
      coverdesk: ours(product),
      kv: await mercurius('kv', dataFile),
      map: await mercurius('map', dataFile),
      hono: await bareHono(bodyFile),
    })
    const large = await waits(product)
    await product.close()
    const small = await openProduct({ requests: 1_000 })
    const few = await waits(small).finally(() => small.close())
    return [
      ...throughputFigures(throughput),
      { name: 'One client, 100,000 requests: p95', value: large.page, unit: 'ms', bar: { most: 15 } },
      {
        name: 'A filter that matches nothing, 100,000: p95',
        value: large.noMatch,
        unit: 'ms',
        bar: { most: 30 },
      },
      { name: 'One client, 1,000 requests: p95', value: few.page, unit: 'ms' },
      { name: 'A filter that matches nothing, 1,000: p95', value: few.noMatch, unit: 'ms' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Throughput = Record<'coverdesk' | 'kv' | 'map' | 'hono', number[]>

function throughputFigures({ coverdesk, kv, map, hono }: Throughput): Figure[] {
  return [
    { name: 'Coverdesk', value: median(coverdesk), unit: 'requests/s', note: comparison },
    { name: 'Mercurius with JIT on KV', value: median(kv), unit: 'requests/s' },
    { name: 'Mercurius with JIT on a plain map', value: median(map), unit: 'requests/s' },
    { name: 'A bare Hono route, the same bytes', value: median(hono), unit: 'requests/s' },
    { name: 'Coverdesk to Mercurius on KV', value: ratio(coverdesk, kv), unit: '×', bar: { least: 3 } },
    { name: 'Coverdesk to Mercurius on a map', value: ratio(coverdesk, map), unit: '×' },
    { name: 'Coverdesk to the bare route', value: ratio(coverdesk, hono), unit: '×' },
  ]
}

function ours({ url, cookie }: Product): Contender {
  const body = JSON.stringify({ query: listDocument, variables: listVariables })
  return { url, body, headers: { cookie, origin: url } }
}

async function mercurius(storage: 'kv' | 'map', dataFile: string): Promise<Contender> {
  const peer = await startPeer((port) => [process.execPath, 'mercurius.ts', storage, port, dataFile])
  const body = JSON.stringify({ persisted: true, query: listDocumentId, variables: listVariables })
  return { ...peer, body }
}

async function bareHono(bodyFile: string): Promise<Contender> {
  const peer = await startPeer((port) => [
    denoBinary(),
    'run',
    '--quiet',
    '--allow-all',
    'bareHono.ts',
    port,
    bodyFile,
  ])
  return { ...peer, body: '{}' }
}

/** What one client waits for, p95 in milliseconds. */
async function waits(product: Product): Promise<{ page: number; noMatch: number }> {
  const noMatch = `query NoMatchBenchQuery {
    serviceRequests(first: 50, text: "zeppelin hangar") { totalCount edges { node { id } } }
  }`
  return {
    page: await p95(() => product.ask(listDocument, listVariables)),
    noMatch: await p95(() => product.ask(noMatch)),
  }
}

/** All requests, read page by page through the graph, so that the peers serve the very same data. */
async function readOut(product: Product): Promise<PeerData> {
  const users = new Map<string, { id: string; name: string }>()
  const accounts = new Map<string, { id: string; name: string }>()
  const requests: PeerRequest[] = []
  let after: string | null = null
  do {
    const page: ListPage = await product.ask<ListPage>(pageDocument, { after })
    for (const { node } of page.serviceRequests.edges) {
      const { assignee, account, ...request } = node
      if (assignee) users.set(assignee.id, assignee)
      if (account) accounts.set(account.id, { id: account.id, name: account.account.name })
      requests.push({ ...request, assigneeId: assignee?.id ?? null, accountId: account?.id ?? null })
    }
    const { hasNextPage, endCursor } = page.serviceRequests.pageInfo
    after = hasNextPage ? endCursor : null
  } while (after)
  return { requests, users: [...users.values()], accounts: [...accounts.values()] }
}

interface ListPage {
  serviceRequests: {
    edges: {
      node: Omit<PeerRequest, 'assigneeId' | 'accountId'> & {
        assignee: { id: string; name: string } | null
        account: { id: string; account: { name: string } } | null
      }
    }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

const pageDocument = `query ReadOutBenchQuery($after: String) {
  serviceRequests(first: 100, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        id
        clientName
        state
        type
        dueAt
        createdAt
        assignee { id name }
        account { id account { name } }
      }
    }
  }
}`
