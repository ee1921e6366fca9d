import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { heapFlag } from '../tools/apiCommand.ts'
import { denoBinary } from '../tools/denoBinary.ts'
import { type Figure, median } from './figure.ts'
import { p95 } from './p95.ts'
import {
  accountDocument,
  accountDocumentId,
  accountVariables,
  type PeerAccount,
} from './peers/accountDocument.ts'
import { compare, comparison, ratio } from './peers/compare.ts'
import { startPeer } from './peers/startPeer.ts'
import { openProduct, type Product } from './product/openProduct.ts'

const whole = { requests: 1_000, accounts: 100_000, certificates: 50_000 }

/** Lists, details and certificates of an agency with a large book of business, and its list against the peer. */
export async function run(size: typeof whole = whole): Promise<Figure[]> {
  const product = await openProduct(size)
  try {
    const accounts = await readOut(product)
    return [
      ...(await listFigures(product)),
      await detailFigure(product, accounts),
      await certificateFigure(product, accounts),
      ...(await peerFigures(product, accounts)),
      ...(await tableFigures(product, accounts)),
    ]
  } finally {
    await product.close()
  }
}

const lists = {
  accounts: `accounts(first: 50, text: $text) {
    totalCount edges { node { id type account { name email phone mailingAddress { line1 city zone } } } }
  }`,
  policies: `businessPolicies(first: 50, text: $text) {
    totalCount
    edges { node { id type state policyNumber expiresAt carrier { name } account { id account { name email } } } }
  }`,
  certificates: `certificates(first: 50, text: $text) {
    totalCount
    edges { node { id certificateNumber issuedOn holder { name address { city zone } } account { id account { name } } } }
  }`,
}

async function listFigures({ ask }: Product): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, selection] of Object.entries(lists)) {
    const document = `query KnowledgeListBenchQuery($text: String) { list: ${selection} }`
    const { list } = await ask<{ list: { totalCount: number } }>(document)
    const first = await p95(() => ask(document))
    const none = await p95(() => ask(document, { text: 'zeppelin hangar' }))
    const count = list.totalCount.toLocaleString('en-US')
    figures.push(
      { name: `First page of ${count} ${name}: p95`, value: first, unit: 'ms', bar: { most: 20 } },
      { name: `A filter that matches no ${name}: p95`, value: none, unit: 'ms', bar: { most: 40 } },
    )
  }
  return figures
}

const detailDocument = `query AccountDetailBenchQuery($id: ID!) {
  account(id: $id) {
    id type version createdAt
    account { name email phone mailingAddress { line1 line2 city zone postalCode } }
    contacts { id name email phone }
    policies(first: 20) { edges { node { id type state policyNumber inforceAt expiresAt carrier { name } } } }
    certificates(first: 5) { totalCount edges { node { id certificateNumber issuedOn } } }
    businessApplications { id }
  }
}`

async function detailFigure({ ask }: Product, accounts: readonly PeerAccount[]): Promise<Figure> {
  const value = await p95((turn) => ask(detailDocument, { id: idAt(accounts, turn * 7_919) }))
  return { name: 'An account with what belongs to it: p95', value, unit: 'ms', bar: { most: 15 } }
}

const issueDocument = `mutation IssueBenchMutation($input: CreateCertificateInput!) {
  answer: createCertificate(input: $input) {
    __typename
    ... on CreateCertificateSuccess { certificate { downloadUrl } }
  }
}`

interface Issued {
  readonly answer: { readonly __typename: string; readonly certificate?: { readonly downloadUrl: string } }
}

