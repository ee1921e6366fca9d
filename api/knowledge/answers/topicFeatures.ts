import { senses, topicCloseness, topicOverlap, TopicPlace } from '../topics/topics.ts'
import type { ClassifiedText } from '../topics/textClassifier.ts'
import type { Candidate } from './answerCandidates.ts'
import type { Features } from './answerFeatures.ts'
import { ranksOf, standardized } from './nearness.ts'

/** What each passage is about: as a whole, and its label. They are found when first asked for. */
export interface PassageTopics {
  readonly count: number
  whole(at: number): TopicPlace | null
  label(at: number): TopicPlace | null
}

/** What a question is about and asks for, and how near each passage is to that. */
export interface TopicComparison {
  readonly asked: TopicPlace
  /** How likely the question asks for each kind of thing ("limit", "deductible"). */
  readonly senses: Readonly<Record<string, number>>
  readonly passages: readonly Features[]
}

export function passageTopics(
  candidates: readonly Candidate[],
  vectors: readonly (Float32Array | null)[],
): PassageTopics {
  const wholes = new Map<number, TopicPlace>()
  const labels = new Map<number, TopicPlace>()
  return {
    count: candidates.length,
    whole(at) {
      const candidate = candidates[at]
      if (!candidate) return null
      const { text, headings, leadIn, title } = candidate
      return kept(wholes, at, () => ({
        text: `${headings.at(-1) ?? ''} ${leadIn} ${title} ${text}`,
        vector: vectors[at] ?? null,
      }))
    },
    label(at) {
      const candidate = candidates[at]
      if (candidate?.kind !== 'row') return null
      const { title, text } = candidate
      return kept(labels, at, () => ({ text: `${title} ${text}`.replaceAll(/\S*\d\S*/g, ' '), vector: null }))
    },
  }
}

function kept(places: Map<number, TopicPlace>, at: number, textOf: () => ClassifiedText): TopicPlace {
  const known = places.get(at)
  if (known) return known
  const place = new TopicPlace(textOf())
  places.set(at, place)
  return place
}

/** `similarities` tell which passages of a long document are near enough to be compared. */
export function compareTopics(
  question: ClassifiedText,
  passages: PassageTopics,
  similarities: readonly (number | null)[],
): TopicComparison {
  const asked = new TopicPlace(question)
  const classifier = senses()
  const shares = classifier.shares(classifier.place(question))
  const similarRanks = passages.count > mostPlaced ? ranksOf(similarities) : []
  const all = Array.from({ length: passages.count }, (_, at) => at)
  const whole = all.map((at) => ((similarRanks[at] ?? 0) < mostPlaced ? passages.whole(at) : null))
  const closeness = whole.map((each) => each && topicCloseness(asked, each))
  const near = standardized(closeness)
  const ranks = ranksOf(closeness)
  return {
    asked,
    senses: Object.fromEntries(classifier.labels.map((name, at) => [name, shares[at] ?? 0])),
    passages: whole.map((each, at) => {
      const label = each && passages.label(at)
      const isNear = (ranks[at] ?? mostNear) < mostNear
      return {
        topicClose: closeness[at] ?? 0,
        topicNear: Math.max(-2, Math.min(5, near[at] ?? 0)) / 3,
        topicRank: 1 / (1 + (ranks[at] ?? 1000)),
        topicOverlap: each && isNear ? topicOverlap(asked, each) : 0,
        topicLabel: label && isNear ? topicOverlap(asked, label) : 0,
        topicLabelClose: label ? topicCloseness(asked, label) : 0,
      }
    }),
  }
}

/** Of a long document, the passages nearest in meaning are placed among the topics: that takes time. */
const mostPlaced = 500
/** Passages that are compared topic by topic; the others are about something else. */
const mostNear = 300

/** Whether a passage has what the question asks for. */
export function senseFeatures(asked: Readonly<Record<string, number>>, has: Features): Features {
  const of = (name: string) => asked[name] ?? 0
  const is = (name: string) => has[name] ?? 0
  return {
    senseShare: of('deductible') * is('share'),
    senseShareMissed: of('deductible') * (1 - is('share')),
    senseLimit: of('limit') * is('money') * (1 - is('share')),
    senseLimitShare: of('limit') * is('share'),
    senseLimitMissed: of('limit') * (1 - is('money')),
    sensePremium: of('premium') * is('premium'),
    sensePremiumUnasked: (1 - of('premium')) * is('premium'),
    senseDuration: of('duration') * is('duration'),
    senseDurationMissed: of('duration') * (1 - is('duration')),
    senseDate: of('date') * is('date'),
    sensePercent: of('percent') * is('percent'),
    senseDefinition: of('definition') * is('definition'),
    senseDuty: of('duty') * is('condition'),
    senseCovered: of('covered') * (is('grant') + is('exclusion') + is('exception')),
    senseCoveredRow: of('covered') * is('row'),
    senseValuation: of('valuation') * (1 - is('row')),
    senseItemRow: (of('item') + of('count')) * is('row'),
  }
}
