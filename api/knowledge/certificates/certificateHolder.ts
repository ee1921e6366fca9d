import { create, defineKind, folded } from '../../platform/index.ts'
import type { AgencyStore, Change, Row } from '../../platform/index.ts'
import type { Holder } from './certificate.ts'
import { nameKey } from '../recognition.ts'

/** Somebody who is handed certificates: an entry of the agency's holder book. */
export interface CertificateHolder extends Holder {
  readonly createdAt: number
}

export interface CertificateHolderRow extends Row, CertificateHolder {
  /** Name and address as the book shows them, folded; begins with the name. */
  readonly words: string
}

export const certificateHolderKind = defineKind({
  name: 'certificateHolder',
  prefix: 'ch',
  row: toRow,
  orders: { name: (a, b) => (a.words < b.words ? -1 : a.words > b.words ? 1 : 0) },
  relations: { same: holderKey },
})

function toRow(holder: CertificateHolder, id: string): CertificateHolderRow {
  const { name, address } = holder
  const shown = [name, address.line1, address.line2, address.city, address.zone, address.postalCode]
  return { id, ...holder, words: folded(shown.filter(Boolean).join('\n')) }
}

/** What makes two holders the same one: their name, street and ZIP code, spelling apart. */
function holderKey({ name, address: { line1, line2, postalCode } }: Holder): string {
  const street = folded([line1, line2].filter(Boolean).join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return [nameKey(name), street.trim(), postalCode?.slice(0, 5)].join('\n')
}

/** The holder as the book has them, or the change that enters them. */
export function enteredHolder(
  agency: Pick<AgencyStore, 'table' | 'newId'>,
  holder: Holder,
  at: number,
): { readonly holderId: string; readonly changes: readonly Change[] } {
  const [known] = agency.table(certificateHolderKind).related('same', holderKey(holder))
  if (known) return { holderId: known.id, changes: [] }
  const holderId = agency.newId(certificateHolderKind)
  const entry = { ...holder, createdAt: at }
  return { holderId, changes: [create(certificateHolderKind, holderId, entry, 'CREATE_CERTIFICATE_HOLDER')] }
}
