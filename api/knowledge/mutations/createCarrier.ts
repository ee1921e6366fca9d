import { builder, invalidFields, ValidationErrors } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { create } from '../../platform/index.ts'
import { carrierKind, shownCarrier } from '../carrier.ts'
import { checkedCarrier } from '../checkedCarrier.ts'
import { carrierSuccess } from './carrierSuccess.ts'

const CreateCarrierInput = builder.inputType('CreateCarrierInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    isCarrier: t.boolean({ description: 'It writes policies; so it does unless said otherwise.' }),
    isBroker: t.boolean({ description: 'The agency places policies through it.' }),
    naicNumber: t.string({ description: 'Five digits; certificates show them.' }),
  }),
})

const CreateCarrierResult = builder.unionType('CreateCarrierResult', {
  types: [carrierSuccess('CreateCarrierSuccess'), ValidationErrors],
})

builder.mutationField('createCarrier', (t) =>
  t.field({
    type: CreateCarrierResult,
    args: { input: t.arg({ type: CreateCarrierInput, required: true }) },
    resolve: (_, { input }, context) => createCarrier(context, input),
  }),
)

/** Adds a carrier or wholesale broker to the agency's catalogue. */
async function createCarrier(context: RequestContext, input: typeof CreateCarrierInput.$inferInput) {
  const { agency, actor } = context
  const { name, naicNumber = null } = input
  const isBroker = input.isBroker ?? false
  const asked = { name, naicNumber, isBroker, isCarrier: input.isCarrier ?? !isBroker }
  const checked = checkedCarrier(agency, asked, null)
  if ('problems' in checked) return invalidFields(checked.problems)

  const id = agency.newId(carrierKind)
  const committed = await agency.commit(actor, [create(carrierKind, id, checked.carrier, 'CREATE_CARRIER')])
  if (!committed.ok) throw new Error(`The new company ${id} was not taken.`)
  return { __typename: 'CreateCarrierSuccess' as const, carrier: shownCarrier(agency, id) }
}
