import { numberInWords, spokenNumber } from '../../reading/index.ts'
import type { Requirement } from './contractRequirements.ts'
import { coverageNamed } from './coverageNamed.ts'
import { daysIn } from './policyWording.ts'
import { type Check, fails, holds, type JudgedPolicy, open } from './check.ts'

/** A waiting period that may not be longer. */
export function hoursCheck(quote: string, { sentences }: JudgedPolicy): Check[] {
  const hours = (text: string) => {
    const [, behind, before] = waiting.exec(text) ?? []
    const count = behind ?? before
    return count === undefined ? null : (spokenNumber(count) ?? Number(count))
  }
  const most = hours(quote)
  if (most === null) return []
  const own = sentences.filter((each) => hours(each.quote) !== null)
  const chosen = own.find((each) => /\b(?:amended|changed|replaced)\b/i.test(each.quote)) ?? own[0]
  const real = chosen ? hours(chosen.quote) : null
  if (!chosen || real === null) return [open('The policy states no waiting period.')]
  return real <= most
    ? [holds(`Waiting period ${real} hours.`, chosen)]
    : [fails(`The waiting period is ${real} hours.`, chosen)]
}

/** A loss of income that has to be paid for so many months. */
export function monthsCheck(
  { quote, item }: Requirement,
  { sentences, statements }: Pick<JudgedPolicy, 'sentences' | 'statements'>,
): Check[] {
  const about = item ?? coverageNamed(quote)
  const asked = about?.key === 'businessIncome' ? monthsIn(quote) : null
  if (asked === null) return []
  const own =
    sentences.find(
      (each) =>
        monthsIn(each.quote) !== null &&
        (coverageNamed(`${each.form ?? ''}: ${each.quote}`)?.key === about?.key ||
          /\bactual loss\b[^.]{0,30}\bmonths?\b/i.test(each.quote) ||
          ofRents.test(each.quote)),
    ) ?? statements.find((each) => each.item?.key === about?.key && monthsIn(each.text) !== null)
  const given = own ? (monthsIn(own.quote) ?? ('text' in own ? monthsIn(own.text) : null)) : null
  const share = sentences.find((each) =>
    /\b1 ?\/ ?\d\b.{0,12}\bmonthly\b|\bmonthly limit\b/i.test(each.quote),
  )
  if (share && given === null)
    return [
      {
        ...open(`The policy pays a share of its limit each month, not for ${asked} months.`),
        evidence: share,
      },
    ]
  if (share && own && share !== own)
    return [
      {
        ...open(
          `The policy pays for ${given} months in one place (${own.quote}), and a share of its limit each month in another (${share.quote}). Check which is meant.`,
        ),
        evidence: share,
      },
    ]
  if (!own || given === null) return [open(`The policy does not say that it pays for ${asked} months.`)]
  return given >= asked
    ? [holds(`The policy gives ${given} months.`, own)]
    : [fails(`The contract asks for ${asked} months, the policy gives ${given}.`, own)]
}

/** "Rents, 12 months", "the Exchange pays rents lost", "rental value for up to 12 months". */
const ofRents =
  /\b(?:rents|rental (?:income|value)|rent (?:lost|insurance|coverage)|(?:lost|loss of) rent)\b/i

const extended =
  /\bextended\b[^.;]{0,30}\b(?:business income|indemnity|period of (?:indemnity|restoration))\b/i

/** How many days income is paid for after operations resume. */
export function extendedPeriodCheck(quote: string, { sentences }: JudgedPolicy): Check[] {
  const asked = extended.test(quote) ? daysIn(quote) : null
  if (asked === null) return []
  const own = sentences.find((each) => extended.test(each.quote) && daysIn(each.quote) !== null)
  const given = own ? daysIn(own.quote) : null
  if (!own || given === null)
    return [open('The policy does not say how long an extended period of income is paid.')]
  return given >= asked
    ? [holds(`The extended period is ${given} days.`, own)]
    : [fails(`The contract asks for an extended period of ${asked} days, the policy gives ${given}.`, own)]
}

const months = new RegExp(
  String.raw`(?<![\d/.,])\b(\d{1,2}|${numberInWords})(?:\s*\(\d+\))?(?:\s+consecutive)?\s+months?\b`,
  'i',
)

function monthsIn(text: string): number | null {
  const count = months.exec(text)?.[1]
  if (count === undefined) return /\bone (?:full )?year\b/i.test(text) ? 12 : null
  return spokenNumber(count) ?? Number(count)
}

const hourCount = String.raw`\b(\d{1,3}|${numberInWords})(?:\s*\(\d+\))?[- ]hours?`
const waiting = new RegExp(
  String.raw`\b(?:waiting period\b.{0,60}?|(?:begin|start)(?:s|ning)? )${hourCount}|${hourCount}\b.{0,20}waiting`,
  'i',
)
