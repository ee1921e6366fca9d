import { amountOf } from '../policyForm/policyInput.ts'
import { nestedValues } from '../shared/nestedValues.ts'

/** The term being renewed, as the dialog opened it. */
export interface RenewedTerm {
  readonly version: number
  readonly premium: number
  /** In percent of the premium; null without a commission. */
  readonly commissionRate: number | null
}

/** The body of the dialog's POST: blank fields keep the previous term's values, and the commission follows the premium. */
export function renewal(term: RenewedTerm, form: FormData) {
  const { premium = null, confirm = null, ...said } = nestedValues(form)
  const cents = typeof premium === 'string' ? amountOf(premium) : term.premium
  const isNew = cents !== term.premium
  return {
    version: term.version,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
    ...(isNew && { premium: cents }),
    ...(isNew && term.commissionRate !== null && { commissionRate: term.commissionRate }),
    confirm: confirm !== null,
  }
}
