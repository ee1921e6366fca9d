import { type Reading, sentencesOf } from '../../reading/index.ts'
import { absent } from './emptyFacts.ts'
import type { CoverageBasis, FactField } from './policyFacts.ts'
import type { AggregatePer, ClaimsBasis, CoveredAuto } from '../policies/certificateFacts.ts'

/** Words of a document, with their page. */
export interface Said {
  readonly text: string
  readonly quote: string
  readonly page: number
}

export interface StatedBasis<Value> {
  readonly value: Value
  readonly said: Said
}

/** The sentences and cells of a document. */
export function quotesOf({ blocks }: Pick<Reading, 'blocks'>): Said[] {
  return blocks.flatMap((block) =>
    (block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows].flat()
      : [{ text: block.text, page: block.page }]
    ).flatMap(({ text, page }) =>
      sentencesOf(text).map((sentence) => ({ text: sentence, quote: sentence, page })),
    ),
  )
}

/** The sentences of a document, and its rows with all their cells. */
export function rowsOf({ blocks }: Pick<Reading, 'blocks'>): Said[] {
  return blocks.flatMap((block) =>
    block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows].map((row) => {
          const text = row.flatMap((cell) => cell.text || []).join(' ')
          return { text, quote: text, page: row[0]?.page ?? block.page }
        })
      : sentencesOf(block.text).map((text) => ({ text, quote: text, page: block.page })),
  )
}

/** A box that is ticked. */
const ticked = String.raw`(?:\[ ?x ?\]|\( ?x ?\)|[☒☑✓✔✕✖✗✘×■●]|^x\b)\s*`

const occurrenceWords = new RegExp(
  String.raw`${ticked}occur|\boccurrence (?:basis|form|policy)\b|\boccurrence\b[^.]{0,60}\b(?:takes place|during the policy period)|\b(?:basis|form):? occurrence\b|\(occurrence(?: form)?\)|, occurrence\b(?! \$)`,
  'i',
)
const claimsMadeBox = new RegExp(`${ticked}claims[- ]made`, 'i')
const claimsMadeWords =
  /\b(?:is|are|on an?|written on an?|basis:?|form:?|trigger:?) claims[- ]made\b|claims[- ]made (?:and reported|basis|policy|form|coverage|insurance)|\(claims[- ]made\)|[,–—-] claims[- ]made\b|^claims[- ]made\.?$|\bclaims?\b[^.]{0,12}\bfirst made\b[^.]{0,60}\b(?:during|within|in) the policy (?:period|term)/i
/** "The number of insureds, claims made or persons": every general liability form says so. */
const otherClaims = /\bnot\b|\[ ?\]\s*claims|\bmay be claims|\bclaims made or\b|\bemployee benefits?\b/i

/** ISO's forms of general and umbrella liability, where a policy only lists them. */
const coverageForm = /\bC[GU] ?00 ?01\b/
const claimsMadeForm = /\bC[GU] ?00 ?02\b(?! only)/

/** Parts of a package with a basis of their own: "Directors & Officers (claims-made)" beside general liability. */
const ownPart =
  /\b(?:directors|officers|d ?& ?o|employment practices|epli?|professional|malpractice|errors (?:and|&) omissions|e ?& ?o|cyber|fiduciary|pollution)\b/i
const generalLiability = /^(?:commercial )?general (?:liability|aggregate)\b/i
const longestLabel = 80

/** Whether a document is on an occurrence or a claims-made basis; null when it says neither or both. */
export function claimsBasisIn(quotes: readonly Said[]): StatedBasis<ClaimsBasis> | null {
  const occurrence = quotes.find(({ text }) => occurrenceWords.test(text))
  const isPackage = quotes.some(({ text }) => text.length < longestLabel && generalLiability.test(text))
  const claimsMade = quotes.find(
    ({ text }) =>
      claimsMadeBox.test(text) ||
      (claimsMadeWords.test(text) &&
        !otherClaims.test(text) &&
        !(isPackage && ownPart.test(text) && !/\bgeneral liability\b/i.test(text))),
  )
  if (!occurrence && !claimsMade) {
    const form = quotes.find(({ text }) => coverageForm.test(text))
    const isOther = quotes.some(({ text }) => claimsMadeForm.test(text))
    if (form && !isOther) return { value: 'OCCURRENCE', said: form }
  }
  if (occurrence && !claimsMade) return { value: 'OCCURRENCE', said: occurrence }
  return claimsMade && !occurrence ? { value: 'CLAIMS_MADE', said: claimsMade } : null
}

