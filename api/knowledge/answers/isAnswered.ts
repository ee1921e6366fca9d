import type { Comparison, Features, PassageSetting } from './answerFeatures.ts'
import { type AnswerWeights, answerWeights, vectorScore, weighted } from './answerModel.ts'
import type { RankedCandidate } from './openAnswers.ts'
import type { Candidate } from './answerCandidates.ts'
import { changedEntry, unitsChanged } from './changedEntry.ts'
import { thresholdFor } from './exclusionThreshold.ts'
import { hasNeeded, quoted } from './hasNeeded.ts'
import { isOtherLimit } from './factAnswer.ts'
import { namedVehicle } from './payeeAnswer.ts'
import { statesPeril } from './perilOf.ts'
import { type Intent, isYesOrNo, type Question } from './question.ts'
import { lines } from './subjects.ts'

/** The passages, compared with the question. */
type MatchedSetting = PassageSetting & Pick<Comparison, 'match' | 'vector' | 'topics'>

/** Whether the best passages answer the question, rather than only touch it. */
export function isAnswered(
  question: Question,
  best: readonly RankedCandidate[],
  setting: MatchedSetting,
  weights: AnswerWeights = answerWeights,
): boolean {
  const [lead] = best
  if (!lead || !hasNeeded(question, best, setting)) return false
  const { kind, title, text } = lead.candidate
  // The deductible in the row of another coverage is not that of the vehicle; an endorsement may change it.
  const vehicle = question.intent === 'DEDUCTIBLE' ? namedVehicle(question.text, setting.candidates) : null
  const number = vehicle && /^\d{1,3}(?= )/.exec(vehicle.text)?.[0]
  if (number && unitsChanged(lead.candidate).includes(number)) return true
  if (vehicle && vehicle !== lead.candidate && kind === 'row' && !isNamedIn(question.text, text)) return false
  if (question.intent === 'AMOUNT' && kind === 'row' && isOtherLimit(question.text, `${title} ${text}`))
    return false
  if (isOfChange(question, lead) || isOfYear(question, lead)) return true
  // The value of one building is not that of all.
  if (totalValue.test(question.text) && !/\btotal\b|\btiv\b/i.test(text)) return false
  if (question.intent === 'DEDUCTIBLE' && statesPeril(lead)) return true
  if (lead.candidate.role === 'EXCLUSION' && isYesOrNo(question.text) && thresholdFor(question.text, text))
    return true
  if (lead.features['restOfPerils'] === 1 && hasType('DEDUCTIBLE', lead.candidate.text)) return true
  const features = enoughFeatures(question, best, setting, weights)
  const least = missesSubject(question, features, setting) ? unknownSubject.evidence : 0
  return weighted(features, weights.enough) > least - ofFew(setting)
}

/** Whether a change of a value names most of what is asked about: "Back-up of sewers and drains is now $40,000". */
function isOfChange(question: Question, lead: RankedCandidate): boolean {
  return (
    (question.intent === 'AMOUNT' || question.intent === 'DEDUCTIBLE') &&
    lead.coverage >= mostNamed &&
    isOfLine(question, lead) &&
    changedEntry(lead.candidate) !== null
  )
}

const mostNamed = 0.6

/** Whether the declarations state the most for a year, which is asked for: "Policy aggregate limit $2,000,000". */
function isOfYear(question: Question, lead: RankedCandidate): boolean {
  return (
    question.intent === 'AMOUNT' &&
    /\(aggregate\)/.test(question.text) &&
    lead.candidate.isFront &&
    isOfLine(question, lead) &&
    /\baggregate\b.*\$ ?\d/i.test(lead.candidate.text)
  )
}

/** Whether a passage stands under every line of business that a question names. */
function isOfLine({ text }: Question, { candidate, features }: RankedCandidate): boolean {
  const own = `${candidate.headings.join(' ')} ${candidate.leadIn} ${candidate.text}`
  return features['subjectOther'] !== 1 && lines.every((line) => !line.test(text) || line.test(own))
}

const totalValue = /\btotal insured values?\b|\btiv\b/i

/** Whether a row has a word that the question names: "REEFER BREAKDOWN" for "if the reefer unit quits". */
function isNamedIn(question: string, row: string): boolean {
  const words = row.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.some(
    (word) => word !== 'deductible' && new RegExp(String.raw`\b${word}\b`, 'i').test(question),
  )
}

/** When the subject of a question counts as unknown, and how much more evidence an answer then needs, in log odds. */
const unknownSubject = { like: 0.15, topic: 0.3, close: 0.4, mostWords: 5, evidence: 2 }

