import {
  type CommunicationSettings,
  communicationSettingsKind,
  defaultSettings,
  settingsId,
} from '../communication/index.ts'
import type { DocumentWriter } from '../documents/index.ts'
import { agencyKind, type AgencyProfile, type Staff } from '../identity/index.ts'
import { type AgencyStore, create, type Platform, replace } from '../platform/index.ts'
import { applicationsHistory } from './applicationsHistory.ts'
import { createBook } from './book.ts'
import { bookHistory } from './bookHistory.ts'
import { conversationsHistory } from './conversationsHistory.ts'
import { certificatesHistory } from './certificatesHistory.ts'
import { harborlineStaff, prairieStaff } from './content/people.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import { idsInOrder } from './idsInOrder.ts'
import { createLife } from './life.ts'
import type { KnownClient } from './life.ts'
import { papersHistory } from './papersHistory.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { edgeCaseRequests } from './edgeCaseRequests.ts'
import { requestsHistory } from './requestsHistory.ts'
import { createSheets, withoutRepetition } from './sheets.ts'
import type { Sheets } from './sheets.ts'
import { whenOpen } from './whenOpen.ts'
import { workspacesHistory } from './workspacesHistory.ts'
import { writeHistory } from './writeHistory.ts'

const minute = 60_000
const day = 24 * 60 * minute
const longest = 548 * day

/** The demo was requested for a store that already has data. */
export class StoreNotEmptyError extends Error {
  override readonly name = 'StoreNotEmptyError'
}

export interface DemoOptions {
  /** Service requests of the first agency; 400 by default. */
  readonly requests?: number
  /** Accounts of the first agency, each with three policies on average; by default derived from the requests. */
  readonly accounts?: number
  /** Certificates of the first agency; by default up to 200, derived from its accounts. */
  readonly certificates?: number
  /** The same seed gives the same data, dated back from today. */
  readonly seed?: number
}

export interface Demo {
  /** The email address to sign in with. */
  readonly email: string
  readonly requests: number
  readonly accounts: number
}

interface DemoDeps {
  readonly platform: Pick<Platform, 'agencyIds' | 'clock' | 'keyspace'>
  readonly staff: Staff
  /** Writes the documents of the agencies; without it they have none. */
  readonly documents?: Pick<DocumentWriter, 'pdf'>
}

/** Fills an empty store with two realistic agencies; throws `StoreNotEmptyError`. */
export async function loadDemo(
  { platform, staff, documents }: DemoDeps,
  {
    requests = 400,
    accounts = accountsFor(requests),
    certificates = Math.min(200, Math.round((accounts * 2) / 3)),
    seed = 2026,
  }: DemoOptions = {},
): Promise<Demo> {
  const held = (await platform.agencyIds()).length
  if (held > 0) {
    throw new StoreNotEmptyError(
      `This store already holds ${held === 1 ? 'an agency' : `${held} agencies`}; the demo is loaded into an empty one only.`,
    )
  }
  const loading = platform.keyspace<boolean>(loadingKeyspace)
  await loading.put(loadingKey, true)
  const random = createRandom(seed)
  const now = platform.clock.now()
  const deps = { staff, now, sheets: documents ? createSheets(documents) : null }
  await found({ ...deps, random: random.fork() }, harborline, { requests, accounts, certificates })
  await found({ ...deps, random: random.fork() }, prairie, {
    requests: Math.min(requests, 15),
    accounts: 6,
    certificates: 2,
  })
  await loading.delete(loadingKey)
  return { email: emailOf(harborlineStaff[0], harborline.domain), requests, accounts }
}

/** Whether loading the demo was interrupted: the rest is not written later. */
export async function isHalfDemo(platform: Pick<Platform, 'keyspace'>): Promise<boolean> {
  return (await platform.keyspace<boolean>(loadingKeyspace).get(loadingKey)) !== null
}

const loadingKeyspace = 'demo'
const loadingKey = 'loading'

const harborline = {
  name: 'Harborline Insurance Group',
  timeZone: 'America/New_York',
  domain: 'harborline.example',
  people: harborlineStaff,
  hasEdgeCases: true,
  mail: { emailAddress: 'desk@harborline.example', trustedRelays: ['mx.harborline.example'] },
  profile: {
    address: {
      line1: '88 Commercial Street',
      line2: 'Suite 300',
      city: 'Portland',
      zone: 'ME',
      postalCode: '04101',
    },
    phone: '+12075550100',
    contactName: null,
    licenseNumbers: ['ME AGN-204417', 'NH 2308815'],
    signatureName: harborlineStaff[0],
    logoFileId: null,
    accent: null,
  },
}

