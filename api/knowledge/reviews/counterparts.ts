import { changingTitle, verbsOfChange } from '../facts/changesLimits.ts'
import { normal, spelledOut } from './coverageItem.ts'
import { isKindOfLimit } from './coverageItems.ts'
import { type Candidate, isSameValue, type Value, valueOf } from './candidatesIn.ts'
import { coverageNamed } from './coverageNamed.ts'
import { exclusionTitle } from './excludedThings.ts'
import weights from './counterpartWeights.json' with { type: 'json' }
import { perils, qualifierOf, tellingWords } from './likeWords.ts'
import { areDisjoint, placesIn } from './numberedPlaces.ts'
import { areOfOtherPlaces, isKept, sameness } from './sameness.ts'
import { sureness, topicsOf } from './statementTopics.ts'
import type { Statement } from './statement.ts'
import { topicCloseness, topicOverlap } from '../topics/topics.ts'
import { priceKeys } from './tableStatements.ts'

const changes = new RegExp(
  String.raw`\b(?:${verbsOfChange}|(?:change|increase|decrease|reduce|replace|supersede|become)s?|deleted|instead|in (?:place|lieu) of|(?:is|are) now|limited to|not above|the most we)\b|\blimits?\b[^.]{0,80}\b(?:is|are|shall be) (?:\$|USD)`,
  'i',
)

function isChange({ own: { origin, quote, headings }, value }: Candidate): boolean {
  return (
    origin === 'endorsement' &&
    ((value.kind === 'excluded' && exclusionTitle.test(quote)) ||
      changes.test(quote.slice(0, 400)) ||
      changingTitle.test(headings.slice(-2).join(' ')))
  )
}

/** How a candidate looks beside what a certificate states, and what it is when the two contradict each other. */
export type Features = Record<keyof typeof weights, number>

/** How each candidate looks beside what a certificate states. */
export function featuresOf(shown: Statement, candidates: readonly Candidate[]): Features[] {
  const claim = claimOf(shown)
  const all = candidates.map((each) => featuresOfOne(claim, each))
  // A change to another value, which is about the same as far as can be told, leaves nothing of what it changes.
  const changesTo = candidates.map((each, at) => {
    const own = all[at]
    if (!own?.change || conflicts.some((name) => own[name] > 0)) return 0
    if (own.excluded || own.distance > 1) return own.alike
    return Math.max(own.labelInQuote, own.sameItem)
  })
  const common = countsOf(candidates, ({ value }) => `${value.kind} ${value.number}`)
  return all.map((alone, at) => {
    if (alone.change) return alone
    const rivals = changesTo.filter((_, other) => {
      const [a, b] = [candidates[at]?.value, candidates[other]?.value]
      return a !== undefined && b !== undefined && !isSameValue(a, b)
    })
    const contested = Math.max(0, ...rivals)
    return { ...alone, contested, alike: alone.alike * (1 - contested), common: Math.log(common[at] ?? 1) }
  })
}

/** How many candidates are alike in something, for each. */
function countsOf(candidates: readonly Candidate[], alike: (candidate: Candidate) => string): number[] {
  const keys = candidates.map(alike)
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return keys.map((key) => counts.get(key) ?? 1)
}

/** Whether its label, the table or sentence it is in, or a share of the loss by a peril, tell that it is kept by the insured. */
function isKeptAround({ item, label, headings, quote, percent, amount }: Statement): boolean {
  return (
    isKept({ item, label: [...headings.slice(-3), label, quote.slice(0, 200)].join(' ') }) ||
    (percent !== null && amount === null && perils.test(`${headings.at(-1)} ${label}`))
  )
}

const conflicts = [
  'otherItem',
  'otherKept',
  'otherQualifier',
  'otherPlace',
  'otherPeril',
  'otherProducts',
  'price',
  'otherPart',
] as const

/** What is stated, with what is told of it to all candidates alike. */
function claimOf(shown: Statement) {
  const claim = withLine(shown)
  const context = claim.headings.slice(-2).filter((heading) => heading.length < 80)
  return {
    claim,
    value: valueOf(shown),
    left: wordsIn(claim.label),
    shown: wordsIn(claim.label, claim.text.slice(0, 200), ...context),
    topics: topicsOf(claim),
    qualifier: qualifierOf(`${claim.label} ${claim.text}`),
    peril: perilIn(claim.label),
    places: placesIn(claim.label, ...context).union(claim.places ?? new Set<string>()),
  }
}

