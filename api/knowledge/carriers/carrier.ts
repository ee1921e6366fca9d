import { defineKind, folded } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import { nameKey } from '../accounts/recognition.ts'

/** An insurance company that writes the agency's policies, a wholesale broker that places them, or both. */
export interface Carrier {
  readonly name: string
  readonly isCarrier: boolean
  readonly isBroker: boolean
  /** The NAIC company code shown on certificates. */
  readonly naicNumber: string | null
}

export interface CarrierRow extends Row, Carrier {
  /** The folded name, for lookups. */
  readonly words: string
}

export const carrierKind = defineKind({
  name: 'carrier',
  prefix: 'ca',
  row: toRow,
  search: ({ name }) => ({ name }),
  orders: { name: (a, b) => (a.words < b.words ? -1 : a.words > b.words ? 1 : 0) },
  relations: { name: ({ name }) => nameKey(name) },
})

/** A company with defaults for fields added since it was stored. */
export function wholeCarrier(kept: Partial<Carrier> & Pick<Carrier, 'name'>): Carrier {
  return { isCarrier: true, isBroker: false, naicNumber: null, ...kept }
}

function toRow(kept: Carrier, id: string): CarrierRow {
  const carrier = wholeCarrier(kept)
  return { id, ...carrier, words: folded(carrier.name) }
}
