import { perilWords } from './amountDictionary.ts'
import { isLimit, isOwnLimit } from './ownLimits.ts'
import type { LabeledAmount } from './readAmounts.ts'
import { labelKey } from './values.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'

/**
 * The field of an amount, given the line of business: an umbrella has no general liability limits of its own. What is
 * printed in cents is a price, and what an endorsement on deductibles lists is kept by the insured.
 */
export function fieldFor(
  { field, label, column, heading, cents }: LabeledAmount,
  line: LineOfBusiness | null,
  title: string,
): LabeledAmount['field'] {
  if (
    field !== null &&
    isLimit(field) &&
    shareTitle.test(title) &&
    !/\blimits?\b/i.test(`${label} ${column}`)
  )
    return 'deductible'
  if (field !== null && isLimit(field) && cents % 100 !== 0) return 'ignored'
  if (field !== null && isLimit(field)) return isOwnLimit(field, line, `${label} ${heading}`) ? field : null
  if (
    field === 'deductible' &&
    (line === 'CYBER' || /cyber/i.test(heading)) &&
    !perilWords.test(labelKey(label)) &&
    /retention|deductible/i.test(label)
  )
    return 'cyberRetentionLimit'
  return field
}

/** The title of an endorsement on deductibles: "Deductible liability insurance". */
export const shareTitle = /^(?!.*\blimits?\b).*\b(?:deductibles?|retentions?)\b/i
