import { defineKind } from '../platform/index.ts'
import type { Row } from '../platform/index.ts'

/** An insurance company that writes the agency's policies. */
export interface Carrier {
  readonly name: string
}

export type CarrierRow = Row & Carrier

export const carrierKind = defineKind({
  name: 'carrier',
  prefix: 'ca',
  row: (carrier: Carrier, id): CarrierRow => ({ id, ...carrier }),
  text: ({ name }) => name,
})
