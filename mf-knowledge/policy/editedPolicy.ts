import type { KnownPolicy } from '../policyForm/knownPolicy.ts'
import { totalOf } from '../policyForm/policyAmounts.ts'
import { sourceDetails } from '../policyForm/policyChoices.ts'
import { policyInput } from '../policyForm/policyInput.ts'
import { nestedValues } from '../shared/nestedValues.ts'

/** A policy as the dialog opened it. */
export interface OpenedPolicy {
  readonly known: KnownPolicy
  readonly state: string
}

/** The body of the edit form's PUT: only the user's changes, and the reason. */
export function editedPolicy(opened: OpenedPolicy, form: FormData) {
  const { updateReason = null, confirm = null, ...values } = nestedValues(form)
  const before = saidBefore(opened)
  const changes = Object.entries(policyInput(values)).filter(
    ([field, value]) => JSON.stringify(before[field] ?? null) !== JSON.stringify(value ?? null),
  )
  return { ...Object.fromEntries(changes), updateReason, confirm: confirm !== null }
}

/** The form's initial values by API field. */
function saidBefore({ known, state }: OpenedPolicy): Record<string, unknown> {
  const { carrier, broker, charges, coverages, sourceName, ...others } = known
  const nameField = sourceDetails[known.sourceType ?? '']?.name.field
  return {
    ...others,
    ...charges,
    state,
    carrierId: carrier?.value,
    brokerId: broker?.value,
    coverages: coverages.map(({ name, limit, limitWords }) =>
      limitWords === null ? { name, limit } : { name, limitWords },
    ),
    total: totalOf({
      premium: charges.premium ?? 0,
      taxes: charges.taxes ?? 0,
      agencyFees: charges.agencyFees ?? 0,
      brokerFees: charges.brokerFees ?? 0,
      policyFees: charges.policyFees ?? 0,
      otherFees: charges.otherFees ?? 0,
    }),
    ...(nameField && { [nameField]: sourceName }),
  }
}
