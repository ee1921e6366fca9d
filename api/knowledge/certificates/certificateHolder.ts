import { create, defineKind, derivedId, folded } from '../../platform/index.ts'
import type { AgencyStore, Change, Row } from '../../platform/index.ts'
import type { Holder } from './certificate.ts'
import { nameKey } from '../accounts/recognition.ts'

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
  search: ({ name, address: { line1, city } }) => ({ name, others: [line1, city] }),
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

/** The id under which the book has the holder, or will have them: it follows from who they are, so that they come once. */
export function holderIdOf(agency: Pick<AgencyStore, 'id' | 'table'>, holder: Holder): string {
  const key = holderKey(holder)
  // Entries of earlier days have ids that follow from nothing.
  const [known] = agency.table(certificateHolderKind).related('same', key)
  return known?.id ?? derivedId(certificateHolderKind.prefix, [agency.id, key])
}

/** The change that enters the holder into the book; none when they are there. */
export async function enterHolder(
  agency: AgencyStore,
  id: string,
  entry: CertificateHolder,
): Promise<readonly Change[]> {
  if (await agency.read(certificateHolderKind, id)) return []
  return [create(certificateHolderKind, id, entry, 'CREATE_CERTIFICATE_HOLDER')]
}