const prairie = {
  name: 'Prairie Mutual Brokers',
  timeZone: 'America/Chicago',
  domain: 'prairie.example',
  people: prairieStaff,
  hasEdgeCases: false,
  mail: { emailAddress: 'desk@prairie.example', trustedRelays: ['mx.prairie.example'] },
  profile: {
    address: { line1: '210 Court Avenue', line2: null, city: 'Des Moines', zone: 'IA', postalCode: '50309' },
    phone: '+15155550160',
    contactName: null,
    licenseNumbers: ['IA 1004482'],
    signatureName: prairieStaff[0],
    logoFileId: null,
    accent: null,
  },
}

interface Founding {
  readonly sheets: Sheets | null
  readonly staff: Staff
  readonly random: Random
  readonly now: number
}

/** Creates the agency with its users and writes its history. */
async function found(
  { staff, sheets, random, now }: Founding,
  founded: typeof harborline | typeof prairie,
  { requests, accounts, certificates }: { requests: number; accounts: number; certificates: number },
) {
  const agency = await staff.createAgency(founded.name, founded.timeZone)
  await fillProfile(agency, founded)
  const userIds: string[] = []
  for (const name of founded.people) {
    userIds.push(await staff.addUser(agency, { name, email: emailOf(name, founded.domain) }))
  }
  const deps = { agency, newId: idsInOrder(), staff: userIds, now }
  const { clients, history } = bookHistory(deps, createBook(random.fork(), { size: accounts, now }))

  const scene = { clients, staff: userIds, now }
  const edgeCases = founded.hasEdgeCases
    ? edgeCaseRequests({ ...scene, random: random.fork() }).slice(0, requests)
    : []
  const since = clients[0]?.account.createdAt ?? now
  const ordinary = Array.from({ length: requests - edgeCases.length }, () => {
    const story = random.fork()
    return createLife({ ...scene, random: story }, openedAt(story, { since, now }))
  })
  const [forSheets, forApplications] = [random.fork(), random.fork()]
  await writeHistory([
    ...history,
    ...applicationsHistory(deps, clients, forApplications),
    ...requestsHistory(deps, [...edgeCases, ...ordinary]),
    ...(founded.hasEdgeCases ? conversationsHistory(deps, clients, { hasRecordings: sheets !== null }) : []),
    ...(founded.hasEdgeCases && sheets ? workspacesHistory(deps, clients) : []),
    ...(sheets ? handedOut({ ...deps, sheets }, { clients, count: certificates, random: forSheets }) : []),
  ])
}

async function fillProfile(
  agency: AgencyStore,
  {
    name,
    mail,
    profile,
  }: {
    readonly name: string
    readonly mail: Pick<CommunicationSettings, 'emailAddress' | 'trustedRelays'>
    readonly profile: AgencyProfile
  },
): Promise<void> {
  const own = await agency.read(agencyKind, agency.id)
  if (!own) throw new Error('The agency has no record of itself.')
  const settings = { ...defaultSettings, senderName: name, ...mail }
  await agency.commit({ type: 'SYSTEM', id: null }, [
    replace(own, { ...own.value, profile }, 'UPDATE_AGENCY_PROFILE'),
    create(communicationSettingsKind, settingsId(agency.id), settings, 'UPDATE_COMMUNICATION_SETTINGS'),
  ])
}

/** The carriers' and the agency's documents. */
function handedOut(
  deps: HistoryDeps & { readonly sheets: Sheets },
  wanted: { clients: readonly KnownClient[]; count: number; random: Random },
): HistoryEvent[] {
  const drawing = { ...deps, blobs: withoutRepetition(deps.agency.blobs) }
  return [...papersHistory(drawing, wanted.clients), ...certificatesHistory(drawing, wanted)]
}

/** The number of accounts for this many requests in 18 months: in a small agency each account has more. */
function accountsFor(requests: number): number {
  return Math.max(6, Math.round(Math.min(requests * 0.75, 250 + requests / 8)))
}

/** A time in the last 18 months, more often recent: the agency has grown. */
function openedAt(random: Random, { since, now }: { since: number; now: number }): number {
  const past = Math.min(longest, now - since)
  const moment = now - past + Math.round(past * random.next() ** 0.75)
  const inOffice = random.chance(0.75) ? whenOpen(moment) : moment
  return inOffice < now - 3 * minute ? inOffice : now - random.whole(3, 900) * minute
}

function emailOf(name: string, domain: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return `${plain.replace(/[^a-z]+/g, '.')}@${domain}`
}
