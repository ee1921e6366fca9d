import { presentAgency } from './agencyChange.ts'
import { employeeFacts } from './employeeFacts.ts'
import { removedInterest } from './interestChange.ts'
import { interestFacts } from './interestFacts.ts'
import { zoneCode, zonePattern } from '../addresses/zoneNames.ts'
import { classFacts } from './classFacts.ts'
import type { Fact } from './knownFacts.ts'
import { addressFacts, countBefore, letterFact, organization, postal } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { letterApplicant } from './letterApplicant.ts'
import { presentPolicy, statedPolicy } from './letterPolicies.ts'
import { fleetFacts } from './fleetFacts.ts'
import { letterSchedules } from './letterSchedules.ts'
import { otherPartyFacts } from './otherPartyFacts.ts'
import { refundFacts } from './refundFacts.ts'
import { rowsTold } from './rowsTold.ts'
import { policiesByLine } from './policiesByLine.ts'
import { contactFacts, type Person, writerOf } from './people.ts'
import { moneyAmounts } from './spokenValues.ts'
import { staffTold } from './staffTold.ts'
import { relativesIn } from './withWriter.ts'
import { writerFacts } from './writerFacts.ts'

/** What letters say of people, companies, vehicles and drivers, as changes to what the records say. */
export function letterFacts(
  records: readonly Fact[],
  sentences: readonly Sentence[],
  { people, line }: { people: readonly Person[]; line: string | null },
): Fact[] {
  const own = [
    ...contactFacts(people, sentences, relativesIn(sentences)),
    ...letterApplicant(records, sentences),
    ...addresses(records, sentences),
    ...otherInsureds(sentences),
    ...interestFacts(records, sentences),
    ...landlords(sentences),
    ...statedPolicy(records, sentences, line),
    ...policiesByLine(records, sentences),
    ...otherPartyFacts(sentences),
    ...presentAgency(sentences),
    ...refundFacts(records, sentences),
    ...rowsTold(records, sentences),
    ...presentPolicy(records, sentences, line),
    ...otherStates(records, sentences),
    ...employeeFacts(records, sentences),
    ...staffTold(sentences),
    ...writerFacts(records, people, sentences),
  ]
  const ownKeys = new Set(own.map(({ entity, attribute, row }) => `${entity} ${attribute} ${row}`))
  const kept = records.filter(({ entity, attribute, row }) => !ownKeys.has(`${entity} ${attribute} ${row}`))
  // A new mailing address replaces every part of the old one.
  const isMoved = own.some(({ entity, attribute }) => entity === 'insured' && attribute === 'line1')
  const isFree = own.some(({ entity, value }) => entity === 'interest' && value === 'None')
  const replaced = removedInterest(records, sentences)
  const rest = kept.filter(
    ({ entity, attribute }) =>
      !(isMoved && entity === 'insured' && attribute === 'fullAddress') && !(isFree && entity === 'interest'),
  )
  const moved = [...rest, ...own, ...replaced]
  const everywhere = [...moved, ...locations(moved, sentences)]
  const rows = fleetFacts(everywhere, sentences)
  const writer = writerOf(sentences)
  return classFacts(letterSchedules(rows, sentences, writer), sentences)
}

function addresses(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const names = new Set(records.flatMap((each) => (each.entity === 'insured' ? [each.value] : [])))
  const isOfOther = (text: string) =>
    [...text.matchAll(new RegExp(organization, 'g'))].some(([name]) => !names.has(name))
  const mail = sentences.find(
    ({ text }) =>
      !isOfOther(text) &&
      /\bmail(?:s|ing)?\b.*\b(?:goes|go|to|address|now)\b/i.test(text) &&
      /\d{5}/.test(text),
  )
  return mail ? addressFacts('insured', mail.text.replace(/^.*?\bnow:?/i, ''), mail) : []
}

/** "The shop is at 1902 Cattlemen Road": a location that the records do not have. */
function locations(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const known = new Set(
    facts.flatMap(({ attribute, entity, value, isFromLetter }) =>
      attribute === 'line1' && (entity === 'location' || !isFromLetter) ? [value] : [],
    ),
  )
  let row = Math.max(-1, ...facts.filter(({ entity }) => entity === 'location').map((each) => each.row)) + 1
  return sentences.flatMap((sentence, at) => {
    const { text } = sentence
    // "Second shop is happening! 27 Depot Plaza, Medford 97501."
    const before = /^\d/.test(text) ? (sentences[at - 1]?.text ?? '') : ''
    if (!ofPlace.test(`${before} ${text}`)) return []
    const found = addressFacts('location', text, sentence, row)
    const line1 = found.find(({ attribute }) => attribute === 'line1')?.value
    const onFile = facts.find((each) => each.entity === 'location' && each.value === line1)
    // "A masonry warehouse built 1988 at 40 Dock Street" tells more of a location on file.
    if (onFile)
      return placeFacts([sentence], 0, onFile.row).filter(
        ({ attribute }) => !facts.some((each) => isOf(each, onFile) && each.attribute === attribute),
      )
    if (line1 === undefined || /box/i.test(line1) || known.has(line1)) return []
    known.add(line1)
    row++
    return [...found, ...placeFacts(sentences, at, row - 1)]
  })
}

