import { builder, inputOf, invalidFields, ValidationErrors } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, derivedId, isSame, replace, retryOrThrow, listed } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import { carrierKind, wholeCarrier } from './carrier.ts'
import type { Carrier, CarrierRow } from './carrier.ts'
import { CarrierType } from './carrierType.ts'
import { carrierCalled, carrierRules, checkedCarrier } from './checkedCarrier.ts'
import { nameKey } from '../accounts/recognition.ts'

const CreateCarrierInput = inputOf(
  'CreateCarrierInput',
  carrierRules.partial({ isCarrier: true, isBroker: true, naicNumber: true }),
)

interface CreatedCarrier {
  readonly __typename: 'CreateCarrierSuccess'
  readonly carrier: CarrierRow
  readonly isNew: boolean
}

const CreateCarrierSuccess = builder.objectRef<CreatedCarrier>('CreateCarrierSuccess').implement({
  fields: (t) => ({
    carrier: t.field({ type: CarrierType, resolve: ({ carrier }) => carrier }),
    isNew: t.exposeBoolean('isNew', {
      description:
        'Whether the company was added. If one with that name exists, it is returned instead, with the missing role and NAIC number added.',
    }),
  }),
})

const CreateCarrierResult = builder.unionType('CreateCarrierResult', {
  types: [CreateCarrierSuccess, ValidationErrors],
})

builder.mutationField('createCarrier', (t) =>
  t.field({
    type: CreateCarrierResult,
    args: { input: t.arg({ type: CreateCarrierInput, required: true }) },
    resolve: (_, { input }, context) => createCarrier(context, input),
  }),
)

/** Adds a carrier or wholesale broker to the agency's catalog, unless it exists. */
async function createCarrier(context: RequestContext, input: typeof CreateCarrierInput.$inferInput) {
  const { agency, actor } = context
  const { name, naicNumber = null } = input
  const isBroker = input.isBroker ?? false
  const asked = { name, naicNumber, isBroker, isCarrier: input.isCarrier ?? !isBroker }
  return await retryOrThrow(async () => {
    const known = carrierCalled(agency, name)
    const checked = checkedCarrier(agency, asked, known?.id ?? null)
    if ('problems' in checked) return invalidFields(checked.problems)
    const id = known?.id ?? freeId(agency, checked.carrier)
    const changes = known
      ? await completing(agency, { id, asked: checked.carrier })
      : [create(carrierKind, id, checked.carrier, 'CREATE_CARRIER')]
    if (changes.length > 0 && !(await agency.commit(actor, changes)).ok) return conflict
    const carrier = listed(agency, carrierKind, id)
    return { __typename: 'CreateCarrierSuccess' as const, carrier, isNew: known === undefined }
  })
}

/** The ID derives from the name, so that of two colleagues who add it at once, one finds the other's. */
function freeId(agency: AgencyStore, { name }: Carrier): string {
  const id = derivedId(carrierKind.prefix, [agency.id, 'name', nameKey(name)])
  return agency.table(carrierKind).get(id) ? agency.newId(carrierKind) : id
}

/** What adding an existing company again changes: it gains a role and a missing NAIC number, never another name. */
async function completing(agency: AgencyStore, { id, asked }: { id: string; asked: Carrier }) {
  const stored = await agency.read(carrierKind, id)
  if (!stored) throw new Error(`The company ${id} is listed but not on record.`)
  const before = wholeCarrier(stored.value)
  const after: Carrier = {
    ...before,
    isCarrier: before.isCarrier || asked.isCarrier,
    isBroker: before.isBroker || asked.isBroker,
    naicNumber: before.naicNumber ?? asked.naicNumber,
  }
  const changes: Change[] = isSame(after, before) ? [] : [replace(stored, after, 'UPDATE_CARRIER')]
  return changes
}
