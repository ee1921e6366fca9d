import { numberInWords, spokenNumber, type Reading } from '../../reading/index.ts'
import { indexPassages, type PassageIndex } from '../../reading/passages/passageIndex.ts'
import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import { terms } from '../answers/answerFeatures.ts'
import { hasCondition, hasException, roleOf } from '../answers/passageRole.ts'
import { topicCloseness, topicOverlap, TopicPlace } from '../topics/topics.ts'
import type { RequirementStatus } from './contractFinding.ts'
import type { RequirementKind } from './requirementKinds.ts'
import { namesIn } from './contractParties.ts'
import { coverageNamed } from './coverageNamed.ts'
import { familiesIn, type Family, familyOfItemKey } from './insuredFamilies.ts'
import { normal } from './coverageItem.ts'
import { tellingText, tellingWords } from './likeWords.ts'
import { amountsIn } from './limitsNamed.ts'
import { isExample } from './reviewedPolicy.ts'

export type Features = Readonly<Record<string, number>>

/** What a policy says, passage by passage, and what each is about. */
export interface PolicyPassages {
  readonly index: PassageIndex<Passage>
  readonly passages: readonly Passage[]
  /** What each passage is about, under its heading. */
  placeOf(passage: Passage): TopicPlace
}

/** A demand on the wording of a policy, with what is known of its contract and of the policy as a whole. */
export interface Demand {
  readonly quote: string
  readonly kind: RequirementKind
  readonly isConditional: boolean
  /** Whether the policy is of the line that the demand names; null where it names none. */
  readonly isOwnLine: boolean | null
  /** Whether the policy states the coverage that the demand names; null where it names none that is known. */
  readonly isStated: boolean | null
  readonly hasWording: boolean
  /** Everything that the contract says, which names its parties. */
  readonly contract: string
  /** Whom the policy insures. */
  readonly insured: string | null
}

/** The line of insurance that a demand names; null where it names none. */
export function lineAsked(quote: string): Family | null {
  const key = coverageNamed(quote)?.key
  const family = key === undefined || key === 'eachOccurrence' ? null : familyOfItemKey(key)
  return family ?? familiesIn(quote)[0] ?? null
}

/** A way to read the policy: a passage, or its silence, that makes a demand met, not met or undecided. */
export interface Hypothesis {
  readonly status: RequirementStatus
  readonly passage: Passage | null
  readonly features: Features
}

export function policyPassages(policy: Reading): PolicyPassages {
  return indexed(passagesOf(policy).filter(({ text }) => !/^[A-Z]{2,5}[ -]?\d[\d ()/-]*$/.test(text)))
}

/** The same for passages that are at hand. */
export function indexed(passages: readonly Passage[]): PolicyPassages {
  const places = new Map<Passage, TopicPlace>()
  return {
    index: indexPassages(passages, terms),
    passages,
    placeOf(passage) {
      const known = places.get(passage)
      if (known) return known
      const { headings, leadIn, text } = passage
      const place = new TopicPlace({ text: `${headings.at(-1) ?? ''} ${leadIn} ${text}`, vector: null })
      places.set(passage, place)
      return place
    },
  }
}

const formNumber = /\b[A-Z]{2,5}[- ]?\d{2,4}(?:[- ]\d{2})?\b/

/** How many passages of a policy are weighed, by their words and by their topics. */
const mostByWords = 6
const mostByTopic = 6

