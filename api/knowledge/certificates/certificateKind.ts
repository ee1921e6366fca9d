import { defineKind, folded } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import type { Certificate } from './certificate.ts'

/** Fields only a single certificate shows: loaded with its record, not kept in memory for all. */
type CertificateRest = Pick<Certificate, 'content' | 'descriptionOfOperations' | 'policyIds'>

/** The fields that lists and lookups need. */
export interface CertificateRow extends Row, Omit<Certificate, keyof CertificateRest> {
  /** Holder, location and number as listed, folded; starts with the holder. */
  readonly words: string
}

/** Certificates by ID, account, holder and number. */
export const certificateKind = defineKind({
  name: 'certificate',
  prefix: 'cl',
  row: toRow,
  subject: ({ accountId }: Certificate) => accountId,
  orders: { holder: (a, b) => (a.words < b.words ? -1 : a.words > b.words ? 1 : 0) },
  search: ({ holder, number, revisedById }) =>
    revisedById === null ? { name: holder.name, identifiers: [number] } : null,
  relations: {
    account: ({ accountId }) => accountId,
    /** The latest revision of each certificate of an account. */
    currentOf: ({ accountId, revisedById }) => (revisedById === null ? accountId : null),
    current: ({ revisedById }) => (revisedById === null ? 'current' : 'revised'),
    /** The latest revisions that name a holder. */
    currentFor: ({ holderId, revisedById }) => (revisedById === null ? holderId : null),
    batch: ({ batch }) => batch?.id ?? null,
    number: ({ number }) => number,
  },
})

function toRow(certificate: Certificate, id: string): CertificateRow {
  const { content: _, descriptionOfOperations: __, policyIds: ___, ...kept } = certificate
  const { name, address } = certificate.holder
  const shown = [name, address.city, address.zone, address.postalCode, certificate.number]
  return { id, ...kept, words: folded(shown.filter(Boolean).join('\n')) }
}
