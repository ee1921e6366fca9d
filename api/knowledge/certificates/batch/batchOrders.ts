import { agencyToday } from '../../../identity/index.ts'
import { orderOf } from '../certificate.ts'
import type { AgencyStore, Clock, Stored } from '../../../platform/index.ts'
import { certificateKind } from '../certificateKind.ts'
import type { Certificate, CertificateOrder } from '../certificate.ts'
import { currentTermIds } from '../currentTermIds.ts'
import type { CertificateBatch } from './certificateBatch.ts'
import { readHolderList } from './readHolderList.ts'

/** A certificate that a batch still has to issue. */
export interface BatchOrder {
  readonly order: CertificateOrder
  /** The revision it replaces. */
  readonly before: Stored<Certificate> | null
  /** Its row in the list of holders. */
  readonly line: number | null
}

interface Desk {
  readonly agency: AgencyStore
  readonly clock: Clock
}

type Source = Pick<CertificateBatch, 'accountId' | 'reissuesBefore' | 'listFileId' | 'policyIds'>

/** A batch's remaining certificates in order, without those issued before the server stopped. */
export async function* batchOrders(desk: Desk, batchId: string, source: Source): AsyncIterable<BatchOrder> {
  if (source.reissuesBefore !== null) yield* reissues(desk, source.accountId, source.reissuesBefore)
  if (source.listFileId !== null) yield* listed(desk.agency, batchId, source)
}

/** Support handles reissues of more than this many. */
export const mostReissued = 1_000

/** IDs of the account's certificates to reissue. */
export function reissuedIds(agency: AgencyStore, accountId: string, before: string): string[] {
  const rows = agency.table(certificateKind).related('currentOf', accountId)
  return rows.map(({ id }) => id).filter((id) => id < before)
}

async function* reissues(
  { agency, clock }: Desk,
  accountId: string,
  bound: string,
): AsyncIterable<BatchOrder> {
  const today = agencyToday(agency, clock.now())
  for (const id of reissuedIds(agency, accountId, bound)) {
    const before = await agency.read(certificateKind, id)
    if (!before || before.value.revisedById !== null) continue
    const policyIds = currentTermIds(agency, before.value.policyIds, today)
    yield {
      order: { ...orderOf(before.value), accountId, policyIds },
      before,
      line: null,
    }
  }
}

async function* listed(
  agency: AgencyStore,
  batchId: string,
  { accountId, listFileId, policyIds = null }: Source,
): AsyncIterable<BatchOrder> {
  const rows = agency.table(certificateKind).related('batch', batchId)
  const issued = new Set(rows.map(({ batch }) => batch?.line))
  const list = await readHolderList(agency, listFileId ?? '')
  if (list.problems.length > 0) throw new Error(`The list ${listFileId} is no longer as it was.`)
  for (const { row, order } of list.holders) {
    if (!issued.has(row)) yield { order: { ...order, accountId, policyIds }, before: null, line: row }
  }
}