/** Every way to read a policy for a demand. */
export function hypotheses(demand: Demand, { index, passages, placeOf }: PolicyPassages): Hypothesis[] {
  const { quote } = demand
  const asked = tellingText(quote)
  const place = new TopicPlace({ text: quote, vector: null })
  const polarity = polarityOf(quote)
  const hits = index.search(asked, { limit: 60 })
  const byWords = new Map(hits.map((hit, rank) => [hit.item, { ...hit, rank }]))
  const highest = hits[0]?.score ?? 1
  const near = passages
    .map((passage) => ({ passage, closeness: topicCloseness(place, placeOf(passage)) }))
    .toSorted((a, b) => b.closeness - a.closeness)
  const rankOf = new Map(near.slice(0, 60).map(({ passage }, rank) => [passage, rank]))
  const chosen = new Set([
    ...hits.slice(0, mostByWords).map(({ item }) => item),
    ...near.slice(0, mostByTopic).map(({ passage }) => passage),
  ])
  const own = tellingWords(quote)
  const weighed = [...chosen].map((passage) => {
    const hit = byWords.get(passage)
    const other = tellingWords(`${passage.headings.at(-1) ?? ''} ${passage.text}`)
    const shared = own.intersection(other).size
    const coverage = hit?.coverage ?? 0
    const closeness = topicCloseness(place, placeOf(passage))
    const overlap = topicOverlap(place, placeOf(passage))
    const likeness = {
      coverage,
      score: (hit?.score ?? 0) / highest,
      wordRank: hit ? 1 / (1 + hit.rank) : 0,
      closeness,
      overlap,
      topicRank: 1 / (1 + (rankOf.get(passage) ?? 100)),
      both: coverage * overlap,
      specific: shared / Math.max(3, Math.min(12, other.size)),
      shared: Math.min(4, shared) / 4,
    }
    return { passage, likeness, relevance: coverage * 0.5 + overlap * 0.5 }
  })
  const found = weighed.flatMap(({ passage, likeness, relevance }) => {
    const isGivenBack = weighed.some(
      (other) =>
        other.passage !== passage && other.relevance > isRelated && givesBack.test(other.passage.text),
    )
    const traits = [...traitsOf(passage, demand), ...(isGivenBack ? [`${roleOf(passage)} given back`] : [])]
    return (['met', 'not met'] as const).map((status) => ({
      status,
      passage,
      features: featuresOf(status, { likeness, traits, relevance, polarity }),
    }))
  })
  const best = {
    relevance: Math.max(0, ...weighed.map(({ relevance }) => relevance)),
    coverage: Math.max(0, ...weighed.map(({ likeness }) => likeness.coverage)),
    overlap: Math.max(0, ...weighed.map(({ likeness }) => likeness.overlap)),
  }
  const traits = { ...demandTraits(demand, polarity), ...prefixed('best', best) }
  return [
    ...found,
    ...(['met', 'not met', 'cannot tell'] as const).map((status) => ({
      status,
      passage: null,
      features: prefixed(`silent ${status}`, { bias: 1, ...traits }),
    })),
  ]
}

function featuresOf(
  status: RequirementStatus,
  {
    likeness,
    traits,
    relevance,
    polarity,
  }: { likeness: Features; traits: readonly string[]; relevance: number; polarity: string },
): Features {
  const found: Record<string, number> = { [`${status} bias`]: 1, [`${status} ${polarity}`]: 1 }
  for (const [name, value] of Object.entries(likeness)) found[`${status} ${name}`] = value
  for (const trait of traits) {
    found[`${status} ${trait}`] = 1
    found[`${status} ${trait} like`] = relevance
    found[`${status} ${polarity} ${trait} like`] = relevance
  }
  return found
}

function prefixed(prefix: string, features: Features): Features {
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [`${prefix} ${name}`, value]))
}

const mayNotExclude =
  /\b(?:not|no|without|nor|neither|free of|remove[ds]?|delete[ds]?)\b[^.;]{0,60}\b(?:exclu\w*|sub-?limit\w*|restrict\w*|limitations?)\b|\bexclu(?:sions?|ded?)\b[^.;]{0,60}\b(?:not|nor?|deleted|removed|unacceptable|prohibited)\b/i
const asksAbsence = /\b(?:not|no|nor|without|neither|free of)\b/i

/** Whether a demand wants something given, not excluded, or absent. */
function polarityOf(quote: string): 'given' | 'kept' | 'absent' {
  if (mayNotExclude.test(quote)) return 'kept'
  const rest = quote.replaceAll(/\b(?:not|no) (?:be )?(?:less|lower|later|fewer|limited)\b|\bnon-?\w+/gi, '')
  return asksAbsence.test(rest) ? 'absent' : 'given'
}

const refusal =
  /\b(?:(?<!\bnot )exclu\w+|not (?:covered|included|insured|provided|purchased|elected|apply)|no (?:cover(?:age)?|insurance)|none|nil|declined|rejected|n\/a)\b/i
const limiting = /\b(?:only|limited to|no more than|most we (?:will )?pay|does not exceed|up to)\b/i

/** How near a passage has to be before it counts as one about the same thing. */
const isRelated = 0.25
const givesBack =
  /\bexclusions?\b[^.]{0,120}\b(?:(?:does|do|shall) not (?:apply|reach)|(?:is|are) (?:hereby )?(?:deleted|removed))\b|\b(?:paragraph|clause|item)\b[^.]{0,20}\bdoes not apply\b|\bnot excluded\b|\bbut this does not apply\b|\bother than\b|\bexcept\b/i
const kept = /\b(?:deductibles?|retentions?|retained|waiting period|coinsurance)\b/i

