import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { agencyCommand } from '../admin/index.ts'
import { loadDemo } from '../demo/index.ts'
import { openDocuments } from '../documents/index.ts'
import { fileKind } from '../files/index.ts'
import { agencyKind, agencyUserKind, securityEventKind } from '../identity/index.ts'
import { accountKind, certificateKind } from '../knowledge/index.ts'
import type { AgencyStore } from '../platform/index.ts'
import { kinds } from '../schema.ts'
import type { Client } from '../testing/createClient.ts'
import { openTestServer, type TestServer } from '../testing/openTestServer.ts'
import { testFolder } from '../testing/testFolder.ts'

const harborlineName = 'Harborline Insurance Group'
const email = 'dana.whitfield@harborline.example'

const show = `query ($id: ID!, $text: String!) {
  account(id: $id) {
    account { name }
    timeline(first: 100) { totalCount edges { node { title at updateTypes initiator { name } } } }
  }
  accounts(first: 200) { totalCount edges { node { id } } }
  businessPolicies(first: 100) { totalCount }
  serviceRequests(first: 100) { totalCount edges { node { id state comments { content } } } }
  search(text: $text, first: 20) { ... on Account { id } ... on CertificateOfLiabilityInsurance { id } }
}`

const signIn = `mutation ($email: String!, $code: String) {
  agencySignIn(email: $email, code: $code) { __typename }
}`