/** What is told of a candidate to all claims alike. */
function traitsIn(candidate: Candidate) {
  const real = candidate.isInSentence ? candidate.own : withLine(candidate.own)
  const { label, text, quote, headings } = real
  return {
    real,
    right: wordsIn(label),
    said: wordsIn(...headings.slice(-2), label, text.slice(0, 200), quote.slice(0, 300)),
    qualifier: qualifierOf(`${label} ${text}`),
    peril: perilIn(label) ?? (quote.length < 220 ? perilIn(quote) : undefined),
    places: placesIn(label, quote.slice(0, 220), ...headings.slice(-2)).union(
      real.places ?? new Set<string>(),
    ),
  }
}

const knownTraits = new WeakMap<Candidate, ReturnType<typeof traitsIn>>()

/** The same, read once: each is compared with everything that a certificate states. */
function traitsOf(candidate: Candidate): ReturnType<typeof traitsIn> {
  const found = knownTraits.get(candidate) ?? traitsIn(candidate)
  knownTraits.set(candidate, found)
  return found
}

function featuresOfOne(
  { claim, value, left, shown, topics, qualifier: a, peril, places: here }: ReturnType<typeof claimOf>,
  candidate: Candidate,
): Features {
  const { real, right, said, qualifier: b, peril: ofReal, places: there } = traitsOf(candidate)
  const isSameQualifier = a !== null && b !== null && (a === b || (events.has(a) && events.has(b)))
  const amounts =
    value?.kind === 'amount' && candidate.value.kind === 'amount'
      ? [value.number, candidate.value.number].toSorted((x, y) => x - y)
      : []
  const [least = 0, most = 0] = amounts
  const isSame = value !== null && isSameValue(value, candidate.value)
  const isAlike = !candidate.isInSentence && sameness(claim, real) === 3
  const about = topicsOf(candidate.own)
  const says = (is: boolean) => (is ? 1 : 0)
  return {
    bias: 1,
    sameItem: says(claim.item !== null && claim.item.key === real.item?.key),
    otherItem: says(claim.item !== null && real.item !== null && claim.item.key !== real.item.key),
    labelInQuote: share(left, said),
    labelInClaim: share(right, shown),
    sameQualifier: says(isSameQualifier),
    otherQualifier: says(a !== null && b !== null && !isSameQualifier),
    otherKept: says(isKept(claim) !== isKept(real)),
    price: says(priceKeys.has(real.item?.key ?? '') || /\bpremium\b/i.test(real.label)),
    otherPeril: says(peril !== undefined && ofReal !== peril),
    otherPlace: says(areDisjoint(here, there) || areOfOtherPlaces(claim.label, real.label)),
    otherProducts: says(isOfProducts(claim.label) !== isOfProducts(real.label)),
    otherPart: says(candidate.isOfOtherPart),
    change: says(isChange(candidate) || (isAlike && real.origin === 'endorsement')),
    inSentence: says(candidate.isInSentence),
    alike: says(isAlike),
    sameValue: says(isSame),
    confirms: says(isSame && ` ${normal(claim.label)} `.includes(` ${normal(candidate.own.label)} `)),
    distance: least > 0 ? Math.min(3, Math.log10(most / least)) : 0,
    transposed: says(least > 0 && !isSame && digitsOf(least) === digitsOf(most)),
    excluded: says(candidate.value.kind === 'excluded'),
    excludedOther: says(candidate.value.kind === 'excluded' && said.isDisjointFrom(left)),
    conditional: says(candidate.value.kind !== 'excluded' && conditional.test(real.quote)),
    samePlace: says(!areDisjoint(here, there) && !here.isDisjointFrom(there)),
    contested: 0,
    topicLabel: topicOverlap(topics.label, about.label),
    topicLabelClose: topicCloseness(topics.label, about.label),
    topicTitled: topicOverlap(topics.titled, about.titled),
    topicTitledClose: topicCloseness(topics.titled, about.titled),
    topicForeign: sureness(about.label) * (1 - topicOverlap(topics.titled, about.label)),
    keptAround: says(isKeptAround(claim) !== isKeptAround(real)),
    common: 0,
  }
}

