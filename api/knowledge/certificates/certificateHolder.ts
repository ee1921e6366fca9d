import { create, defineKind, derivedId, folded, replace } from '../../platform/index.ts'
import type { AgencyStore, Change, Row } from '../../platform/index.ts'
import type { Holder } from './certificate.ts'
import { addressKeys, nameKey } from '../accounts/recognition.ts'

/** A recipient of certificates: an entry in the agency's list of holders. */
export interface CertificateHolder extends Holder {
  readonly createdAt: number
}

export interface CertificateHolderRow extends Row, CertificateHolder {
  /** Name and address as listed, folded; starts with the name. */
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

/** Normalizes a holder for comparison: name, street and ZIP code, ignoring spelling differences. */
function holderKey({ name, address: { line1, line2, postalCode } }: Holder): string {
  const street = folded([line1, line2].filter(Boolean).join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return [nameKey(name), street.trim(), postalCode?.slice(0, 5)].join('\n')
}

/** Keys that a holder shares with itself written in another way: "Ridge Inc, 9 Elm Street" and "Ridge, Inc., 9 Elm St". */
export function sameHolderKeys(holder: Holder): readonly string[] {
  const name = nameKey(holder.name)
  return [holderKey(holder), ...addressKeys(holder.address).map((place) => `${name}\n${place}`)]
}

/** The holder's ID, derived from their identity so that each is listed once. */
export function holderIdOf(agency: Pick<AgencyStore, 'id' | 'table'>, holder: Holder): string {
  const key = holderKey(holder)
  // Older entries have random IDs.
  const [known] = agency.table(certificateHolderKind).related('same', key)
  return known?.id ?? derivedId(certificateHolderKind.prefix, [agency.id, key])
}

/** Where a listed holder receives certificates; null if unknown. */
export function holderEmailOf(agency: Pick<AgencyStore, 'id' | 'table'>, holder: Holder): string | null {
  return agency.table(certificateHolderKind).get(holderIdOf(agency, holder))?.email ?? null
}

/** The changes that add the holder to the list, or the email that it was given since; none if nothing is new. */
export async function enterHolder(
  agency: AgencyStore,
  id: string,
  entry: CertificateHolder,
): Promise<readonly Change[]> {
  const known = await agency.read(certificateHolderKind, id)
  if (known) {
    const { email = null } = entry
    const isNew = email !== null && email !== (known.value.email ?? null)
    return isNew ? [replace(known, { ...known.value, email }, 'UPDATE_CERTIFICATE_HOLDER')] : []
  }
  return [create(certificateHolderKind, id, entry, 'CREATE_CERTIFICATE_HOLDER')]
}
