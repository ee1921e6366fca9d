import type { Fact } from './knownFacts.ts'
import { addressFacts, letterFact, personPattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { properNames } from './spokenNames.ts'
import { phones } from './spokenValues.ts'

const named = new RegExp(
  String.raw`\b(?:[Tt]he )?(?:other (?:driver|party|motorist|owner)|driver of the (?:other (?:car|vehicle|truck)|car|pickup|truck|suv|van)|(?:man|woman|person|lady|kid|guy|one) (?:who (?:was )?(?:driving|drove)|driving)(?: (?:it|the \w+))?)(?:['’]s name)?(?: (?:is|was)|,|:) (?:an? )?(${personPattern})`,
)
const owned = new RegExp(
  String.raw`\b(?:belongs? to|owned by|registered to|(?:the )?owner (?:is|was))(?: (?:his|her|their|the) [a-z-]+,?)? (${personPattern})`,
)
const vehicle = /\b(?:an?|the|her|his|their) (?:[a-z]+ )?((?:19|20)\d{2}) ([A-Z][A-Za-z-]+) ([A-Z0-9][\w-]*)/g
const plate = /\b(?:plate|tag)(?: number| no\.?)?(?: is|:)? ((?=[A-Z0-9 -]*\d)[A-Z0-9]+(?:[ -][A-Z0-9]+)*)/i

/** "The other driver is Kay Vance, 402-555-0185. She has insurance with Cornhusk Mutual": whom an accident was with. */
export function otherPartyFacts(sentences: readonly Sentence[]): Fact[] {
  const at = sentences.findIndex(({ text }) => named.test(text))
  const sentence = sentences[at]
  if (!sentence) return []
  const fact = (attribute: string, value: string | undefined, from: Sentence): Fact[] =>
    value ? [letterFact('otherParty', attribute, value, from)] : []
  const name = named.exec(sentence.text)?.[1]
  const rest = sentences.slice(at + 1)
  const end = rest.findIndex(
    ({ text }) => !/^(?:she|he|they|her|his|their|plate|tag|the (?:car|vehicle))\b/i.test(text),
  )
  const own = [sentence, ...rest.slice(0, end === -1 ? undefined : end)]
  const insured = own.find(({ text }) => /\b(?:insur\w+|policy|coverage)\b/i.test(text))
  const told = insured?.text ?? ''
  const [carrier] = properNames(/\b(?:with|through|by|from|is) (?=[A-Z])(.*)/.exec(told)?.[1] ?? '')
  const policy = /\bpolicy(?: number| no\.?| #)? ((?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*)/.exec(told)?.[1]
  const driven = sentences.flatMap((each) => {
    // What has a VIN is the insured's.
    const isOwn = /\b(?:VIN|our|was driving|drove)\b/.test(each.text)
    return isOwn ? [] : [...each.text.matchAll(vehicle)].map((parts) => ({ parts, each }))
  })
  const [first] = driven
  // The plate may stand with the car, before its driver.
  const plated = first && !own.includes(first.each) ? [...own, first.each] : own
  return [
    ...fact('name', name, sentence),
    ...own.flatMap((each) => fact('owner', owned.exec(each.text)?.[1]?.replace(/\.$/, ''), each)).slice(0, 1),
    ...own.flatMap((each) => fact('phone', phones(each.text)[0]?.value, each)).slice(0, 1),
    ...own
      .flatMap((each) =>
        addressFacts('otherParty', each.text.replace(/\d{3}[-. ]\d{3}[-. ]\d{4},?/g, ''), each),
      )
      .slice(0, 6),
    ...(insured ? fact('carrier', carrier?.index === 0 ? carrier.value : undefined, insured) : []),
    ...(insured ? fact('policyNumber', policy, insured) : []),
    ...plated.flatMap((each) => fact('plate', plate.exec(each.text)?.[1], each)).slice(0, 1),
    ...(first
      ? ['year', 'make', 'model'].flatMap((attribute, place) =>
          fact(attribute, first.parts[place + 1], first.each),
        )
      : []),
  ]
}
