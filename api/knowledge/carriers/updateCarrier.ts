import {
  builder,
  inputOf,
  invalidFields,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, isSame, replace, retryOrThrow, listed } from '../../platform/index.ts'
import { present } from '../accounts/accountRules.ts'
import { carrierKind, wholeCarrier } from './carrier.ts'
import { CarrierType } from './carrierType.ts'
import { carrierRules, checkedCarrier } from './checkedCarrier.ts'

const UpdateCarrierInput = inputOf('UpdateCarrierInput', carrierRules.partial(), {
  description: 'Null clears a field; absent fields are unchanged.',
})

const UpdateCarrierSuccess = successType('UpdateCarrierSuccess', { carrier: CarrierType })

const UpdateCarrierResult = builder.unionType('UpdateCarrierResult', {
  types: [UpdateCarrierSuccess, NotFoundError, ValidationErrors],
})

builder.mutationField('updateCarrier', (t) =>
  t.field({
    type: UpdateCarrierResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdateCarrierInput, required: true }),
    },
    resolve: (_, { id, input }, context) => updateCarrier(context, id, input),
  }),
)

/** Updates the given fields of a company. Colleagues' simultaneous changes to other fields are kept. */
async function updateCarrier(
  { agency, actor }: RequestContext,
  id: string,
  input: typeof UpdateCarrierInput.$inferInput,
) {
  return await retryOrThrow(async () => {
    const carrier = await agency.read(carrierKind, id)
    if (!carrier) return notFound('company')
    const before = wholeCarrier(carrier.value)
    const checked = checkedCarrier(agency, { ...before, ...present(input) }, id)
    if ('problems' in checked) return invalidFields(checked.problems)
    const changes = isSame(checked.carrier, before)
      ? []
      : [replace(carrier, checked.carrier, 'UPDATE_CARRIER')]
    if (changes.length > 0 && !(await agency.commit(actor, changes)).ok) return conflict
    return { __typename: 'UpdateCarrierSuccess' as const, carrier: listed(agency, carrierKind, id) }
  })
}
