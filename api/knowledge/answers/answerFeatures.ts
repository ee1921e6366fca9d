import { indexPassages, type PassageIndex, stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import { insuranceSynonyms } from './insuranceSynonyms.ts'
import type { Question } from './question.ts'
import { definedTermOf } from './passageRole.ts'
import { perilOf } from './perilOf.ts'
import { scoreByHand } from './scoreByHand.ts'
import { asksShare, bases, date, money, premium, share, valueFeatures } from './valueFeatures.ts'
import { nearBeside, ranksOf, sectionMeans, standardized } from './nearness.ts'
import { passageWords } from './questionMap.ts'
import { subjectOf } from './subjects.ts'
import { type MatchWords, openWordMatch, type WordMatch } from './wordMatch.ts'
import { verbsOfChange } from '../facts/changesLimits.ts'
import { type PassageTopics, passageTopics, senseFeatures, type TopicComparison } from './topicFeatures.ts'

/** What is known of the passages before a question is asked. */
export interface PassageSetting {
  readonly candidates: readonly Candidate[]
  /** Passages with their headings and lead-ins. */
  readonly index: PassageIndex<Candidate>
  /** Passages by their own words only. */
  readonly ownIndex: PassageIndex<Candidate>
  readonly matchWords: MatchWords
  /** The words of each passage as the map reads them. */
  readonly words: readonly Float32Array[]
  /** The stems of the term that each passage defines; empty for other passages. */
  readonly definedTerms: readonly (readonly string[])[]
  /** What the passages are about, by their vectors if there are any. */
  topicsOf(vectors: readonly (Float32Array | null)[]): PassageTopics
}

/** A question compared with every passage. */
export interface Comparison {
  /** The question's vector; null without vectors. */
  readonly vector: Float32Array | null
  /** The question as the map reads it. */
  readonly meaning: Float32Array
  /** The vectors of the passages. */
  readonly vectors: readonly (Float32Array | null)[]
  /** How close in meaning; null without vectors. */
  readonly similarities: readonly (number | null)[]
  readonly match: WordMatch
  readonly topics: TopicComparison
}

/** Numbers by name, mostly between 0 and 1. */
export type Features = Readonly<Record<string, number>>

/** A passage as measured against a question. */
export interface Measured {
  readonly candidate: Candidate
  /** Its place among all passages. */
  readonly at: number
  readonly features: Features
  /** Share of the question it covers, from 0 to 1. */
  readonly coverage: number
  /** How much closer in meaning it is than other passages, in standard deviations; 0 without vectors. */
  readonly nearness: number
}

const ignored =
  'policy policies coverage cover covers covered insurance insured insure claim paid pay pays payment exclude excludes excluded exclusion exclusions'.split(
    ' ',
  )
/** How the words of questions and policies are compared. */
export const terms = { synonyms: insuranceSynonyms, ignored }

export function passageSetting(candidates: readonly Candidate[], theme: ReadonlySet<string>): PassageSetting {
  let [byWords, byVectors]: (PassageTopics | null)[] = [null, null]
  return {
    topicsOf: (vectors) =>
      vectors.length === 0
        ? (byWords ??= passageTopics(candidates, vectors))
        : (byVectors ??= passageTopics(candidates, vectors)),
    matchWords: openWordMatch(candidates, theme),
    words: candidates.map(passageWords),
    definedTerms: candidates.map(({ text }) => stemsOf(definedTermOf(text) ?? '')),
    candidates,
    index: indexPassages(candidates, terms),
    ownIndex: indexPassages(candidates, terms, { withContext: false }),
  }
}

/** Words that say in which way something is asked, not what about. */
const asking =
  /\b(deductibles?|retentions?|limits?|sublimits?|amounts?|maximum|max|most|aggregate|each|per|occurrence|claims?|much|many|long|high|covered?|coverage|insured|scheduled|listed|shown|declarations|carry|asks?|yearly|annual|total)\b/gi
const percent = /\b\d+(\.\d+)? ?(%|percent|pct\b)/i
const duration =
  /\b(\d+|one|two|three|four|five|six|seven|ten|twelve|thirty|sixty|ninety)[ -]+(\(\d+\) )?(consecutive |business |calendar )?(hours?|days?|weeks?|months?|years?)\b/i
const atMost =
  /\b(limits?|sublimits?|most we will pay|maximum|up to|not more than|not exceed|aggregate|no more than|subject to a)\b/i
/** "The limit is amended to $5,000,000" */
const changedAmount = new RegExp(
  String.raw`\b(?:${verbsOfChange}|now|instead of|in place of)\b.*(?:\$ ?\d|\d,\d{3})`,
  'i',
)
const elsewhere = /\b(shown|stated|listed|described|indicated|set forth) in (the|item|your) /i
const notCovered = /\b(not covered|no coverage|excluded|not elected|none|nil|not purchased|declined|n\/a)\b/i

/** An entry of a schedule by its number: "unit 04", "location 2". */
const namedEntry =
  /\b(?:units?|items?|loc(?:ation)?s?|prem(?:ises)?|buildings?|bldg|autos?|vehicles?|trucks?|trailers?|drivers?|no\.?|number)\W{0,3}0*(\d{1,3})\b(?![,.]?\d)/gi

/** The number at the start of a row, which tells it from the other entries of its schedule. */
function entryOf(text: string): number | null {
  const [, number] =
    /^(?:(?:unit|item|loc(?:ation)?|prem(?:ises)?|building|bldg|auto|vehicle|truck|no)\W{0,3})?0*(\d{1,3})(?![\d,.:/%-])/i.exec(
      text,
    ) ?? []
  return number === undefined ? null : Number(number)
}

/** Of documents with more passages, those that speak most of the question are measured. */
const mostMeasured = 1500

/** Measures every passage against a question. */
export function measured(
  { text, intent }: Pick<Question, 'text' | 'intent'>,
  { candidates, index, ownIndex, definedTerms }: PassageSetting,
  { similarities, match, topics }: Pick<Comparison, 'similarities' | 'match' | 'topics'>,
): Measured[] {
  const all = { limit: candidates.length }
  const hits = index.search(text, all)
  const highest = hits[0]?.score ?? 1
  const content = text.replaceAll(asking, ' ')
  const byWords = new Map(hits.map((hit, rank) => [hit.item, { ...hit, rank }]))
  const byContent = new Map(index.search(content, all).map(({ item, coverage }) => [item, coverage]))
  const byOwn = new Map(ownIndex.search(content, all).map(({ item, coverage }) => [item, coverage]))
  const nearness = standardized(similarities)
  const nearRanks = ranksOf(similarities)
  const sections = sectionMeans(candidates, nearness)
  const entries = [...text.matchAll(namedEntry)].map(([, number]) => Number(number))
  const stems = stemsOf(text)
  const pairs = new Set(stems.slice(0, -1).map((stem, at) => `${stem} ${stems[at + 1]}`))
  const numbers = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([each]) => each)
  const names = [...text.matchAll(/(?<=\S )[A-Z][\p{L}\d&]+/gu)].map(([each]) => each.toLowerCase())
  const asksFor = { share: asksShare.test(text), premium: premium.test(text), who: /\bwho\b/i.test(text) }
  const matches = match.passages
  const likest = standardized(matches.map((each) => each.all))
  const askedBases = bases.map(({ asked }) => asked.test(text))
  const isLong = candidates.length > mostMeasured
  const chosen = new Set(isLong ? hits.slice(0, mostMeasured).map(({ item }) => item) : candidates)

  return candidates.flatMap((candidate, at) => {
    if (!chosen.has(candidate)) return []
    const inContext = `${candidate.leadIn} ${candidate.headings.at(-1) ?? ''} ${candidate.text}`
    const hit = byWords.get(candidate)
    const coverage = hit?.coverage ?? 0
    const contentCoverage = byContent.get(candidate) ?? 0
    const ownCoverage = byOwn.get(candidate) ?? 0
    const near = Math.max(-2, Math.min(5, nearness[at] ?? 0)) / 3
    const shares = candidate.values.filter(({ column }) => share.test(column)).length
    const isShare =
      share.test(candidate.text) ||
      shares > 0 ||
      (candidate.kind === 'row' && share.test(`${candidate.title} ${candidate.headings.at(-1) ?? ''}`))
    const isOther = shares > 0 && shares < candidate.values.length
    const statedBases = bases.map((basis) => basis.wording.test(inContext))
    const candidateStems = stemsOf(candidate.text)
    const lower = inContext.toLowerCase()
    const peril = perilOf(text, inContext)
    const subject = subjectOf(text, candidate)
    const words = (hit?.score ?? 0) / highest
    const value = valueFeatures(text, candidate)
    const entry = entries.length > 0 && candidate.kind === 'row' ? entryOf(candidate.text) : null
    const changes = candidate.isEndorsement && changedAmount.test(candidate.text)
    const flag = (is: boolean) => (is ? 1 : 0)
    const features = {
      words,
      wordsLog: Math.log1p(hit?.score ?? 0) / 4,
      coverage,
      contentCoverage,
      ownCoverage,
      headingGain: Math.max(0, contentCoverage - ownCoverage),
      near,
      cosine: similarities[at] ?? 0,
      wordRank: hit ? 1 / (1 + hit.rank) : 0,
      nearRank: 1 / (1 + (nearRanks[at] ?? 1000)),
      likeOwn: matches[at]?.own ?? 0,
      likeAll: matches[at]?.all ?? 0,
      likeRare: matches[at]?.rare ?? 0,
      likeBest: matches[at]?.best ?? 0,
      likeAsked: matches[at]?.asked ?? 0,
      labelLike: matches[at]?.label ?? 0,
      ...value,
      valueLabel: (value['valueInRow'] ?? 0) * (matches[at]?.label ?? 0),
      valueSubject: (value['valueInRow'] ?? 0) * flag(subject.isMet),
      valueLike: (value['valueInRow'] ?? 0) * (matches[at]?.all ?? 0),
      changes: flag(changes),
      changesLike: changes ? (matches[at]?.all ?? 0) : 0,
      likest: Math.max(-2, Math.min(5, likest[at] ?? 0)) / 3,
      around: Math.max(nearBeside(candidates, nearness, at, -1), nearBeside(candidates, nearness, at, 1)) / 3,
      section: (sections[at] ?? 0) / 2,
      sentence: flag(candidate.kind === 'sentence'),
      listItem: flag(candidate.kind === 'listItem'),
      row: flag(candidate.kind === 'row'),
      heading: flag(candidate.kind === 'heading'),
      grant: flag(candidate.role === 'GRANT'),
      exclusion: flag(candidate.role === 'EXCLUSION'),
      exception: flag(candidate.role === 'EXCEPTION'),
      condition: flag(candidate.role === 'CONDITION'),
      definition: flag(candidate.role === 'DEFINITION'),
      endorsement: flag(candidate.isEndorsement),
      money: flag(money.test(candidate.text)),
      percent: flag(percent.test(candidate.text)),
      duration: flag(duration.test(candidate.text)),
      date: flag(date.test(candidate.text)),
      atMost: flag(atMost.test(candidate.text)),
      share: flag(isShare),
      shareMet: flag(asksFor.share && isShare),
      shareMissed: flag(asksFor.share && !isShare),
      shareUnasked: flag(!asksFor.share && isShare && !isOther),
      premium: flag(premium.test(candidate.text)),
      premiumMet: flag(asksFor.premium && premium.test(inContext)),
      premiumUnasked: flag(!asksFor.premium && premium.test(candidate.text)),
      basisMet: flag(askedBases.some((is, of) => is && statedBases[of])),
      basisOther: flag(
        askedBases.some((is, of) => is && !statedBases[of]) &&
          statedBases.some((is, of) => is && !askedBases[of]),
      ),
      numbers:
        numbers.length === 0 ? 0 : numbers.filter((each) => lower.includes(each)).length / numbers.length,
      numbersMissed: flag(numbers.length > 0 && !numbers.some((each) => lower.includes(each))),
      entryMet: flag(entry !== null && entries.includes(entry)),
      entryOther: flag(entry !== null && !entries.includes(entry)),
      names: names.length === 0 ? 0 : names.filter((each) => lower.includes(each)).length / names.length,
      short: flag(candidate.text.length < 30),
      long: flag(candidate.text.length > 400),
      length: Math.log1p(candidate.text.length) / 6,
      pairs: Math.min(3, pairsIn(candidateStems, pairs)) / 2,
      elsewhere: flag(elsewhere.test(candidate.text)),
      notCovered: flag(notCovered.test(candidate.text)),
      front: flag(candidate.isFront),
      example: flag(candidate.isExample),
      subjectMet: flag(subject.isMet),
      subjectAbove: flag(subject.isAbove),
      subjectOther: flag(subject.isOther),
      otherPeril: flag(intent === 'DEDUCTIBLE' && peril.isOther),
      perilMet: flag(intent === 'DEDUCTIBLE' && peril.isMet),
      restOfPerils: flag(intent === 'DEDUCTIBLE' && peril.isRest),
      termAsked: termAsked(definedTerms[at] ?? [], stems),
      defines: flag(intent === 'DEFINITION' && candidate.role === 'DEFINITION'),
      who: flag(asksFor.who && /\b[A-Z]\w+ (?:[A-Z]\w+|Inc|LLC)/.test(candidate.text)),
      endorsedMatch: candidate.isEndorsement ? contentCoverage : 0,
    }
    const complete = {
      ...features,
      ...topics.passages[at],
      ...senseFeatures(topics.senses, features),
      byHand: scoreByHand(features, { intent, nearness: nearness[at] ?? 0 }),
    }
    return [{ candidate, at, features: complete, coverage, nearness: Math.max(0, nearness[at] ?? 0) }]
  })
}

/** "Is a temp an employee?" has all the words of a defined term; longer terms are rarely used without being meant. */
function termAsked(term: readonly string[], question: readonly string[]): number {
  if (term.length === 0 || !term.every((stem) => question.includes(stem))) return 0
  return Math.min(1, 0.4 + 0.2 * term.length)
}

function pairsIn(stems: readonly string[], pairs: ReadonlySet<string>): number {
  let found = 0
  for (let at = 1; at < stems.length; at++) if (pairs.has(`${stems[at - 1]} ${stems[at]}`)) found++
  return found
}
