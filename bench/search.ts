import { accountKind, businessPolicyKind, openedAccount, openedPolicy } from '../api/knowledge/index.ts'
import { type AgencyStore, type Change, create } from '../api/platform/index.ts'
import { type ServiceRequest, serviceRequestKind } from '../api/servicing/index.ts'
import { openWorld } from '../api/testing/openWorld.ts'
import { type Figure, percentile } from './figure.ts'
import { heapMegabytes } from './product/heapMegabytes.ts'

const counts = { accounts: 100_000, policies: 300_000, requests: 100_000 }

/** Typical searches: names, a misspelled one, complete and partial numbers, an address, and no match. */
const typed = [
  'casco roofing',
  'granite state masonry llc',
  'harbr electirc',
  'contracotrs',
  'GL-4471-20993',
  'wc 1180',
  '20993',
  'office@northbaymarine.example',
  '(207) 555-0142',
  'create certificate',
  'zeppelin hangar',
]

const document = `query SearchBenchQuery($text: String!) {
  search(text: $text, first: 20) {
    __typename
    ... on Account { id detail: account { name contactEmail: email mailingAddress { city zone } } }
    ... on BusinessPolicy { id policyNumber lineOfBusiness: type policyholder: account { detail: account { name } } }
    ... on ServiceRequest { id requestType: type state customerName }
  }
}`

/** What every letter of a search costs from the API, and what its index keeps in memory. */
export async function run(): Promise<Figure[]> {
  await using world = await openWorld()
  await writeBook(world.harborline)
  const dana = await world.as(world.dana)
  const search = (text: string) => dana.data<{ search: unknown[] }>(document, { text })

  const without = await heapMegabytes()
  const started = performance.now()
  await search('')
  const making = performance.now() - started
  const index = (await heapMegabytes()) - without

  const letters = typed.flatMap((words) => Array.from(words, (_, at) => words.slice(0, at + 1)))
  const times: number[] = []
  for (let round = 0; round < 6; round += 1) {
    for (const text of letters) {
      const asked = performance.now()
      await search(text)
      // The first round warms what the others use.
      if (round > 0) times.push(performance.now() - asked)
    }
  }
  const note = `${letters.length} searches as they are typed, letter by letter`
  return [
    { name: 'A letter of a search: median', value: percentile(times, 50), unit: 'ms', note },
    { name: 'A letter of a search: p95', value: percentile(times, 95), unit: 'ms', bar: { most: 50 } },
    { name: 'A letter of a search: slowest', value: percentile(times, 100), unit: 'ms' },
    { name: 'Heap of the index', value: index, unit: 'MB', bar: { most: 200 }, note: bookNote() },
    { name: 'Making the index', value: making, unit: 'ms', note: 'once, in slices, as the palette opens' },
  ]
}

function bookNote(): string {
  const { accounts, policies, requests } = counts
  return `${accounts} accounts, ${policies} policies, ${requests} requests`
}

const places = [
  'Casco',
  'Granite State',
  'Harbor',
  'North Bay',
  'Prairie',
  'Summit Ridge',
  'Östberg',
  'Old Port',
]
const trades = [
  'Roofing',
  'Masonry',
  'Electric',
  'Marine',
  'Dental',
  'Contractors',
  'Landscaping',
  'Logistics',
]
const endings = ['LLC', 'Inc.', 'Company', '& Sons', 'PLLC']
const lines = ['GL', 'WC', 'BOP', 'CA', 'UMB']
const syllables = 'ba co da el fi gra ha jo ka lo mi no pe qua ri sa to va wen zu'.split(' ')
const day = Date.parse('2026-03-02T14:00:00Z')

async function writeBook(agency: AgencyStore): Promise<void> {
  const random = randomFrom(7)
  const accountIds: string[] = []
  await write(agency, counts.accounts, () => {
    const id = agency.newId(accountKind)
    accountIds.push(id)
    return create(accountKind, id, someAccount(random), 'CREATE_ACCOUNT')
  })
  await write(agency, counts.policies, (at) => {
    const accountId = accountIds[at % accountIds.length] ?? ''
    const policyNumber = `${oneOf(lines, random)}-${1000 + random(9000)}-${10_000 + random(90_000)}`
    const terms = { type: 'GENERAL_LIABILITY', state: 'INFORCE', policyNumber } as const
    const policy = openedPolicy(accountId, terms, day)
    return create(businessPolicyKind, agency.newId(businessPolicyKind), policy, 'CREATE_BUSINESS_POLICY')
  })
  await write(agency, counts.requests, () => {
    const id = agency.newId(serviceRequestKind)
    return create(serviceRequestKind, id, someRequest(random), 'CREATE_SERVICE_REQUEST')
  })
}

/** Writes that many records, as many as fit per transaction. */
async function write(agency: AgencyStore, count: number, change: (at: number) => Change): Promise<void> {
  for (let at = 0; at < count; at += 90) {
    const changes = Array.from({ length: Math.min(90, count - at) }, (_, next) => change(at + next))
    const committed = await agency.commit({ type: 'SYSTEM', id: null }, changes)
    if (!committed.ok) throw new Error('The book was not taken.')
  }
}

function someAccount(random: Random) {
  const name = someName(random)
  const address = {
    line1: `${1 + random(999)} Wharf St`,
    line2: null,
    city: 'Portland',
    zone: 'ME',
    postalCode: '04101',
  }
  const email = `${syllable(random)}@${name.toLowerCase().replace(/[^a-z]/g, '')}.example`
  const phone = `+1207${String(2_000_000 + random(7_999_999))}`
  const detail = { name, email, phone, mailingAddress: address, dba: null, naics: '238160', website: null }
  return openedAccount({ type: 'BUSINESS', detail }, [], day)
}

function someRequest(random: Random): ServiceRequest {
  return {
    type: 'QUESTION',
    question: { policyId: null, question: 'Does the policy cover a leased lift?', type: 'COVERAGE' },
    state: 'OPEN',
    resolution: null,
    clientName: someName(random),
    clientEmail: `${syllable(random)}${random(10_000)}@mailbox.example`,
    clientPhone: null,
    details: null,
    account: null,
    businessPolicyId: null,
    policyNumber: null,
    assigneeId: null,
    dueAt: null,
    createdAt: day,
    updatedAt: day,
  }
}

function someName(random: Random): string {
  const family = Array.from({ length: 2 + random(3) }, () => syllable(random)).join('')
  const first =
    random(2) === 0 ? oneOf(places, random) : `${family.charAt(0).toUpperCase()}${family.slice(1)}`
  return `${first} ${family} ${oneOf(trades, random)} ${oneOf(endings, random)}`
}

function syllable(random: Random): string {
  return oneOf(syllables, random)
}

/** A whole number from 0 to just below. */
type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

function oneOf(words: readonly string[], random: Random): string {
  return words[random(words.length)] ?? ''
}