const asksWhether = /^(?:is|are|do|does|can|has|have|any)\b/i

/**
 * Whether no passage has a word like the rarest of a short question, nor is the best about what it is about: "do they
 * haul hazmat" is not answered by earned freight. Longer questions tell a story in words of their own.
 */
function missesSubject(
  { text }: Question,
  { topicHighest = 0, topicHighestClose = 0 }: Features,
  { match, candidates }: MatchedSetting,
): boolean {
  return (
    asksWhether.test(text) &&
    text.split(/\s+/).length <= unknownSubject.mostWords &&
    topicHighest < unknownSubject.topic &&
    topicHighestClose < unknownSubject.close &&
    match.together(candidates).rarest < unknownSubject.like
  )
}

/** The passages of short declarations, and of a policy with as many as those that the weights are fitted to. */
const few = { least: 15, most: 150 }

/** How much less evidence the best of few passages needs, in log odds: it is seldom the best by chance. */
function ofFew({ candidates, vector }: MatchedSetting): number {
  if (vector === null) return 0
  return Math.max(0, 0.55 * Math.log(few.most / Math.max(few.least, candidates.length)))
}

/** What tells an answer from a passage that only touches the question. */
export function enoughFeatures(
  { text, intent }: Question,
  best: readonly RankedCandidate[],
  setting: MatchedSetting,
  { asked }: Pick<AnswerWeights, 'asked'>,
): Features {
  const { candidates, index, match, vector, topics } = setting
  const top = best.slice(0, quoted)
  const [lead] = top
  if (!lead) return {}
  const highest = (name: string) => Math.max(...top.map(({ features }) => features[name] ?? 0))
  const anywhere = (name: string) => Math.max(...best.map(({ features }) => features[name] ?? 0))
  const together = match.together(top.map(({ candidate }) => candidate))
  const anywhereTogether = match.together(candidates)
  const own = (name: string) => lead.features[name] ?? 0
  return {
    always: 1,
    askedOften: vectorScore(vector, asked) / 2,
    ...lineOf(text, setting),
    wordsOnly: top.every(({ features }) => features['cosine'] === 0) ? 1 : 0,
    score: lead.score / 10,
    share: lead.share,
    shares: top.reduce((sum, { share }) => sum + share, 0),
    coverage: own('contentCoverage'),
    ownCoverage: own('ownCoverage'),
    cosine: own('cosine'),
    ...Object.fromEntries(telling.map((name) => [name, own(name)])),
    ...Object.fromEntries(Object.entries(topics.senses).map(([name, share]) => [`asks ${name}`, share])),
    topicSure: Math.max(0, ...topics.asked.likely.values()),
    topicHighest: highest('topicOverlap'),
    topicHighestClose: highest('topicClose'),
    topicKnown: Math.max(0, ...topics.passages.map((each) => each['topicOverlap'] ?? 0)),
    topicKnownClose: Math.max(0, ...topics.passages.map((each) => each['topicClose'] ?? 0)),
    highestLabel: highest('labelLike'),
    highestValue: highest('valueInRow'),
    subjectMissed: highest('subjectMet') + highest('subjectAbove') === 0 ? highest('subjectOther') : 0,
    shareMissed: own('shareMissed'),
    basisOther: own('basisOther'),
    numbersMissed: own('numbersMissed'),
    highestCoverage: highest('contentCoverage'),
    highestOwn: highest('ownCoverage'),
    highestCosine: highest('cosine'),
    answerSimilarity: own('answerSimilarity'),
    answerRank: own('answerRank'),
    highestAnswerSimilarity: highest('answerSimilarity'),
    termAsked: highest('termAsked'),
    anyCoverage: anywhere('contentCoverage'),
    together: index.coverageOf(
      text,
      top.map(({ candidate }) => candidate),
    ),
    likeAll: own('likeAll'),
    highestLike: highest('likeAll'),
    highestRare: highest('likeRare'),
    likeTogether: together.all,
    likeAsked: together.asked,
    likeWeakest: together.weakest,
    likeKnown: anywhereTogether.all,
    askedKnown: anywhereTogether.asked,
    weakestKnown: anywhereTogether.weakest,
    margin: top[1] === undefined ? 1 : lead.share - top[1].share,
    byHand: Math.max(...top.map((each) => byHand(each, intent))),
    known: index.coverageOf(text, candidates),
    namesMissed: missing(
      text,
      top.map(({ candidate }) => candidate),
    ),
    namesUnknown: missing(text, candidates),
    typeMissed: top.some(({ candidate }) => hasType(intent, candidate.text)) ? 0 : 1,
    words: Math.log(text.split(/\s+/).length) / 3,
  }
}

