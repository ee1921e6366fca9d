import type { Found } from './lookUpCode.ts'
import type { Evidence } from './policyWording.ts'
import { isKept } from './sameness.ts'
import type { Statement } from './statement.ts'

/** What an endorsement changes for the whole policy, a limit or the deductible: the declared amount is no longer right. */
export function asChanged(
  { item, label, amount }: Statement,
  { says, sentences }: { says: readonly Statement[]; sentences: readonly Evidence[] },
): Found | null {
  if (amount === null || !item) return null
  if (bareDeductible.test(label.trim())) return asReplaced(amount, { says, sentences })
  if (!ofWholePolicy.test(item.key)) return null
  const own = says.filter((each) => each.item?.key === item.key && each.amount !== null)
  const [real] = own
  return real && own.every((each) => each.origin === 'endorsement' && each.amount !== amount)
    ? { verdict: 'differs', real }
    : null
}

/** "The deductible shown in the Declarations is replaced by the following", above one amount. */
function asReplaced(
  amount: number,
  { says, sentences }: { says: readonly Statement[]; sentences: readonly Evidence[] },
): Found | null {
  const form = sentences.find(({ quote }) => replacesDeductible.test(quote))?.form
  const own = says.filter(
    (each) => form && each.headings.includes(form) && isKept(each) && each.amount !== null,
  )
  const [real] = own
  return real && own.every((each) => each.amount === real.amount) && real.amount !== amount
    ? { verdict: 'differs', real }
    : null
}

const bareDeductible = /^(?:(?:policy|general|liability) )?ded(?:uctible)?\.?$/i
const replacesDeductible =
  /^the deductible (?:shown |stated )?(?:in|on) the declarations (?:is|are) (?:hereby )?(?:deleted and )?replaced\b/i

/** The limits of which a policy has one of each. */
export const ofWholePolicy =
  /^(?:eachOccurrence|generalAggregate|productsAggregate|personalAdvertising|rentedPremises|medicalExpense|wcPer\w+)$/