const ofPlace =
  /\b(?:shop|yard|office|store|building|warehouse|showroom|location|plant|restaurant|facility)\b|\b(?:add(?:ed)?|bought|acquired|purchased|another|second|third|fourth|new)\b[^.;]*\b(?:property|site|premises|place)\b/i

function isOf(fact: Fact, { entity, row }: Fact): boolean {
  return fact.entity === entity && fact.row === row
}

/** "Put up in 2004, 28,500 square feet, nine people, $1,340,000 in sales": what a letter says of a new location. */
function placeFacts(sentences: readonly Sentence[], at: number, row: number): Fact[] {
  const after = sentences.slice(at + 1, at + 8)
  const end = after.findIndex(
    ({ text }, place) =>
      postal.test(text) || /^\W*\d+\)/.test(text) || (place > 1 && !/\bthere\b/i.test(text)),
  )
  const own = sentences.slice(at, at + 1 + (end === -1 ? after.length : end))
  return placeAttributes.flatMap(([attribute, find]) => {
    for (const sentence of own) {
      const value = find(sentence.text)
      if (value) return [letterFact('location', attribute, value, sentence, row)]
    }
    return []
  })
}

const builtIn = /\b(?:built|put up|erected|constructed|went up)\b[^.;]*?\b((?:18|19|20)\d\d)\b/i
const squareFeet = /^ (?:square f(?:ee|oo)t|sq\.? ?f)/i

const placeAttributes: readonly (readonly [string, (text: string) => string | undefined])[] = [
  [
    'interest',
    (text) =>
      /\b(?:rent(?:ed|ing)?|leas(?:ed|ing)) (?:building|space|from|shop|unit|office|warehouse)\b|^(?:we )?(?:rent|lease)|^(?:rented|leased)\b/i.test(
        text,
      )
        ? 'TENANT'
        : /\b(?:we own|we bought|owned)\b/i.test(text)
          ? 'OWNED'
          : undefined,
  ],
  ['yearBuilt', (text) => builtIn.exec(text)?.[1]],
  // The area beside the age of a building is that of the building.
  ['totalArea', (text) => (builtIn.test(text) ? countBefore(text, squareFeet) : undefined)],
  ['area', (text) => (builtIn.test(text) ? undefined : countBefore(text, squareFeet))],
  [
    'construction',
    (text) =>
      /\b(masonry non-?combustible|(?:joisted )?masonry|frame|non-?combustible|(?:modified )?fire[- ]resistive|(?:metal|steel|brick|block|concrete|wood)(?= (?:frame )?(?:building|shop|warehouse|store|barn)))\b/i
        .exec(text)?.[1]
        ?.toLowerCase()
        .replace(/^./, (first) => first.toUpperCase()),
  ],
  ['buildingLimit', (text) => amountIn(text, /\bbuildings?\b|\brebuild\b|\breplace\w*\b/i)],
  ['contents', (text) => amountIn(text, /\bcontents\b|\bpersonal property\b/i)],
  ['employees', (text) => countBefore(text, /^ (?:people|employees|workers)\b/i)],
  [
    'revenue',
    (text) =>
      moneyAmounts(text).find(
        ({ end, index }) =>
          /^ (?:in|of) (?:sales|receipts|revenue)/i.test(text.slice(end)) ||
          /\b(?:expect|sales of|receipts of) $/i.test(text.slice(0, index)),
      )?.value,
  ],
]

/** The amount of the clause that names what it is for: "we paid $640,000, but to rebuild it is $2,275,000". */
function amountIn(text: string, words: RegExp): string | undefined {
  const clauses = text.split(/[;,](?!\d)|\band\b/)
  const clause = clauses.find(
    (each) =>
      words.test(each) &&
      moneyAmounts(each).length === 1 &&
      !/\b(?:paid|bought|deductible|premium|rent)\b/i.test(each),
  )
  return clause && moneyAmounts(clause)[0]?.value
}

function otherInsureds(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(({ text }) =>
    /\b(?:second|another|other|sister|new) company\b|has to be on the policy|\b(?:as|for) (?:an? |another |additional |other )*named insured\b/i.test(
      text,
    ),
  )
  const name = found && new RegExp(organization).exec(found.text)?.[0]
  return found && name ? [letterFact('otherInsured', 'name', name.replace(/^The /, ''), found)] : []
}

/** "We deliver to Maryland and Delaware, so put those two in for the other states part." */
function otherStates(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const sentence = sentences.find(({ text }) => /\bother states\b/i.test(text))
  const home = new Set(records.flatMap(({ attribute, value }) => (attribute === 'state' ? [value] : [])))
  const named = [...(sentence?.text.matchAll(new RegExp(String.raw`\b${zonePattern}\b`, 'g')) ?? [])]
  const codes = new Set(named.flatMap(([name]) => zoneCode(name) ?? []))
  const others = [...codes].filter((code) => !home.has(code))
  return sentence && others.length > 0
    ? [letterFact('insured', 'otherStates', others.join(', '), sentence)]
    : []
}

/** "The property was with Bear Creek Fire Insurance Company, policy BCF 33-0922, July 1 2025 to July 1 2026." */
function landlords(sentences: readonly Sentence[]): Fact[] {
  const found = sentences.find(
    ({ text }) => /\b(?:landlord|lessor)\b/i.test(text) && new RegExp(organization).test(text),
  )
  const name = found && new RegExp(organization).exec(found.text)?.[0]
  return found && name ? [letterFact('landlord', 'name', name, found)] : []
}
