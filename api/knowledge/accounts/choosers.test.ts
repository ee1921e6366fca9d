import assert from 'node:assert/strict'
import { create } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import { portland } from '../certificates/testing/openCertificateDesk.ts'
import { openedAccount } from './account.ts'
import { accountKind } from './accountKind.ts'
import { certificateHolderKind } from '../certificates/certificateHolder.ts'
import { certificateKind } from '../certificates/certificateKind.ts'
import { sampleCertificate } from '../certificates/testing/sampleCertificate.ts'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const documents = {
  account: `query ($text: String, $isTolerant: Boolean) {
    accounts(text: $text, isTolerant: $isTolerant, type: BUSINESS) {
      totalCount edges { node { detail: account { name } } }
    }
  }`,
  broker: `query ($text: String, $isTolerant: Boolean) {
    carriers(text: $text, isTolerant: $isTolerant, isBroker: true) { totalCount edges { node { name } } }
  }`,
  carrier: `query ($text: String, $isTolerant: Boolean) {
    carriers(text: $text, isTolerant: $isTolerant, isCarrier: true) { totalCount edges { node { name } } }
  }`,
  contact: `query ($text: String, $isTolerant: Boolean) {
    contacts(text: $text, isTolerant: $isTolerant) { totalCount edges { node { name } } }
  }`,
  holder: `query ($text: String, $isTolerant: Boolean) {
    certificateHolders(text: $text, isTolerant: $isTolerant) { totalCount edges { node { name } } }
  }`,
}
type Choice = keyof typeof documents

interface Named {
  readonly name?: string
  readonly detail?: { readonly name: string }
}

interface CarrierPage {
  readonly totalCount: number
  readonly edges: readonly { readonly node: { readonly name: string } }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly endCursor: string | null
  }
}

/** Carriers, brokers, clients and holders of one agency. */
async function openBook() {
  const desk = await openPolicyDesk()
  const { harborline } = desk
  for (const name of ['Travelers', 'The Hartford', 'Liberty Mutual', 'Libertas Marine'])
    await addCarrier(harborline, { name })
  await addCarrier(harborline, { name: 'Travelers Wholesale', isCarrier: false, isBroker: true })
  await openAccount(harborline, {
    detail: { name: 'Bakery on Exchange' },
    contact: { name: 'John Ouellette' },
  })
  const holder = { name: 'Longfellow Construction Co.', address: portland, createdAt: 0 }
  const holderId = harborline.newId(certificateHolderKind)
  await harborline.commit({ type: 'SYSTEM', id: null }, [
    individual(harborline, 'Ruth Baker'),
    create(certificateHolderKind, holderId, holder, 'CREATE_CERTIFICATE_HOLDER'),
    create(
      certificateKind,
      harborline.newId(certificateKind),
      sampleCertificate({ holderId }),
      'CREATE_CERTIFICATE',
    ),
  ])
  return desk
}

function individual(agency: AgencyStore, name: string): Change {
  const detail = { name, email: null, phone: null, mailingAddress: null }
  const account = openedAccount({ type: 'INDIVIDUAL', detail }, [], 0)
  return create(accountKind, agency.newId(accountKind), account, 'CREATE_ACCOUNT')
}

async function offered(
  { client }: Awaited<ReturnType<typeof openBook>>,
  choice: Choice,
  variables: { text: string; isTolerant?: boolean },
): Promise<string[]> {
  const [list] = Object.values(await client.data(documents[choice], { isTolerant: true, ...variables }))
  const { totalCount, edges } = list as { totalCount: number; edges: { node: Named }[] }
  assert.equal(totalCount, edges.length)
  return edges.map(({ node }) => node.name ?? node.detail?.name ?? '')
}

const slips: readonly [Choice, string, string[]][] = [
  ['carrier', 'Travlers', ['Travelers']],
  ['carrier', 'hartfrod', ['The Hartford']],
  ['carrier', 'mutual liberty', ['Liberty Mutual']],
  ['broker', 'Tidewatr', ['Tidewater Wholesale']],
  ['broker', 'Travlers', ['Travelers Wholesale']],
  ['account', 'Bka', ['Bakery on Exchange']],
  ['account', 'exhcange', ['Bakery on Exchange']],
  ['contact', 'Jhon', ['John Ouellette']],
  ['holder', 'longfelow', ['Longfellow Construction Co.']],
  ['carrier', 'zeppelin', []],
]

for (const [choice, text, expected] of slips) {
  Deno.test(`choosing a ${choice} by typing “${text}” offers the right match`, async () => {
    await using desk = await openBook()
    assert.deepEqual(await offered(desk, choice, { text }), expected)
  })
}

Deno.test('lists exact matches before similar ones', async () => {
  await using desk = await openBook()
  assert.deepEqual(await offered(desk, 'carrier', { text: 'libert' }), ['Libertas Marine', 'Liberty Mutual'])
  assert.deepEqual(await offered(desk, 'carrier', { text: 'liberty' }), ['Liberty Mutual', 'Libertas Marine'])
})

Deno.test('a plain list shows only rows with the words', async () => {
  await using desk = await openBook()
  assert.deepEqual(await offered(desk, 'carrier', { text: 'Travlers', isTolerant: false }), [])
})

Deno.test('offers nothing else when three have the words', async () => {
  await using desk = await openBook()
  for (const name of ['Liberty Casualty', 'Liberty Northwest']) await addCarrier(desk.harborline, { name })
  assert.deepEqual(await offered(desk, 'carrier', { text: 'liberty' }), [
    'Liberty Casualty',
    'Liberty Mutual',
    'Liberty Northwest',
  ])
})

Deno.test('offers the one business a misspelled word means, however many individuals match too', async () => {
  await using desk = await openBook()
  const { client, harborline } = desk
  const individuals = Array.from({ length: 12 }, (_, at) => individual(harborline, `Ouellette ${at}`))
  await harborline.commit({ type: 'SYSTEM', id: null }, individuals)
  await openAccount(harborline, { detail: { name: 'Marine Supply of the Ouellette Family' } })
  const { accounts } = await client.data(
    `{ accounts(text: "Ouelette", isTolerant: true, type: BUSINESS, first: 5) {
      totalCount edges { node { detail: account { name } } }
    } }`,
  )
  const edges = [{ node: { detail: { name: 'Marine Supply of the Ouellette Family' } } }]
  assert.deepEqual(accounts, { totalCount: 1, edges })
})

Deno.test('counts and pages through misspelled matches, each once', async () => {
  await using desk = await openBook()
  for (let at = 1; at <= 5; at++) await addCarrier(desk.harborline, { name: `Hanover Casualty ${at}` })
  await addCarrier(desk.harborline, { name: 'Hanvoer Brothers' })
  const names: string[] = []
  let after: string | null = null
  for (const left of [4, 2, 0]) {
    const { carriers }: { carriers: CarrierPage } = await desk.client.data(
      `query ($after: String) { carriers(text: "Hanvoer", isTolerant: true, isCarrier: true, first: 2, after: $after) {
        totalCount
        edges { node { name } }
        pageInfo { hasNextPage hasPreviousPage endCursor }
      } }`,
      { after },
    )
    assert.equal(carriers.totalCount, 6)
    assert.equal(carriers.pageInfo.hasNextPage, left > 0)
    assert.equal(carriers.pageInfo.hasPreviousPage, left < 4)
    for (const { node } of carriers.edges) names.push(node.name)
    after = carriers.pageInfo.endCursor
  }
  assert.equal(names[0], 'Hanvoer Brothers', 'what is written as typed comes first')
  assert.equal(new Set(names).size, 6)
})