/** What a passage is like by itself and beside a demand. */
function traitsOf(passage: Passage, { quote, contract, insured }: Demand): string[] {
  const { text, kind, headings } = passage
  const role = roleOf(passage)
  const [wanted, given] = [amountsIn(quote), amountsIn(text)]
  const least = wanted[0]?.amount
  const amounts =
    least === undefined
      ? given.length > 0
        ? 'unasked amount'
        : 'no amounts'
      : given.length === 0
        ? 'amount missing'
        : given.some(({ amount }) => amount >= least)
          ? given.every(({ amount }) => amount >= least)
            ? 'enough'
            : 'some enough'
          : 'too little'
  const [askedTime, givenTime] = [timeIn(quote), timeIn(text)]
  const time =
    askedTime && givenTime && askedTime.unit === givenTime.unit
      ? givenTime.count >= askedTime.count
        ? 'time enough'
        : 'time short'
      : null
  const parties = normal(contract)
  const names = namesIn(text).filter(
    (name) => insured === null || !normal(name).startsWith(normal(insured).slice(0, 12)),
  )
  const isParty = names.some((name) => parties.includes(normal(name)))
  const isRefusal = refusal.test(text)
  const has = {
    [`role ${role}`]: true,
    [`kind ${kind}`]: true,
    [amounts]: true,
    [time ?? '']: time !== null,
    'kept amount': kept.test(text) && !kept.test(quote),
    'kept asked': kept.test(quote),
    'gives back': givesBack.test(text),
    refusal: isRefusal && role !== 'EXCLUSION',
    condition: hasCondition(text),
    exception: hasException(text),
    limiting: limiting.test(text),
    'names party': isParty,
    'names others': names.length > 0 && !isParty && contract !== '',
    'any by contract':
      /\b(?:written (?:contract|agreement)|required by (?:\w+ )?(?:contract|agreement))\b/i.test(text),
    endorsement:
      headings.some((heading) => formNumber.test(heading)) || /\bendors/i.test(headings.at(-1) ?? ''),
    example: isExample.test(text),
    'under exclusions': headings.some((heading) => /\bexclu|not (?:covered|insured)/i.test(heading)),
  }
  return Object.entries(has).flatMap(([name, is]) => (is ? [name] : []))
}

const times = new RegExp(
  String.raw`\b(\d{1,3}|${numberInWords})(?:\s*\(\d+\))?[ -](?:\w+ )?(hour|day|month|year)s?\b`,
  'i',
)

function timeIn(text: string): { readonly count: number; readonly unit: string } | null {
  const [, count = '', unit = ''] = times.exec(text) ?? []
  if (unit === '') return null
  const number = spokenNumber(count) ?? Number(count)
  return unit.toLowerCase() === 'year'
    ? { count: 12 * number, unit: 'month' }
    : { count: number, unit: unit.toLowerCase() }
}

/** What a demand is like by itself: whether the silence of a policy settles it. */
function demandTraits(
  { quote, kind, isConditional, isOwnLine, isStated, hasWording }: Demand,
  polarity: string,
): Features {
  const is = {
    [polarity]: true,
    [`kind ${kind}`]: true,
    conditional: isConditional,
    'own line': isOwnLine === true,
    'other line': isOwnLine === false,
    'no line': isOwnLine === null,
    stated: isStated === true,
    unstated: isStated === false,
    'other line unstated': isOwnLine === false && isStated === false,
    declarations: !hasWording,
    amount: amountsIn(quote).length > 0,
    'by endorsement': /\bendors\w+|\bform\b/i.test(quote),
    'form number': formNumber.test(quote),
    lasting: /\b(?:after|following|until|through|beyond|survive|extended reporting|tail)\b/i.test(quote),
    'for years': /\byears?\b|\bmonths?\b/i.test(quote),
    'lasts years':
      /\b(?:after|following|until|through|beyond|survive|extended reporting|tail)\b/i.test(quote) &&
      /\byears?\b|\bmonths?\b/i.test(quote),
    'somebody else':
      /\b(?:subcontractors?|vendors?|suppliers?|any (?:contractor|carrier)|each|drivers?|engaged by)\b/i.test(
        quote,
      ),
    names: /\b(?:nam(?:e|ed|ing)|list(?:ed)?|scheduled?|shown)\b/i.test(quote),
    policy: /\bpolic(?:y|ies)\b|\binsurer/i.test(quote),
    proof: /\b(?:proof|evidence|certificate|furnish|submit|deliver|notify|report)\b/i.test(quote),
    statutory: /\bstatut|\bas required by|\bby law\b|\blaws? (?:of|requires?)\b/i.test(quote),
    value: /\bfull (?:\w+ )?(?:value|cost)|\bsufficient|\badequate|\breplacement\b/i.test(quote),
    short: tellingWords(quote).size < 5,
    long: tellingWords(quote).size > 14,
  }
  return Object.fromEntries(Object.entries(is).flatMap(([name, holds]) => (holds ? [[name, 1]] : [])))
}