/** "Aggregate", under "Umbrella liability", is the umbrella's. */
function withLine(own: Statement): Statement {
  if (!isKindOfLimit(own.label)) return own
  const line = own.headings.findLast(
    (heading) => heading.length <= 60 && !heading.startsWith(own.label) && coverageNamed(heading) !== null,
  )
  return line === undefined ? own : { ...own, label: `${line.replaceAll(/[$\d,.]+/g, ' ')} ${own.label}` }
}

const events = new Set(['occurrence', 'accident', 'claim', 'loss', 'event', 'incident', 'each', 'person'])

function wordsIn(...texts: readonly string[]): Set<string> {
  // "The products-completed operations hazard", "for the policy period".
  return tellingWords(spelledOut(texts.join(' ').replaceAll(/\b(?:hazard|period)s?\b/gi, ' ')))
}

function share(words: ReadonlySet<string>, within: ReadonlySet<string>): number {
  return words.size === 0 ? 0 : words.intersection(within).size / words.size
}

function perilIn(text: string): string | undefined {
  return perils.exec(text)?.[0].toLowerCase()
}

/** An amount for some cases alone: "If a claim is settled within one year …", "for work of a subcontractor …". */
const conditional =
  /^(?:\W*\(?[a-z\d]{0,2}[.)]\s+)?(?:if|when|where|unless|in the event|for (?:these|those|this|such|any|an?|work|claims?)|with respect to|as respects)\b/i

function isOfProducts(label: string): boolean {
  const words = spelledOut(label)
  return /\bproducts?\b|\bcomp(?:leted)?\b.{0,4}\bop/i.test(words) && !/other than products/i.test(words)
}

function digitsOf(cents: number): string {
  return [...String(cents / 100)].toSorted().join('')
}

/** What a policy has for a statement of a certificate: how sure it is of each value, and the likeliest source of it. */
export interface Counterpart {
  readonly value: Value
  readonly source: Statement
  /** From 0 to 1; what remains is that the policy has nothing of the kind. */
  readonly probability: number
}

/** The values that a policy may have for what a certificate states, the likeliest first. */
export function counterpartsOf(
  shown: Statement,
  pool: readonly Candidate[],
  by: Features = weights,
): Counterpart[] {
  const candidates = comparableTo(shown, pool)
  const scored = featuresOf(shown, candidates).flatMap((features, at) => {
    const candidate = candidates[at]
    return candidate ? [{ candidate, odds: oddsOf(features, by) }] : []
  })
  const all = scored.reduce((sum, { odds }) => sum + odds, 1)
  return [
    ...Map.groupBy(scored, ({ candidate }) => `${candidate.value.kind} ${candidate.value.number}`).values(),
  ]
    .flatMap((group) => {
      const best = group.toSorted((a, b) => b.odds - a.odds)[0]?.candidate
      // Exclusions of different things do not add up.
      const odds =
        best?.value.kind === 'excluded'
          ? Math.max(...group.map((each) => each.odds))
          : group.reduce((sum, each) => sum + each.odds, 0)
      return best ? [{ value: best.value, source: best.own, probability: odds / all }] : []
    })
    .toSorted((a, b) => b.probability - a.probability)
}

/** What may be the counterpart of a statement by its kind. */
export function comparableTo(shown: Statement, pool: readonly Candidate[]): Candidate[] {
  const value = valueOf(shown)
  if (value === null) return []
  return pool.filter(
    ({ value: other, isInRow }) =>
      isSameValue(value, other) ||
      (!isInRow && (value.kind === other.kind || (value.kind === 'amount' && other.kind === 'excluded'))),
  )
}

function oddsOf(features: Features, by: Readonly<Features>): number {
  return Math.exp(
    Object.entries(by).reduce((sum, [name, weight]) => sum + weight * features[name as keyof Features], 0),
  )
}
