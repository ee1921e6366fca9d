import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import path from 'node:path'
import process from 'node:process'
import { denoBinary } from '../tools/denoBinary.ts'
import type { Figure } from './figure.ts'
import { p95 } from './p95.ts'
import { inboxFigures } from './product/inboxFigures.ts'
import { openProduct, type Product } from './product/openProduct.ts'

/** How many messages come in while the server is killed; `MESSAGES=10000 npm run bench -- communication` for all of them. */
const messages = Number(process.env['MESSAGES'] ?? 600)
const kills = 3
/** So many messages are under way at once, all with one key. */
const atOnce = 12

/** How soon an email is a request, that none is lost or doubled when the server is killed, and how large an inbox may be. */
export async function run(): Promise<Figure[]> {
  const product = await openProduct({ requests: 1_000 })
  try {
    const key = createKey(product, 'Bench')
    return [
      await arrivalFigure(product, key),
      await toolFigure(product, key),
      ...(await stormFigures(product, key)),
      ...(await inboxFigures()),
    ]
  } finally {
    await product.close()
  }
}

/** Created like an operator would, while the server runs. */
function createKey({ dataDir }: Product, label: string): string {
  const words = ['create-key', 'Harborline Insurance Group', label]
  const flags = ['run', '--quiet', '--allow-all', 'tools/agency.ts']
  const { stdout } = spawnSync(denoBinary(), [...flags, ...words], {
    cwd: path.dirname(import.meta.dirname),
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const key = /^coverdesk_\S+$/m.exec(stdout)?.[0]
  if (!key) throw new Error(`No key was shown: ${stdout}`)
  return key
}

/** An email that asks for a certificate; its number is in its subject and its sender. */
function emailOf(number: string): string {
  const sender = `office-${number}@bench-clients.example`
  return [
    `From: Casco Trading ${number} <${sender}>`,
    'To: desk@harborline.example',
    `Subject: Certificate for job ${number}`,
    `Message-ID: <${number}@bench-clients.example>`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello,',
    '',
    `Please send a certificate of insurance for job ${number} to Summit Builders Inc., 12 Main Street, Portland, ME 04101.`,
    '',
    'Thank you,',
    'Nora Thibodeau',
  ].join('\r\n')
}

/** Hands the message in until it is taken: a mail server tries again, too. */
async function deliver({ url }: Product, { number, key }: { number: string; key: string }): Promise<void> {
  const body = emailOf(number)
  for (;;) {
    const status = await fetch(`${url}/inbound/emails`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${key}` },
      body,
    }).then(
      (response) => response.body?.cancel().then(() => response.status) ?? response.status,
      () => 0,
    )
    if (status === 202) return
    if (status !== 0 && status !== 429 && status < 500)
      throw new Error(`An email was answered with ${status}.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const list = `query ArrivalBenchQuery { serviceRequests(first: 50) { edges { node { id clientEmail } } } }`

interface RequestPage {
  readonly serviceRequests: {
    readonly edges: readonly { readonly node: { readonly clientEmail: string | null } }[]
  }
}

async function arrivalFigure(product: Product, key: string): Promise<Figure> {
  const value = await p95(
    async (turn) => {
      const number = `first-${turn}`
      await deliver(product, { number, key })
      for (let isThere = false; !isThere;) {
        await new Promise((resolve) => setTimeout(resolve, 10))
        const { serviceRequests } = await product.ask<RequestPage>(list)
        isThere = serviceRequests.edges.some(({ node }) => node.clientEmail?.startsWith(`office-${number}@`))
      }
    },
    { warming: 5, measured: 40 },
  )
  return {
    name: 'Email at the door to request on the list: p95',
    value,
    unit: 'ms',
    bar: { most: 1_000 },
    note: 'a list that asks again every 10 ms; 40 emails, one after the other',
  }
}

/** What the voice agent waits for during a call. */
async function toolFigure({ url }: Product, key: string): Promise<Figure> {
  const value = await p95(
    async (turn) => {
      const args = { phone: `+1207555${1_000 + turn}`, company: 'Casco Trading' }
      const body = JSON.stringify({ name: 'identify_caller', call_id: `bench-${turn}`, args })
      const seconds = Math.floor(Date.now() / 1_000)
      const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
      const response = await fetch(`${url}/inbound/calls/tools`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'coverdesk-signature': `t=${seconds},v1=${signature}` },
        body,
      })
      if (response.status !== 200) throw new Error(`A tool was answered with ${response.status}.`)
      await response.body?.cancel()
    },
    { warming: 5, measured: 100 },
  )
  return {
    name: 'A tool call during a call: p95',
    value,
    unit: 'ms',
    bar: { most: 200 },
    note: 'identify_caller, signed; 100, one after the other',
  }
}

/** Sends many messages while the server is killed repeatedly, then checks for lost and duplicate ones. */
async function stormFigures(product: Product, key: string): Promise<Figure[]> {
  const numbers = Array.from({ length: messages }, (_, at) => `storm-${at}`)
  const started = performance.now()
  const killedAfter = new Set(
    Array.from({ length: kills }, (_, at) => Math.round((messages * (at + 1)) / (kills + 1))),
  )
  let [next, taken] = [0, 0]
  async function send(): Promise<void> {
    for (let number = numbers[next++]; number !== undefined; number = numbers[next++]) {
      await deliver(product, { number, key })
      taken += 1
      if (killedAfter.has(taken)) await product.kill()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  const taking = (performance.now() - started) / 1_000
  const requests = await settledRequests(product, numbers)
  const seconds = (performance.now() - started) / 1_000
  const threads = await countOf(product, { list: 'emailThreads', row: 'fromEmail' })
  const note = `${messages} messages with one key, ${atOnce} at once, ${kills} × kill -9`
  const missing = (counts: ReadonlyMap<string, number>) =>
    numbers.filter((number) => !counts.has(number)).length
  const doubled = (counts: ReadonlyMap<string, number>) =>
    numbers.filter((number) => (counts.get(number) ?? 0) > 1).length
  return [
    {
      name: 'Messages taken in and handled',
      value: (messages / seconds) * 60,
      unit: 'a minute',
      bar: { least: 1_000 },
      note: `${note}; all taken after ${taking.toFixed(0)} s, all handled after ${seconds.toFixed(0)} s`,
    },
    { name: 'Messages without a thread', value: missing(threads), unit: '', bar: { most: 0 }, note },
    { name: 'Messages with two threads', value: doubled(threads), unit: '', bar: { most: 0 } },
    { name: 'Messages without a request', value: missing(requests), unit: '', bar: { most: 0 } },
    { name: 'Messages with two requests', value: doubled(requests), unit: '', bar: { most: 0 } },
  ]
}

/** How many requests each message made, once all have one or none has come for half a minute. */
async function settledRequests(
  product: Product,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  let [counts, changedAt] = [new Map<string, number>(), performance.now()]
  while (numbers.some((number) => !counts.has(number)) && performance.now() - changedAt < 30_000) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const now = await countOf(product, { list: 'serviceRequests', row: 'clientEmail' })
    if (now.size !== counts.size) changedAt = performance.now()
    counts = now
  }
  return counts
}

/** How many records of a list each message of the storm made, by its sender. */
async function countOf(
  { ask }: Product,
  { list: name, row }: { list: string; row: string },
): Promise<Map<string, number>> {
  const document = `query CountBenchQuery($after: String) {
    list: ${name}(first: 200, after: $after, text: "Casco Trading storm") {
      edges { node { sender: ${row} } }
      pageInfo { hasNextPage endCursor }
    }
  }`
  const counts = new Map<string, number>()
  let after: string | null = null
  do {
    const page: CountPage = await ask<CountPage>(document, { after })
    for (const { node } of page.list.edges) {
      const number = /^office-(storm-\d+)@/.exec(node.sender)?.[1] ?? ''
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    after = page.list.pageInfo.hasNextPage ? page.list.pageInfo.endCursor : null
  } while (after)
  return counts
}

interface CountPage {
  readonly list: {
    readonly edges: readonly { readonly node: { readonly sender: string } }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}
