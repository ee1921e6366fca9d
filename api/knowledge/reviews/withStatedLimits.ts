import type { Reading } from '../../reading/index.ts'
import type { Requirement } from './contractRequirements.ts'
import { coverageNamed } from './coverageNamed.ts'
import { moneyIn } from './statement.ts'

/** A requirement with the limits that the contract sets elsewhere: in another clause, or in a list of values. */
export function withStatedLimits(
  requirement: Requirement,
  all: readonly Requirement[],
  contract: Reading,
): Requirement {
  return withListedValues(withOtherLimits(requirement, all), contract)
}

/** "The limit stated in the Basic Lease Information" is the one that the contract sets elsewhere. */
function withOtherLimits(requirement: Requirement, all: readonly Requirement[]): Requirement {
  const { item, limits, quote } = requirement
  if (
    !item ||
    limits.length > 0 ||
    !/\blimits? (?:stated|set forth|shown|set out|specified) in\b/i.test(quote)
  )
    return requirement
  const other = all.find((each) => each.limits.some((limit) => limit.item.key === item.key))
  return other ? { ...requirement, limits: other.limits } : requirement
}

const inFull =
  /\b(?:values?|replacement costs?|amounts?|prices?) (?:(?:is|are|as) )?(?:shown|stated|listed|set (?:forth|out)|given|specified|scheduled|printed)\b[^.;$]{0,40}\b(?:on|in|above|below|at|opposite)\b/i
const ofValues =
  /^(?:(?:full|insured|agreed|stated|memo|replacement|total|unit) )*(?:values?|costs?|prices?|amounts?)\b/i

/** "Each rented unit for its full value shown on the front": the largest value that the contract lists is what has to be insured. */
function withListedValues(requirement: Requirement, contract: Reading): Requirement {
  const { kind, limits, quote } = requirement
  const item = requirement.item ?? coverageNamed(quote)
  if (kind !== 'coverage' || limits.length > 0 || item === null || !inFull.test(quote)) return requirement
  const values = contract.blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const [first, ...rest] = block.header ? [block.header, ...block.rows] : block.rows
    const at = first?.findIndex(({ text }) => ofValues.test(text.trim())) ?? -1
    return at < 0 ? [] : rest.flatMap((row) => moneyIn(`$${(row[at]?.text ?? '').replace('$', '')}`) ?? [])
  })
  const amount = Math.max(0, ...values)
  return amount === 0 ? requirement : { ...requirement, item, amount, limits: [{ item, amount }] }
}
