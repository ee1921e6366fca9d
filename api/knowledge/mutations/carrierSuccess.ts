import { builder } from '../../graphql/index.ts'
import type { CarrierRow } from '../carrier.ts'
import { CarrierType } from '../carrierType.ts'

interface CarrierSuccess<Name extends string> {
  readonly __typename: Name
  readonly carrier: CarrierRow
}

/** Declares the success of a mutation that answers with the company as it now is. */
export function carrierSuccess<Name extends string>(name: Name) {
  return builder.objectRef<CarrierSuccess<Name>>(name).implement({
    fields: (t) => ({ carrier: t.field({ type: CarrierType, resolve: ({ carrier }) => carrier }) }),
  })
}
