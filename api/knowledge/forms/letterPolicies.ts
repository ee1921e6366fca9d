import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { lineOf } from './linesOfBusiness.ts'
import { properNames } from './spokenNames.ts'
import { days, moneyAmounts } from './spokenValues.ts'

/**
 * "The present insurer is Breakwater Marine, it runs out March 1, 2027, premium $17,940": the policy in force where the
 * records have none.
 */
export function presentPolicy(
  records: readonly Fact[],
  sentences: readonly Sentence[],
  line: string | null,
): Fact[] {
  if (records.some(({ entity, attribute }) => entity === 'policy' && attribute === 'carrier')) return []
  for (const sentence of sentences) {
    const { text, written } = sentence
    if (neverInsured.test(text))
      return [{ ...letterFact('policy', 'carrier', 'None', sentence), line: line ?? 'OTHER' }]
    const found = presentInsurer.exec(text)
    const [carrier] = found ? properNames(text.slice(found.index + found[0].length)) : []
    if (!found || !carrier || carrier.index > 0) continue
    const runsOut = /\b(?:runs? out|expires?|ends?|until|through|renews?|up for renewal)\b(.*)/i.exec(
      text,
    )?.[1]
    const told = {
      carrier: carrier.value,
      premium: moneyAmounts(/\b(?:premium|pay(?:ing)?|paid|costs?)\b(.*)/i.exec(text)?.[1] ?? '')[0]?.value,
      expiration: days(runsOut ?? '', written, true)[0]?.value,
    }
    return Object.entries(told).flatMap(([attribute, value]) =>
      value === undefined
        ? []
        : [{ ...letterFact('policy', attribute, value, sentence), line: line ?? 'OTHER' }],
    )
  }
  return []
}

/** "We have never had cyber insurance." */
const neverInsured =
  /\b(?:never (?:had|carried|bought|purchased)|(?:have|has|had|carry|carries) no|(?:do not|don['’]t) (?:have|carry)(?= any\b)) (?:any )?(?:(?:prior|current|present|such) )?(?:[a-z]+ ){0,2}(?:insurance|coverage|policy)\b(?! (?:claim|for|on|against))/i

const presentInsurer =
  /\b(?:(?:present|current|expiring|existing) (?:insurer|carrier|company|policy|coverage)(?: for \w+)?(?: is|:)(?: with)?|(?:we are|we're|have been|currently|now|presently) (?:insured )?with|insured (?:with|through|by)|coverage is with) (?:the )?/i

/** "The policy is GWC-BA-604-7719 with Greywillow Casualty": the policy of whoever writes, where the records have none. */
export function statedPolicy(
  records: readonly Fact[],
  sentences: readonly Sentence[],
  line: string | null,
): Fact[] {
  if (records.some(({ entity }) => entity === 'policy')) return []
  for (const sentence of sentences) {
    const { text, written } = sentence
    const found = ownNumber.exec(text)
    const number = found?.[1]
    if (!found || !number || ofAnother.test(text)) continue
    const rest = text.slice(found.index + found[0].length)
    const [carrier] = properNames(/\b(?:with|from|by|through) (?:the )?(?=[A-Z])(.*)/.exec(rest)?.[1] ?? '')
    const [effective, expiration] = days(rest, written)
    const told = {
      policyNumber: number,
      carrier: carrier?.index === 0 ? carrier.value : undefined,
      effective: expiration && effective?.value,
      expiration: expiration?.value,
    }
    return Object.entries(told).flatMap(([attribute, value]) =>
      value === undefined
        ? []
        : [{ ...letterFact('policy', attribute, value, sentence), line: line ?? lineOf(text) ?? 'OTHER' }],
    )
  }
  return []
}

const ownNumber =
  /\bpolicy(?: number| no\.?| #)?(?: is|:)? ((?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z-])[A-Z0-9]+(?:-[A-Z0-9]+)+)\b/
const ofAnother = /\b(?:his|her|their|he|she|they|mrs?|ms|other driver)\b/i
