import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { AmountField } from './amountDictionary.ts'
import { limitNames, type LimitName } from './policyFacts.ts'

/** Whether a field is a limit of the policy details. */
export function isLimit(field: AmountField): field is LimitName {
  return (limitNames as readonly string[]).includes(field)
}

/** The lines of business that have the limits of a kind; those of others are limits by their names. */
const linesWith: Readonly<Record<string, readonly LineOfBusiness[]>> = {
  gl: ['GENERAL_LIABILITY', 'PRODUCT_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE', 'RENTAL'],
  property: ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE', 'RENTAL', 'OTHER'],
  wc: ['WORKERS_COMPENSATION', 'PACKAGE'],
  cyber: ['CYBER', 'ERRORS_AND_OMISSION', 'PROFESSIONAL_LIABILITY', 'PACKAGE', 'BUSINESS_OWNERS'],
}
/** Lines that may come together with general liability; the words about the amount tell. */
const besideLiability: readonly LineOfBusiness[] = [
  'COMMERCIAL_AUTO',
  'SHIPPING_AND_TRANSPORTATION',
  'PROFESSIONAL_LIABILITY',
  'ERRORS_AND_OMISSION',
]

/** Whether a policy of a line of business has a limit of its own, by the words about the amount. */
export function isOwnLimit(field: LimitName, line: LineOfBusiness | null, words: string): boolean {
  const kind = /^(?:gl|property|wc|cyber)/.exec(field)?.[0] ?? ''
  return (
    line === null ||
    linesWith[kind]?.includes(line) === true ||
    (kind === 'gl' &&
      besideLiability.includes(line) &&
      /general|garage|dealers?|premises|medical exp|advertising|products/i.test(words))
  )
}
