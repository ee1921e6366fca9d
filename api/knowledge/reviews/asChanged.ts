import type { Found } from './lookUpCode.ts'
import type { Statement } from './statement.ts'

/** A limit of the whole policy that an endorsement changes: the declared amount is no longer right. */
export function asChanged({ item, amount }: Statement, says: readonly Statement[]): Found | null {
  if (amount === null || !item || !ofWholePolicy.test(item.key)) return null
  const own = says.filter((each) => each.item?.key === item.key && each.amount !== null)
  const [real] = own
  return real && own.every((each) => each.origin === 'endorsement' && each.amount !== amount)
    ? { verdict: 'differs', real }
    : null
}

const ofWholePolicy =
  /^(?:eachOccurrence|generalAggregate|productsAggregate|personalAdvertising|rentedPremises|medicalExpense|wcPer\w+)$/