/** What of the best passage tells whether it answers. */
const telling =
  'money duration date share row endorsement exclusion grant condition labelLike valueMet valueInRow valueOther valueLabel valueSubject valueLike changes changesLike subjectMet subjectAbove subjectOther premiumMet moneyMeant durationMeant dateMeant shareMeant premiumMeant exclusionMeant grantMeant perilMet restOfPerils basisMet pairs numbers names entryMet entryOther topicClose topicNear topicRank topicOverlap topicLabel topicLabelClose senseShare senseShareMissed senseLimit senseLimitShare senseLimitMissed sensePremium senseDuration senseDurationMissed senseDate sensePercent senseDefinition senseDuty senseCovered senseCoveredRow'.split(
    ' ',
  )

/** How much of the lines that a question names the documents insure: by an amount, or by a title. */
function lineOf(text: string, { candidates }: PassageSetting): Features {
  const asked = lines.filter((line) => line.test(text))
  if (asked.length === 0) return {}
  const counted = (has: (candidate: Candidate, line: RegExp) => boolean) =>
    asked.filter((line) => candidates.some((candidate) => has(candidate, line))).length / asked.length
  return {
    lineAsked: 1,
    lineUnknown: 1 - counted(({ text: own }, line) => line.test(own)),
    lineUntitled: 1 - counted(({ headings }, line) => headings.some((heading) => line.test(heading))),
    lineWithoutAmount:
      1 -
      counted(
        ({ text: own, headings, leadIn, role }, line) =>
          /\d,\d{3}|\$/.test(own) &&
          role !== 'EXCLUSION' &&
          line.test(`${headings.join(' ')} ${leadIn} ${own}`),
      ),
  }
}

/**
 * How much of the question a passage must mention, and how close in meaning it must be when it mentions less.
 * A situation is described in other words than a policy's; a question about a specific thing names it.
 */
const floors: Readonly<Record<Intent, { readonly coverage: number; readonly nearness: number }>> = {
  SITUATION: { coverage: 0.36, nearness: 2.4 },
  EXISTENCE: { coverage: 0.6, nearness: 5 },
  AMOUNT: { coverage: 0.5, nearness: 3.6 },
  DEDUCTIBLE: { coverage: 0.5, nearness: 3.6 },
  TIME: { coverage: 0.45, nearness: 3 },
  PARTY: { coverage: 0.6, nearness: 6 },
  DEFINITION: { coverage: 0.4, nearness: 3.5 },
  REFERENCE: { coverage: 0.6, nearness: 9 },
  OTHER: { coverage: 0.42, nearness: 2.8 },
}

/** How far a passage is above floors set by hand; the fitted weights correct it. */
function byHand({ features, nearness, candidate }: RankedCandidate, intent: Intent): number {
  const floor = floors[intent]
  const isOfType = hasType(intent, candidate.text) && (intent !== 'DEDUCTIBLE' || features['share'] === 1)
  const sum = (features['contentCoverage'] ?? 0) / floor.coverage + nearness / floor.nearness - 1
  return isOfType ? Math.max(-1, Math.min(2, sum)) : -1
}

/** The share of the names in a question ("Canada", "Bonita Springs") that none of the passages has. */
function missing(question: string, passages: readonly Candidate[]): number {
  const names = [...question.matchAll(/(?<=[^.?!]\s)[A-Z][a-z]{2,}/g)].map(([name]) => name)
  if (names.length === 0) return 0
  const absent = names.filter(
    (name) =>
      !passages.some(({ text, leadIn, headings }) =>
        `${leadIn} ${headings.join(' ')} ${text}`.includes(name),
      ),
  )
  return absent.length / names.length
}

/** Whether a passage has the kind of value that is asked for. */
function hasType(intent: Intent, text: string): boolean {
  if (intent === 'AMOUNT' || intent === 'DEDUCTIBLE')
    return /\$\s?\d|\d{1,3},\d{3}|\d ?(?:%|percent|hours)/i.test(text)
  if (intent === 'TIME')
    return /\b(?:\d+|one|two|three|five|six|ten|twelve|thirty|sixty|ninety)\W*(?:\(\d+\) )?(?:\w+ )?(?:hours?|days?|weeks?|months?|years?)|\d\/\d|\b(?:19|20)\d\d\b|promptly|as soon as|immediately/i.test(
      text,
    )
  return true
}