const certify = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) {
    __typename
    ... on CreateCertificateSuccess { certificate { certificateNumber } }
  }
}`

/** As JSON: fields that are undefined in the store are absent from the folder. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

async function agencyNamed({ platform }: TestServer, name: string): Promise<AgencyStore> {
  for (const id of await platform.agencyIds()) {
    const agency = await platform.agency(id)
    if (agency.table(agencyKind).get(id)?.name === name) return agency
  }
  throw new Error(`There is no agency ${name}.`)
}

async function wholeLedger(agency: AgencyStore) {
  return await agency.entries(Array.from({ length: agency.head }, (_, at) => at + 1))
}

/** Signs in with the code that was mailed. */
async function comeIn(server: TestServer): Promise<Client> {
  const client = server.signedOut()
  await client.data(signIn, { email })
  for (let tries = 0; server.codes.length === 0 && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  const code = server.codes.at(-1)?.code
  const { agencySignIn } = await client.data(signIn, { email, code })
  assert.equal(agencySignIn.__typename, 'AgencySignInSuccess')
  return client
}

/** The contents of a folder. */
function allOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}

Deno.test('an agency moves to another server completely and works there', async (t) => {
  using home = testFolder()
  using away = testFolder()
  using place = testFolder()
  const folder = `${place.path}/harborline`
  await using from = await openTestServer({ dataDir: home.path })
  await using to = await openTestServer({ dataDir: away.path })
  const documents = openDocuments()
  const deps = { platform: from.platform, staff: from.identity.staff, documents }
  await loadDemo(deps, { requests: 24, accounts: 12, certificates: 5 })
  documents.close()
  const agency = await agencyNamed(from, harborlineName)
  const prairie = await agencyNamed(from, 'Prairie Mutual Brokers')
  const { key } = await from.identity.apiKeys.create(agency, 'Client app')
  const here = await comeIn(from)

  const exported = await agencyCommand(from.identity, ['export', harborlineName, folder])
  assert.match(
    exported.lines.join(),
    /^Harborline Insurance Group is exported: [\d,]+ records, \d+ files and a history of [\d,]+ changes\.$/,
  )
  assert.equal(exported.isDone, true)
  const imported = await agencyCommand(to.identity, ['import', folder])
  assert.equal(imported.isDone, true, imported.lines.join())
  const moved = await to.platform.agency(agency.id)
  const there = await comeIn(to)

  await t.step('every record and row matches', async () => {
    // The security log of the new server starts with the import and the first sign-in there.
    for (const kind of kinds.filter((one) => one !== securityEventKind)) {
      const rows = [...agency.table(kind).values()]
      assert.deepEqual(plain([...moved.table(kind).values()]), plain(rows), kind.name)
      const ids = rows.map(({ id }) => id)
      const [old, kept] = [await agency.readMany(kind, ids), await moved.readMany(kind, ids)]
      const shown = (records: typeof old) =>
        plain(records.map((record) => record && [record.value, record.trail]))
      assert.deepEqual(shown(kept), shown(old), kind.name)
    }
    assert(moved.table(certificateKind).size >= 5)
    assert(moved.table(fileKind).size > 20)
  })
  await t.step('the ledger matches entry by entry', async () => {
    const before = await wholeLedger(agency)
    const after = (await wholeLedger(moved)).slice(0, before.length)
    assert.deepEqual(plain(after), plain(before))
  })
  await t.step('every file has the same bytes', async () => {
    for (const { hash } of agency.table(fileKind).values()) {
      const [old, kept] = [await agency.blobs.read(hash), await moved.blobs.read(hash)]
      assert.deepEqual(await new Response(kept?.body).bytes(), await new Response(old?.body).bytes())
    }
  })
  await t.step('its users sign in and see their lists, history and search', async () => {
    const account = [...agency.table(certificateKind).values()][0]?.accountId ?? ''
    const { name } = (await agency.read(accountKind, account))?.value.detail ?? {}
    const asked = { id: account, text: name }
    const seen = await there.data(show, asked)
    assert.deepEqual(seen, await here.data(show, asked))
    assert(seen.account.timeline.totalCount > 2)
    assert(seen.search.some(({ id }: { id?: string }) => id === account))
  })
  await t.step('its files open', async () => {
    const file = [...moved.table(fileKind).values()].find(({ attachedTo }) => attachedTo !== null)
    assert(file)
    const { node } = await there.data('query ($id: ID!) { node(id: $id) { ... on File { url } } }', {
      id: file.id,
    })
    const response = await there.fetch(node.url)
    assert.equal(response.status, 200)
    assert.equal((await response.bytes()).byteLength, file.size)
  })
  await t.step('its certificate numbers continue', async () => {
    const certificates = [...moved.table(certificateKind).values()]
    const counts = certificates.map(({ number }) => Number(/^HIG-2026-(\d+)$/.exec(number)?.[1] ?? 0))
    const last = certificates.at(-1)
    const input = {
      accountId: last?.accountId,
      confirm: true,
      holder: last?.holder,
      descriptionOfOperations: null,
      policyIds: null,
    }
    const { createCertificate } = await there.data(certify, { input })
    assert.equal(
      createCertificate.certificate?.certificateNumber,
      `HIG-2026-${String(Math.max(...counts) + 1).padStart(5, '0')}`,
    )
  })
  await t.step('the folder has nothing of other agencies and no secrets', async () => {
    const all = allOf(folder)
    const others = [...prairie.table(accountKind).values()].map(({ detail }) => detail.name)
    const own = new Set([...agency.table(accountKind).values()].map(({ detail }) => detail.name))
    const users = [...prairie.table(agencyUserKind).values()].map((user) => user.email)
    const strange = [
      prairie.id,
      'Prairie Mutual Brokers',
      ...users,
      ...others.filter((name) => !own.has(name)),
    ]
    assert(strange.length > 6)
    for (const text of strange) assert(!all.includes(text), text)
    const secrets = [
      key,
      key.replace('coverdesk_', ''),
      ...from.codes.map(({ code }) => `"${code}"`),
      ...here.cookies.values(),
    ]
    for (const secret of secrets) assert(!all.includes(secret))
    assert.equal(await to.identity.apiKeys.find(key), null)
  })
  await t.step('the other agency is not imported', async () => {
    assert.deepEqual(await to.platform.agencyIds(), [agency.id])
  })
})
