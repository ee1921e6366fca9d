import { amountOf } from '../policyForm/policyInput.ts'
import { type NestedValues, nestedValues } from '../shared/nestedValues.ts'

/** The form's certificate facts under the API's names. */
export function certificateFactsInput(form: FormData) {
  const values = nestedValues(form)
  const { claimsBasis = null, aggregatePer = null, retentionKind = null, retention = null } = values
  return {
    provisions: Object.values(nested(values['provisions'])),
    claimsBasis,
    aggregatePer,
    coveredAutos: form.getAll('coveredAutos').filter((auto) => typeof auto === 'string'),
    retentionKind,
    retention: typeof retention === 'string' ? amountOf(retention) : null,
    isPerStatute: answer(values['isPerStatute']),
    areProprietorsExcluded: answer(values['areProprietorsExcluded']),
    confirm: answer(values['confirm']),
  }
}

function nested(value: NestedValues[string] | undefined): NestedValues {
  return typeof value === 'object' && value !== null ? value : {}
}

function answer(value: NestedValues[string] | undefined): boolean | null {
  return typeof value === 'string' ? value === 'true' : null
}
