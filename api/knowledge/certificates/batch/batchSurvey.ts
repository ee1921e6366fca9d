import type { RequestContext } from '../../../graphql/index.ts'
import { certificateChecks } from '../certificateChecks.ts'
import type { CertificateCheck } from '../certificateChecks.ts'
import { limitChecks } from '../limitChecks.ts'
import { certificateBasis } from '../certificateBasis.ts'
import type { CertificateBasis } from '../certificateBasis.ts'
import { sameHolderKeys } from '../certificateHolder.ts'
import type { BatchOrder } from './batchOrders.ts'

/** The outcome of a batch if issued now. */
export interface BatchSurvey {
  /** Each finding once; one that affects only some holders names them. */
  readonly checks: readonly CertificateCheck[]
  /** The number of certificates each policy will be on, by policy ID. */
  readonly certificatesByPolicy: ReadonlyMap<string, number>
}

/** Checks all certificates of a batch before issuing any. */
export async function batchSurvey(
  { agency, viewer, clock }: Pick<RequestContext, 'agency' | 'viewer' | 'clock'>,
  orders: AsyncIterable<BatchOrder>,
): Promise<BatchSurvey> {
  const bases = new Map<string, CertificateBasis | null>()
  const limits = new Map<string, readonly CertificateCheck[]>()
  const found = new Map<string, { check: CertificateCheck; holders: Set<string> }>()
  const everybody = new Set<string>()
  const certificatesByPolicy = new Map<string, number>()
  const lines = new Map<string, { name: string; rows: number[] }>()
  for await (const { order, line } of orders) {
    const { name } = order.holder
    if (line !== null) {
      const keys = sameHolderKeys(order.holder)
      const known = keys.map((each) => lines.get(each)).find((each) => each !== undefined)
      const listed = known ?? { name, rows: [] }
      listed.rows.push(line)
      for (const each of keys) lines.set(each, listed)
    }
    everybody.add(name)
    const key = JSON.stringify(order.policyIds)
    const basis = bases.get(key) ?? (await certificateBasis({ agency, viewer, now: clock.now() }, order))
    bases.set(key, basis)
    if (!basis) continue
    const ofLimits = limits.get(key) ?? (await limitChecks({ agency, clock }, basis))
    limits.set(key, ofLimits)
    for (const { id, isInForce } of basis.shown)
      if (isInForce) certificatesByPolicy.set(id, (certificatesByPolicy.get(id) ?? 0) + 1)
    for (const check of [...ofLimits, ...certificateChecks(order, basis)]) {
      // The parties of a message that names none are the holders.
      const finding = JSON.stringify({ ...check, unconfirmed: null })
      const { holders } = found.get(finding) ?? { holders: new Set<string>() }
      found.set(finding, { check, holders: holders.add(name) })
    }
  }
  const checks = Array.from(found.values(), ({ check, holders }) =>
    holders.size === everybody.size ? check : { ...check, message: concerning([...holders], check.message) },
  )
  return { checks: [...listedTwice([...new Set(lines.values())]), ...checks], certificatesByPolicy }
}

/** Holders that appear more than once in a list: each row gets its own certificate. */
function listedTwice(holders: readonly { name: string; rows: readonly number[] }[]): CertificateCheck[] {
  return holders
    .filter(({ rows }) => rows.length > 1)
    .map(({ name, rows }) => ({
      code: 'HOLDER_LISTED_TWICE',
      isBlocking: false,
      message: `${name} is listed on rows ${list.format(rows.map(String))}. Each row is issued as a separate certificate.`,
      path: null,
      policyId: null,
    }))
}

/** The maximum number of names to list. */
const mostNames = 3

function concerning(names: readonly string[], message: string): string {
  const others = names.length - mostNames
  const shown = others > 1 ? [...names.slice(0, mostNames), `${others} others`] : names
  return `For ${list.format(shown)}: ${message}`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