async function certificateFigure(product: Product, accounts: readonly PeerAccount[]): Promise<Figure> {
  const holder = {
    name: 'Harbor Point Mall',
    address: { line1: '400 Harbor Street', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' },
  }
  const insured = accounts.filter(({ policies }) => policies.edges.length > 1)
  const ready: string[] = []
  for (let at = 0; ready.length < 45 && at < insured.length; at += 1) {
    const accountId = idAt(insured, at * 31)
    if (await isInsured(product, accountId)) ready.push(accountId)
  }
  const value = await p95(
    async (turn) => {
      const input = { accountId: ready[turn % ready.length], holder, confirm: true }
      const { answer } = await product.ask<Issued>(issueDocument, { input })
      if (!answer.certificate) throw new Error(`No certificate was issued: ${answer.__typename}`)
      const { downloadUrl } = answer.certificate
      const pdf = await fetch(new URL(downloadUrl, product.url), { headers: { cookie: product.cookie } })
      await pdf.arrayBuffer()
      if (!pdf.ok) throw new Error(`The certificate was answered with ${pdf.status}.`)
    },
    { warming: 5, measured: 40 },
  )
  return {
    name: 'A certificate issued, and its PDF read: p95',
    value,
    unit: 'ms',
    bar: { most: 300 },
    note: 'from the order to the last byte',
  }
}

const checkDocument = `query CheckBenchQuery($input: CreateCertificateInput!) {
  checkCertificate(input: $input) { isBlocking }
}`

async function isInsured({ ask }: Product, accountId: string): Promise<boolean> {
  const { checkCertificate } = await ask<{ checkCertificate: { isBlocking: boolean }[] }>(checkDocument, {
    input: { accountId },
  })
  return !checkCertificate.some(({ isBlocking }) => isBlocking)
}

async function peerFigures(product: Product, accounts: readonly PeerAccount[]): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverdesk-peer-'))
  try {
    const dataFile = path.join(folder, 'accounts.json')
    writeFileSync(dataFile, JSON.stringify(accounts))
    const peer = await startPeer((port) => [process.execPath, 'mercuriusAccounts.ts', port, dataFile])
    const { url, cookie } = product
    const variables = accountVariables
    const { coverdesk, mercurius } = await compare({
      coverdesk: {
        url,
        body: JSON.stringify({ query: accountDocument, variables }),
        headers: { cookie, origin: url },
      },
      mercurius: { ...peer, body: JSON.stringify({ persisted: true, query: accountDocumentId, variables }) },
    })
    const [value, against] = [ratio(coverdesk, mercurius), median(mercurius)]
    return [
      {
        name: 'Accounts with policies: Coverdesk',
        value: median(coverdesk),
        unit: 'requests/s',
        note: comparison,
      },
      { name: 'Accounts with policies: Mercurius with JIT on KV', value: against, unit: 'requests/s' },
      { name: 'Coverdesk to Mercurius on KV', value, unit: '×', bar: { least: 3 } },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the tables take, in a process of their own once the server has ended. */
async function tableFigures(product: Product, accounts: readonly PeerAccount[]): Promise<Figure[]> {
  await product.stop()
  const flags = ['run', '--quiet', '--allow-all', `--v8-flags=--expose-gc,${heapFlag}`]
  const command = [...flags, 'product/measureTables.ts', product.dataDir]
  const text = execFileSync(denoBinary(), command, { cwd: import.meta.dirname, encoding: 'utf8' })
  const { milliseconds, megabytes } = JSON.parse(text) as { milliseconds: number; megabytes: number }
  const note = `${accounts.length} accounts and all that goes with them`
  return [
    { name: 'Heap of the tables', value: megabytes, unit: 'MB', note },
    { name: 'Loading the tables', value: milliseconds, unit: 'ms' },
  ]
}

/** All accounts with the policies that the list shows, read page by page through the graph: the peer serves the very same data. */
async function readOut({ ask }: Product): Promise<PeerAccount[]> {
  const accounts: PeerAccount[] = []
  let after: string | null = null
  do {
    const page: Page = await ask<Page>(pageDocument, { after })
    accounts.push(...page.accounts.edges.map(({ node }) => node))
    const { hasNextPage, endCursor } = page.accounts.pageInfo
    after = hasNextPage ? endCursor : null
  } while (after)
  return accounts
}

interface Page {
  readonly accounts: {
    readonly edges: readonly { readonly node: PeerAccount }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

const pageDocument = `query ReadOutAccountsBenchQuery($after: String) {
  accounts(first: 50, after: $after) {
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        id
        type
        account { name email }
        policies(first: 3) { edges { node { id type state policyNumber expiresAt } } }
      }
    }
  }
}`

function idAt(accounts: readonly PeerAccount[], turn: number): string {
  return accounts[turn % accounts.length]?.id ?? ''
}
