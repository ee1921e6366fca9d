import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import autocannon from 'autocannon'
import { freePort } from '../tools/freePort.ts'
import { denoBinary } from '../tools/denoBinary.ts'
import { type Figure, median, percentile } from './figure.ts'
import { listDocument, listDocumentId, listVariables } from './peers/listDocument.ts'
import type { PeerData, PeerRequest } from './peers/requestData.ts'
import { openProduct, type Product } from './product/openProduct.ts'

const rounds = 3
const secondsARound = 6
const connections = 32

interface Contender {
  readonly url: string
  readonly body: string
  readonly headers: Record<string, string>
  readonly close: () => unknown
}

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
  const against = (peer: number[]) =>
    median(coverdesk.map((value, round) => value / (peer[round] ?? Number.NaN)))
  const how = `median of ${rounds} alternating rounds of ${secondsARound} s, ${connections} connections`
  return [
    { name: 'Coverdesk', value: median(coverdesk), unit: 'requests/s', note: how },
    { name: 'Mercurius with JIT on KV', value: median(kv), unit: 'requests/s' },
    { name: 'Mercurius with JIT on a plain map', value: median(map), unit: 'requests/s' },
    { name: 'A bare Hono route, the same bytes', value: median(hono), unit: 'requests/s' },
    { name: 'Coverdesk to Mercurius on KV', value: against(kv), unit: '×', bar: { least: 3 } },
    { name: 'Coverdesk to Mercurius on a map', value: against(map), unit: '×' },
    { name: 'Coverdesk to the bare route', value: against(hono), unit: '×' },
  ]
}

async function compare(contenders: Record<keyof Throughput, Contender>): Promise<Throughput> {
  const throughput: Throughput = { coverdesk: [], kv: [], map: [], hono: [] }
  const names = Object.keys(throughput) as (keyof Throughput)[]
  for (const name of names) await requestsASecond(contenders[name], 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) throughput[name].push(await requestsASecond(contenders[name], secondsARound))
  }
  for (const name of names) await contenders[name].close()
  return throughput
}

async function requestsASecond({ url, body, headers }: Contender, duration: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    connections,
    duration,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed: ${result.non2xx} answers, ${result.errors} errors`)
  return result.requests.average
}

function ours({ url, cookie }: Product): Contender {
  const body = JSON.stringify({ query: listDocument, variables: listVariables })
  return { url, body, headers: { cookie, origin: url }, close: () => {} }
}

async function mercurius(storage: 'kv' | 'map', dataFile: string): Promise<Contender> {
  const port = await freePort()
  const child = spawn(process.execPath, ['peers/mercurius.ts', storage, String(port), dataFile], peerOptions)
  await isReady(child)
  const body = JSON.stringify({ persisted: true, query: listDocumentId, variables: listVariables })
  return { url: `http://127.0.0.1:${port}`, body, headers: {}, close: () => child.kill() }
}

async function bareHono(bodyFile: string): Promise<Contender> {
  const port = await freePort()
  const command = ['run', '--quiet', '--allow-all', 'peers/bareHono.ts', String(port), bodyFile]
  const child = spawn(denoBinary(), command, peerOptions)
  await isReady(child)
  return { url: `http://127.0.0.1:${port}`, body: '{}', headers: {}, close: () => child.kill() }
}

const peerOptions = {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'],
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The peer ended with ${code}.`)))
  })
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

async function p95(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 300; turn += 1) {
    const asked = performance.now()
    await ask()
    if (turn >= 50) times.push(performance.now() - asked)
  }
  return percentile(times, 95)
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
