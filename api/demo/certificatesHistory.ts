import type { DocumentModel } from '../documents/index.ts'
import {
  certificateChecks,
  certificateContent,
  certificateDocument,
  certificateBasis,
  certificateKind,
  certificateNumber,
  issueCertificate,
  type CertificateBasis,
  type CertificateOrder,
} from '../knowledge/index.ts'
import type { Blobs } from '../platform/index.ts'
import { agencyAt } from './agencyAt.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import type { KnownClient } from './life.ts'
import { plannedCertificates } from './plannedCertificates.ts'
import type { PlannedCertificate } from './plannedCertificates.ts'
import type { Random } from './random.ts'
import { keepSheet } from './sheets.ts'
import type { Sheets } from './sheets.ts'

const minute = 60_000

interface CertificatesDeps extends HistoryDeps {
  readonly sheets: Sheets
  readonly blobs: Blobs
}

/** One revision of a certificate, issued by the regular rules. */
interface Revision {
  readonly at: number
  readonly planned: PlannedCertificate
  readonly revision: 1 | 2
  /** The issued certificate. */
  readonly issued: { id: string | null }
}

/** Issues certificates over the last months and revises some of them. */
export function certificatesHistory(
  basis: CertificatesDeps,
  { clients, count, random }: { clients: readonly KnownClient[]; count: number; random: Random },
): HistoryEvent[] {
  const { agency, newId, sheets, blobs } = basis
  return plannedCertificates(basis, { clients, count, random }).flatMap((planned) => {
    const issued = { id: null }
    const first = historyEvent({ at: planned.at, planned, revision: 1, issued })
    if (planned.revisedAt === null) return [first]
    return [first, historyEvent({ at: planned.revisedAt, planned, revision: 2, issued })]
  })

  function historyEvent(sheet: Revision): HistoryEvent {
    const { at, planned } = sheet
    const { client } = planned
    // Until then the certificate's contents can still change: a policy arrives, and its documents a minute later.
    const from = Math.max(...client.enteredAt.filter((entered) => entered < at)) + 2 * minute
    const preparation = from < at ? { preparation: { from, begin: () => foresee(sheet) } } : {}
    return { at, isAlone: true, ...preparation, write: () => issue(sheet) }
  }

  async function foresee(sheet: Revision): Promise<void> {
    if (!sheets.hasRoom) return
    const on = await groundOf(sheet)
    if (on) sheets.foresee(sheetOn(on, sheet), (pdf) => keepSheet(blobs, pdf))
  }

  async function issue(sheet: Revision): Promise<void> {
    const { at, issued } = sheet
    const on = await groundOf(sheet)
    if (!on) return
    const order = orderOn(on, sheet)
    if (certificateChecks(order, on).some(({ isBlocking }) => isBlocking)) return
    const then = { ...agencyAt(agency, newId, at), blobs }
    const before = issued.id === null ? null : await then.read(certificateKind, issued.id)
    if (sheet.revision > 1 && !before) return
    const { viewer } = sheet.planned
    const actor = { type: 'AGENCY_USER', id: viewer.id } as const
    const issuer = { agency: then, actor, viewer, clock: { now: () => at }, documents: sheets }
    issued.id = await issueCertificate(issuer, { order, basis: on, before })
  }

  function groundOf({ at, planned: { viewer, client } }: Revision): Promise<CertificateBasis | null> {
    return certificateBasis({ agency, viewer, now: at }, { accountId: client.accountId, policyIds: null })
  }
}

function orderOn(on: CertificateBasis, { planned, revision }: Revision): CertificateOrder {
  const { client, holder, asksForMore, description } = planned
  return {
    accountId: client.accountId,
    policyIds: null,
    holder,
    additionalInsured: asksForMore || on.shown.some(({ facts }) => facts.provisions.length > 0),
    descriptionOfOperations: revision === 1 ? description : 'Corrected at the request of the holder.',
  }
}

/** The certificate as it will be if nothing changes first. */
function sheetOn(on: CertificateBasis, sheet: Revision): DocumentModel {
  const { at, planned, revision } = sheet
  const order = orderOn(on, sheet)
  return certificateDocument({
    ...order,
    number: certificateNumber(on.agencyName, on.today.slice(0, 4), planned.count),
    revision,
    issuedOn: on.today,
    issuedBy: planned.viewer.id,
    content: certificateContent(order, on),
    batch: null,
    createdAt: at,
  })
}