function separateWords(places: string): RegExp {
  return new RegExp(
    String.raw`\bdesignated (?:construction )?(?:${places})(?:\(s\))? general aggregate|\baggregate\b[^.]{0,40}\bper[- ](?:\w+ )?(?:${places})\b|\bper[- ](?:\w+ )?(?:${places}) (?:general )?aggregate|\baggregate\b.{0,60}\bappl(?:y|ies) (?:separately )?(?:to|per|for) (?:each\b.{0,60}\b)?(?:${places})\b|\bseparate (?:\w+ ){0,5}aggregate\b.{0,80}\b(?:each|single)\b.{0,60}\b(?:${places})\b`,
    'i',
  )
}

/** What makes a general aggregate limit apply to each of something: an endorsement, by its number, title or wording. */
const separateAggregates = [
  ['PROJECT', /\bCG ?25 ?03\b/, separateWords('projects?|jobs?|job ?sites?')],
  ['LOCATION', /\bCG ?25 ?04\b/, separateWords('locations?|premises|(?<!job )sites?')],
] as const satisfies readonly (readonly [AggregatePer, RegExp, RegExp])[]
/** "The general aggregate is not changed and applies separately to each premises" */
const unchanged = /\bnot (?:changed|affected|altered|reduced)\b/gi
const withheld = /\b(?:no|not|without|if (?:purchased|selected|shown)|optional|only if)\b/i
/** A box, "Per: Policy". */
const perBox = new RegExp(
  String.raw`\baggregate\b.{0,40}\b(?:per|applies)\b.{0,40}?${ticked}(?:per )?(policy|proj|pro-ject|loc)`,
  'i',
)
const boxed = { pol: 'POLICY', pro: 'PROJECT', loc: 'LOCATION' } as const

/** What a policy's general aggregate limit applies to each of, where its declarations or endorsements say so. */
export function aggregatesIn(rows: readonly Said[]): StatedBasis<AggregatePer>[] {
  const box = rows.flatMap((said): StatedBasis<AggregatePer>[] => {
    const name = perBox.exec(said.text)?.[1]?.slice(0, 3).toLowerCase()
    return name === undefined ? [] : [{ value: boxed[name as keyof typeof boxed], said }]
  })
  const endorsed = separateAggregates.flatMap(([value, number, words]) => {
    const said = rows.find(
      ({ text }) =>
        (number.test(text) || words.test(text)) && !withheld.test(text.replaceAll(unchanged, ' ')),
    )
    return said ? [{ value, said }] : []
  })
  return [...endorsed, ...box.slice(0, 1)]
}

/** Covered auto designation symbols of ISO's business auto, garage, truckers and motor carrier forms. */
const autoSymbols = [
  {
    name: 'any auto',
    covers: ['ANY', 'OWNED', 'SCHEDULED', 'HIRED', 'NON_OWNED'],
    box: 'ANY',
    symbols: [1, 21, 41, 61],
  },
  { name: 'owned autos', covers: ['OWNED', 'SCHEDULED'], box: 'OWNED', symbols: [2, 22, 42, 62] },
  { name: 'owned private passenger autos', covers: ['SCHEDULED'], box: 'OWNED', symbols: [3, 23, 43, 63] },
  {
    name: 'owned autos other than private passenger',
    covers: ['SCHEDULED'],
    box: 'OWNED',
    symbols: [4, 24, 44, 64],
  },
  { name: 'scheduled autos', covers: ['SCHEDULED'], box: 'SCHEDULED', symbols: [7, 27, 46, 67] },
  { name: 'hired autos', covers: ['HIRED'], box: 'HIRED', symbols: [8, 28, 47, 68] },
  { name: 'non-owned autos', covers: ['NON_OWNED'], box: 'NON_OWNED', symbols: [9, 29, 50, 71] },
] as const satisfies readonly {
  name: string
  covers: readonly CoveredAuto[]
  box: CoveredAuto
  symbols: readonly number[]
}[]

