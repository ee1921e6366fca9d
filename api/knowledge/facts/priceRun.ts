import type { LimitRun } from './limitRun.ts'
import { printedAmount } from './cellAmounts.ts'
import { labelKey, parseMoney } from './values.ts'

const announced = /^(?:\W|\b(?:your|our|the|total|annual|policy|estimated|term)\b)*(?:premiums?|cost)\b/i
const ofTotal = /^(?:grand |policy |annual |combined )?total(?: (?:annual |policy )?(?:premium|cost))?$/
/** "TRIA rejected" costs nothing. */
const withoutTerrorism =
  /\b(?:TRIA|terrorism)(?: coverage| premium)? (?:rejected|declined|excluded|not purchased)\b/i
const charge = /\b(?:tax|fee|stamping|surcharge|assessment)/i
const limitWords = /\b(?:limits?|each|per|aggregate|occurrence|deductible|retention)\b/i

/**
 * "Annual premium: Property $7,118 Liability $6,240 TOTAL $13,358": what the parts of a package cost, each behind its name.
 * Their total is the premium, and none of them is a limit. Null for a text that is no such run.
 */
export function priceRun(text: string): LimitRun | null {
  const found = [...text.matchAll(new RegExp(printedAmount, 'g'))]
  const priced = found.map((match, at) => {
    const before = found[at - 1]
    const label = text.slice(before ? before.index + before[0].length : 0, match.index)
    return {
      // An amount below 100 has no comma: "TRIA 88 ANNUAL TOTAL".
      label: label
        .replace(/^.*\b\d{1,3}\s+(?=[A-Z])/i, '')
        .replace(withoutTerrorism, '')
        .replace(/^[\s,;:/|+=.-]+|[\s,;:/|+=.-]+$/g, ''),
      cents: parseMoney(match[0]) ?? 0,
    }
  })
  const totals = priced.filter(({ label }) => ofTotal.test(labelKey(label)))
  const parts = priced.filter((each) => !totals.includes(each))
  const [total] = totals
  const isAnnounced = announced.test(text) && labelKey(text.slice(0, found[0]?.index)) !== 'premium'
  const addsUp = total?.cents === parts.reduce((sum, { cents }) => sum + cents, 0)
  const isRun =
    parts.length > 1 &&
    totals.length < 2 &&
    (addsUp || isAnnounced) &&
    priced.every(({ label }) => label !== '' && !charge.test(label)) &&
    !limitWords.test(text)
  if (!isRun) return null
  return {
    subject: '',
    amounts: priced.map(({ cents }) => cents),
    limits: total ? [{ label: 'Total premium', cents: total.cents, text: 'Total premium' }] : [],
  }
}
