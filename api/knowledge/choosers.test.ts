import assert from 'node:assert/strict'
import { create } from '../platform/index.ts'
import { portland } from './certificates/testing/openCertificateDesk.ts'
import { openedAccount } from './account.ts'
import { accountKind } from './accountKind.ts'
import { certificateHolderKind } from './certificates/certificateHolder.ts'
import { openAccount } from './testing/openAccount.ts'
import { addCarrier } from './testing/openPolicy.ts'
import { openPolicyDesk } from './testing/openPolicyDesk.ts'

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
  const ruth = { name: 'Ruth Baker', email: null, phone: null, mailingAddress: null }
  const holder = { name: 'Longfellow Construction Co.', address: portland, createdAt: 0 }
  await harborline.commit({ type: 'SYSTEM', id: null }, [
    create(
      accountKind,
      harborline.newId(accountKind),
      openedAccount({ type: 'INDIVIDUAL', detail: ruth }, [], 0),
      'CREATE_ACCOUNT',
    ),
    create(
      certificateHolderKind,
      harborline.newId(certificateHolderKind),
      holder,
      'CREATE_CERTIFICATE_HOLDER',
    ),
  ])
  return desk
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
  Deno.test(`whoever chooses a ${choice} and types “${text}” is offered what that means`, async () => {
    await using desk = await openBook()
    assert.deepEqual(await offered(desk, choice, { text }), expected)
  })
}

Deno.test('what is written as typed comes first, and what is only like it behind', async () => {
  await using desk = await openBook()
  assert.deepEqual(await offered(desk, 'carrier', { text: 'libert' }), ['Libertas Marine', 'Liberty Mutual'])
  assert.deepEqual(await offered(desk, 'carrier', { text: 'liberty' }), ['Liberty Mutual', 'Libertas Marine'])
})

Deno.test('a list that nobody chooses from holds what has the words, and nothing else', async () => {
  await using desk = await openBook()
  assert.deepEqual(await offered(desk, 'carrier', { text: 'Travlers', isTolerant: false }), [])
})

Deno.test('with three that have the words nothing else is offered', async () => {
  await using desk = await openBook()
  for (const name of ['Liberty Casualty', 'Liberty Northwest']) await addCarrier(desk.harborline, { name })
  assert.deepEqual(await offered(desk, 'carrier', { text: 'liberty' }), [
    'Liberty Casualty',
    'Liberty Mutual',
    'Liberty Northwest',
  ])
})
