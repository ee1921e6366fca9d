import { type Check, fails, open, type Proof } from './check.ts'
import { isProvision } from './confirmedWording.ts'
import { placesIn } from './numberedPlaces.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { sharedWords } from './likeWords.ts'
import { amountsIn } from './limitsNamed.ts'
import type { Evidence } from './policyWording.ts'
import { ownWords } from './sameness.ts'

const numbered = String.raw`(?:locations?|premises|loc\.?|buildings?)\s*(?:no\.?\s*|#\s*)?(\d{1,2})\b`
const refusesAt = [
  new RegExp(
    String.raw`(?<!exclusion .{0,40})\b(?:do(?:es)? not apply|not (?:covered|included|insured)|no coverage|excluded)\b[^.;]{0,60}\b${numbered}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${numbered}[^.;]{0,30}\b(?:has no coverage|is (?:not (?:covered|included|insured)|excluded))`,
    'i',
  ),
]
const onlyAt = new RegExp(
  String.raw`\bonly\b[^.;]{0,40}\b${numbered}|\b${numbered} only\b|\bexclusion\b[^.;]{0,40}\bdoes not apply\b[^.;]{0,30}\b${numbered}`,
  'i',
)
const place = /\b(?:premises|locations?|buildings?|leased (?:space|area)|suite|street|avenue|road)\b/i

/** A coverage that the policy gives at some of its locations proves nothing for the others. */
export function placeCheck({ requirement, policy, ownForm, contract }: Proof): Check | null {
  const label = requirement.item?.label ?? ''
  const key = requirement.item?.key
  const isOf = (text: string) =>
    (label !== '' && sharedWords(label, text).share === 1) ||
    (key !== undefined && coverageNamed(text)?.key === key)
  // Under a title that is for several coverages a sentence is only about those it names.
  const about = policy.sentences.filter(
    (each) =>
      isOf(each.quote) ||
      (ownForm.includes(each) && (isProvision(requirement.kind) || isOf(each.form ?? ''))),
  )
  const leased = locationsIn(contract, policy.sentences)
  for (const sentence of about) {
    // Who it is that "does not apply" is in a part of the sentence that was cut off: an exclusion, as like as not.
    if (/^(?:does|do|is|are) /.test(sentence.quote)) continue
    const refused = refusesAt.map((pattern) => pattern.exec(sentence.quote)?.[1]).find(Boolean)
    const only = refused ? undefined : onlyAt.exec(sentence.quote)?.slice(1).find(Boolean)
    if (refused === undefined && only === undefined) continue
    if (leased.length > 0) {
      const isOutside = leased.some((each) => (refused ? each === refused : each !== only))
      if (isOutside) return fails('The policy does not give this at the premises of the contract.', sentence)
    } else if (place.test(requirement.quote))
      return open(`The policy does not give this at every location: ${sentence.quote}`)
  }
  return null
}

const ofPlaces = /^(?:building|contents|improvements|businessIncome)$/

/** A limit that some of the insured places have says nothing of the others. */
export function eachPlaceCheck({ requirement: { limits }, policy }: Proof): Check | null {
  for (const { item, amount } of limits.filter((limit) => ofPlaces.test(limit.item.key))) {
    const own = policy.statements.filter(
      // A sentence of the form is about property elsewhere: "at a book fair contents are insured for …".
      (each) =>
        each.item?.key === item.key &&
        each.amount !== null &&
        ownWords(each).size < 3 &&
        !each.quote.endsWith('.'),
    )
    const least = own.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0))[0]
    if (least && (least.amount ?? 0) < amount)
      return open(
        `The policy also states ${least.label.toLowerCase()} ${least.text}. Check which one is meant.`,
      )
  }
  return null
}

/** Property is insured at the places that the policy lists, and not at other premises that the contract is for. */
export function premisesCheck({
  requirement: { item },
  policy: { sentences },
  contract,
}: Proof): Check | null {
  const leased = premises.exec(contract)?.[1]
  if (!item || !ofPlaces.test(item.key) || leased === undefined) return null
  const isListed = sentences.some(({ quote }) => ` ${normal(quote)} `.includes(` ${normal(leased)} `))
  return isListed || !sentences.some(({ quote }) => listed.test(quote))
    ? null
    : open(`The policy lists no property at ${leased}, where the premises of the contract are.`)
}

/** "For the premises at 22 Perkins Cove Road", and a numbered location of a policy with its street. */
const premises =
  /\b(?:premises|building|space|property)\b[^.;\d]{0,60}\b(?:at|as) (\d{1,6} (?:[NSEW]\.? )?\p{Lu}[\p{L}’'-]+)/u
const listed =
  /^(?:(?:loc(?:ation)?|prem(?:ises)?|bldg|building)\.? ?)?#?\d{1,2}(?: ?\/ ?\d{1,2})?[.:]? +\d{1,6} \p{Lu}/iu

/** "Units 1, 2 and 3": what the policy gives for one of the things or places that the clause names, and is not enough. */
export function namedPlacesCheck({ requirement: { limits, quote }, policy }: Proof): Check | null {
  const asked = new Set([...placesIn(quote)].filter((each) => /^(?:place|thing) \d/.test(each)))
  for (const { item, amount } of asked.size === 0 ? [] : limits) {
    const less = policy.sentences.find(
      (each) =>
        !asked.isDisjointFrom(placesIn(each.quote)) &&
        amountsIn(each.quote).some((own) => own.amount < amount) &&
        !amountsIn(each.quote).some((own) => own.amount >= amount) &&
        /(?:\$|USD) ?\d/.test(each.quote) &&
        !/\bdeductible|\bretention|\bpremium/i.test(each.quote) &&
        sharedWords(item.label, `${each.form ?? ''} ${each.quote}`).count > 0,
    )
    if (less) return fails('The policy gives less for one of those that the clause names.', less)
  }
  return null
}

/** The numbers of the policy's locations whose street address a contract names. */
export function locationsIn(contract: string, sentences: readonly Evidence[]): string[] {
  return sentences.flatMap(({ quote }) => {
    const [, number, street] =
      /^(?:location|premises|loc\.?|building)?\s*(?:no\.?\s*)?(\d{1,2})[.:]?\s+(\d{1,6} [A-Z][\w’'.-]+)/i.exec(
        quote,
      ) ?? []
    return number && street && contract.includes(street) ? [number] : []
  })
}

/** Whether words are only about numbered locations that are not those of a contract: "Wind and hail at Locations 1 and 2". */
export function isElsewhere(text: string, leased: readonly string[]): boolean {
  const list = numberedPlaces.exec(text)?.[1]?.match(/\d+/g) ?? []
  return leased.length > 0 && list.length > 0 && list.every((each) => !leased.includes(each))
}

const numberedPlaces =
  /\b(?:locations?|premises|buildings?|loc\.?) (?:nos?\. )?(\d{1,2}(?:,? (?:and|or) \d{1,2}|, \d{1,2})*)\b/i
