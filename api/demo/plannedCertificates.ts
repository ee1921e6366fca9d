import { agencyToday, agencyUserKind } from '../identity/index.ts'
import { isLiabilityLine } from '../knowledge/index.ts'
import type { CertificateOrder } from '../knowledge/index.ts'
import type { Viewer } from '../graphql/index.ts'
import type { AgencyStore } from '../platform/index.ts'
import { createAddress } from './book.ts'
import { holders } from './content/holders.ts'
import { towns } from './content/places.ts'
import type { HistoryDeps } from './historyEvent.ts'
import type { KnownClient } from './life.ts'
import type { Random } from './random.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const day = 24 * 60 * minute
const history = 240 * day

/** A certificate before anything is written of it. */
export interface PlannedCertificate {
  readonly at: number
  /** When it was revised; null when it stayed as it was. */
  readonly revisedAt: number | null
  /** Who issues it. */
  readonly viewer: Viewer
  readonly client: KnownClient
  /** Its count within the year. */
  readonly count: number
  readonly holder: CertificateOrder['holder']
  /** Whether the holder wants to be an additional insured. */
  readonly asksForMore: boolean
  readonly description: string | null
}

interface Wanted {
  readonly clients: readonly KnownClient[]
  readonly count: number
  readonly random: Random
}

/** So many certificates over the last months, the oldest first. */
export function plannedCertificates(
  { agency, staff, now }: Pick<HistoryDeps, 'agency' | 'staff' | 'now'>,
  { clients, count, random }: Wanted,
): PlannedCertificate[] {
  const insured = clients.filter(({ policies }) => policies.length > 0)
  if (insured.length === 0) return []
  const book = holderBook(random)
  const counts = new Map<string, number>()
  const times = Array.from({ length: count }, () => whenOpen(now - history * random.next() ** 1.5 - day))
  return times
    .toSorted((a, b) => a - b)
    .flatMap((time) => {
      const at = Math.min(time, now - minute)
      const order = planOne(random.fork(), at)
      if (!order) return []
      const year = agencyToday(agency, at).slice(0, 4)
      const number = (counts.get(year) ?? 0) + 1
      counts.set(year, number)
      return [{ ...order, at, count: number }]
    })

  function planOne(own: Random, at: number): Omit<PlannedCertificate, 'at' | 'count'> | null {
    const viewer = viewerOf(agency, own.pick(staff))
    const today = agencyToday(agency, at)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const client = own.pick(insured)
      const holder = own.pick(book)
      const asksForMore = own.chance(0.1)
      const description = own.chance(0.8) ? `Regarding ${own.pick(client.trade.work)}.` : null
      if (!isCovered(client, { at, today })) continue
      const revisedAt = own.chance(0.06) ? Math.min(at + day, now - minute) : null
      return { revisedAt, viewer, client, holder, asksForMore, description }
    }
    return null
  }
}

/** How many clients are looked at before a certificate is given up: few lack what it needs. */
const attempts = 40

/** Whether the client has liability policies in force, and each says what a certificate needs. */
function isCovered(
  { policies, enteredAt }: KnownClient,
  { at, today }: { at: number; today: string },
): boolean {
  const inForce = policies.filter(
    ({ type, state, inforceAt, expiresAt }, place) =>
      isLiabilityLine[type] &&
      (enteredAt[place] ?? Infinity) < at &&
      (state === 'INFORCE' || state === 'BINDING') &&
      inforceAt <= today &&
      today <= expiresAt,
  )
  return (
    inForce.length > 0 &&
    inForce.every(({ carrierName, coverages }) => carrierName !== null && coverages.length > 0)
  )
}

function viewerOf(agency: Pick<AgencyStore, 'table'>, userId: string): Viewer {
  const user = agency.table(agencyUserKind).get(userId)
  if (!user) throw new Error('The demo agency has no such user.')
  return { id: user.id, name: user.name, email: user.email }
}

/** Who is handed certificates again and again, each at one address. */
function holderBook(random: Random): CertificateOrder['holder'][] {
  const cities = [...new Set(towns.map(({ city }) => city))]
  const offices = cities.flatMap((city) => [`City of ${city}`, `${city} School Department`])
  return [...new Set([...holders, ...offices])].map((name) => ({ name, address: createAddress(random) }))
}
