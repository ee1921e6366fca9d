import { dayInWords } from '../../platform/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import { lineOfBusinessLabels } from '../policies/policyTerms.ts'
import type { PolicyFacts } from './policyFacts.ts'

/** Two or three sentences on a policy, made of its facts alone; null when its insured and company are unknown. */
export function summaryOf({ scalars, limits, endorsements }: PolicyFacts): string | null {
  const insured = scalars.insuredName.fact?.value
  const carrier = scalars.carrierName.fact?.value
  if (insured === undefined && carrier === undefined) return null
  const line = scalars.lineOfBusiness.fact?.value
  // Liquor is filed under general liability.
  const kind = /\bliquor\b/i.test(scalars.lineOfBusiness.fact?.quote ?? '')
    ? 'liquor liability policy'
    : line && line !== 'OTHER'
      ? `${lineOfBusinessLabels[line].toLowerCase()} policy`
      : 'policy'
  const number = scalars.policyNumber.fact ? ` ${scalars.policyNumber.fact.value}` : ''
  const from = scalars.effectiveDate.fact?.value
  const to = scalars.expirationDate.fact?.value
  const opening = `${article(kind)}${number}${insured ? ` for ${insured}` : ''}${carrier ? ` with ${carrier}` : ''}${from && to ? `, ${dayInWords(from)} to ${dayInWords(to)}` : ''}.`
  const amounts = [
    sum('each occurrence', limits.glPerOccurrenceLimit.fact?.value),
    sum('general aggregate', limits.glAggregateLimit.fact?.value),
    sum(`for buildings${inTotal(limits.propertyBuildingLimit)}`, limits.propertyBuildingLimit.fact?.value),
    sum(`for contents${inTotal(limits.propertyContentsLimit)}`, limits.propertyContentsLimit.fact?.value),
    sum('aggregate', limits.cyberAggregateLimit.fact?.value),
    sum('each accident', limits.wcPerAccidentLimit.fact?.value),
  ].filter((text) => text !== null)
  const premium = scalars.premium.fact ? `The premium is ${dollars(scalars.premium.fact.value)}.` : null
  const changes =
    endorsements.length > 0
      ? `${endorsements.length} ${endorsements.length === 1 ? 'endorsement changes' : 'endorsements change'} it.`
      : null
  return [opening, amounts.length > 0 ? `It insures ${amounts.join(', ')}.` : null, premium, changes]
    .filter((text) => text !== null)
    .join(' ')
}

function article(kind: string): string {
  return `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}`
}

function inTotal({ fact }: PolicyFacts['limits']['propertyBuildingLimit']): string {
  return fact?.source.totalOf === undefined ? '' : ` (the total of ${fact.source.totalOf})`
}

function sum(what: string, cents: number | undefined): string | null {
  return cents === undefined ? null : `${dollars(cents)} ${what}`
}
