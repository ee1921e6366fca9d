import type { Documents } from '../documents/index.ts'
import { agencyUserKind } from '../identity/index.ts'
import {
  certificateChecks,
  certificateGround,
  certificateKind,
  issueCertificate,
  type CertificateOrder,
} from '../knowledge/index.ts'
import type { AgencyStore } from '../platform/index.ts'
import { agencyAt } from './agencyAt.ts'
import type { NewId } from './agencyAt.ts'
import { createAddress } from './book.ts'
import { holders } from './content/holders.ts'
import { towns } from './content/places.ts'
import type { KnownClient } from './life.ts'
import type { Random } from './random.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const day = 24 * 60 * minute
const history = 240 * day

/** So many are under way at once: the threads that write the sheets are kept busy, and numbers follow the time. */
const atOnce = 3

interface CertificatesGround {
  readonly agency: AgencyStore
  readonly newId: NewId
  readonly documents: Pick<Documents, 'pdf'>
  readonly staff: readonly string[]
  readonly random: Random
  readonly now: number
}

/** Issues so many certificates over the last months, by the rules that hold for everybody. */
export async function writeCertificates(
  ground: CertificatesGround,
  { clients, count }: { clients: readonly KnownClient[]; count: number },
): Promise<void> {
  const { random, now } = ground
  const insured = clients.filter(({ policies }) => policies.length > 0)
  if (insured.length === 0) return
  const book = holderBook(random)
  const times = Array.from({ length: count }, () => whenOpen(now - history * random.next() ** 1.5 - day))
  const waiting = times
    .toSorted((a, b) => a - b)
    .map((at) => ({ at: Math.min(at, now - minute), random: random.fork() }))
    .values()
  const issuing = Array.from({ length: atOnce }, async () => {
    for (const { at, random: own } of waiting)
      await issueOne({ ...ground, random: own }, { at, insured, book })
  })
  await Promise.all(issuing)
}

type HolderBook = readonly CertificateOrder['holder'][]

interface Turn {
  readonly at: number
  readonly insured: readonly KnownClient[]
  readonly book: HolderBook
}

/** How many accounts are looked at before the certificate is given up: few lack what it needs. */
const attempts = 40

async function issueOne(ground: CertificatesGround, { at, insured, book }: Turn): Promise<void> {
  const { random, newId, documents, staff, now } = ground
  const agency = agencyAt(ground.agency, newId, at)
  const user = agency.table(agencyUserKind).get(random.pick(staff))
  if (!user) throw new Error('The demo agency has no such user.')
  const viewer = { id: user.id, name: user.name, email: user.email }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const client = random.pick(insured)
    const about = { accountId: client.accountId, policyIds: null }
    const on = await certificateGround({ agency, viewer, now: at }, about)
    if (!on) continue
    const order: CertificateOrder = {
      ...about,
      holder: random.pick(book),
      additionalInsured: on.shown.some(({ hasEndorsement }) => hasEndorsement) || random.chance(0.1),
      descriptionOfOperations: descriptionOf(random, client),
    }
    if (certificateChecks(order, on).some(({ isBlocking }) => isBlocking)) continue
    const actor = { type: 'AGENCY_USER', id: viewer.id } as const
    const issuer = { agency, actor, viewer, clock: { now: () => at }, documents }
    const id = await issueCertificate(issuer, { order, ground: on, before: null })
    if (id !== null && random.chance(0.06)) await revise(id, order, Math.min(at + day, now - minute))
    return

    async function revise(before: string, asked: CertificateOrder, later: number): Promise<void> {
      const then = agencyAt(ground.agency, newId, later)
      const reviser = { ...issuer, agency: then, clock: { now: () => later } }
      const known = await certificateGround({ agency: then, viewer, now: later }, about)
      const stored = await then.read(certificateKind, before)
      const changed = { ...asked, descriptionOfOperations: 'Corrected at the request of the holder.' }
      if (!known || !stored || certificateChecks(changed, known).some(({ isBlocking }) => isBlocking)) return
      await issueCertificate(reviser, { order: changed, ground: known, before: stored })
    }
  }
}

function descriptionOf(random: Random, { trade }: KnownClient): string | null {
  return random.chance(0.8) ? `Regarding ${random.pick(trade.work)}.` : null
}

/** Who is handed certificates again and again, each at one address. */
function holderBook(random: Random): HolderBook {
  const cities = [...new Set(towns.map(({ city }) => city))]
  const offices = cities.flatMap((city) => [`City of ${city}`, `${city} School Department`])
  return [...new Set([...holders, ...offices])].map((name) => ({ name, address: createAddress(random) }))
}