const symbol = String.raw`(?:[1-9]|[2-7]\d)(?!\d|,\d{3})`
const symbolList = String.raw`(${symbol}(?:(?:\s*(?:[,/&]|and)\s*(?:and\s+)?|\s+)${symbol})*)`
/** The row of a policy's auto liability, with the symbols of its autos before its limit. */
const liabilityRow = new RegExp(
  String.raw`^(?:covered autos? |auto(?:mobile)? )?liability\b[^$\d]{0,60}?\s${symbolList}(?=\s+\D|[,;:)]|$)`,
  'i',
)

const kindOfAuto = String.raw`(?:\s+\(?(?:any|all|specifically|scheduled|described|hired|non-?owned|owned)(?: autos?| described| only)*\)?)?`
/** "Auto liability, symbols 2, 8, 9", "Covered autos: 7 scheduled, 8 hired, 9 non-owned". */
const namedSymbols = new RegExp(
  String.raw`\b(?:covered autos?(?: symbols?)?|symbols?)(?: (?:nos?\.?|numbers?))?[\s:]+(${symbol}${kindOfAuto}(?:\s*(?:[,;/&]|and)\s*(?:and\s+)?${symbol}${kindOfAuto})*)(?!\s*(?:means|=|:))`,
  'i',
)
const isOfAutoLiability = /\bliability\b|^\W*covered autos?\b|\bbusiness auto\b/i
const otherCoverage =
  /\b(?:physical damage|comprehensive|collision|uninsured|underinsured|medical|no-fault|injury protection|garagekeepers|cargo|towing)\b/i

/** How contracts ask for kinds of autos. */
const autosNamed = [
  ['ANY', /\bany auto\b|\bsymbol 1\b/i],
  ['OWNED', /\b(?:all )?owned\b(?<!non-? ?owned)/i],
  ['HIRED', /\bhired\b/i],
  ['NON_OWNED', /\bnon-? ?owned\b/i],
] as const satisfies readonly (readonly [CoveredAuto, RegExp])[]

/** The kinds of autos that a clause wants covered. */
export function autosAsked(clause: string): CoveredAuto[] {
  return /\bauto|vehicle/i.test(clause)
    ? autosNamed.flatMap(([kind, pattern]) => (pattern.test(clause) ? [kind] : []))
    : []
}

export interface CoveredAutos {
  /** As the policy lists them: `7, 8, 9`. */
  readonly symbols: string
  /** `scheduled autos`, for each symbol. */
  readonly names: readonly string[]
  /** The boxes of a certificate that these symbols tick. */
  readonly boxes: readonly CoveredAuto[]
  /** The kinds of autos that are covered, whatever the box. */
  readonly covers: ReadonlySet<CoveredAuto>
}

/** The autos that a policy covers for liability, by the symbols beside that coverage. */
export function coveredAutosIn(rows: readonly Said[]): StatedBasis<CoveredAutos> | null {
  for (const said of rows) {
    const symbols =
      liabilityRow.exec(said.text)?.[1] ??
      (isOfAutoLiability.test(said.text) && !otherCoverage.test(said.text)
        ? namedSymbols.exec(said.text)?.[1]
        : undefined)
    const own = autoSymbols.filter((each) =>
      (symbols?.match(/\d+/g) ?? []).some((number) => each.symbols.some((known) => known === Number(number))),
    )
    if (symbols === undefined || own.length === 0) continue
    const value = {
      symbols,
      names: own.map(({ name }) => name),
      boxes: [...new Set(own.map(({ box }) => box))],
      covers: new Set(own.flatMap(({ covers }): readonly CoveredAuto[] => covers)),
    }
    return { value, said }
  }
  return null
}

/** What certificates ask of a policy besides its limits, as its declarations and endorsements say. */
export function readCoverageBasis(reading: Reading): CoverageBasis {
  const rows = rowsOf(reading)
  const [aggregate] = aggregatesIn(rows)
  const autos = coveredAutosIn(rows)
  return {
    claimsBasis: fieldOf(claimsBasisIn(quotesOf(reading))),
    aggregatePer: fieldOf(aggregate ?? null),
    coveredAutos: fieldOf(autos && { ...autos, value: autos.value.boxes }),
  }
}

function fieldOf<Value>(stated: StatedBasis<Value> | null): FactField<Value> {
  if (!stated) return absent
  const { value, said } = stated
  const source = { origin: 'declarations', form: null, documentId: null, reason: null } as const
  return {
    fact: { value, quote: said.quote, page: said.page, box: null, confidence: 0.85, source },
    conflict: [],
  }
}
