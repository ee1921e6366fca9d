import { senses, topicCloseness, topicOverlap, TopicPlace } from '../topics/topics.ts'
import type { Candidate } from './answerCandidates.ts'
import type { Features } from './answerFeatures.ts'
import { ranksOf, standardized } from './nearness.ts'

/** What each passage is about: as a whole, and its label. */
export interface PassageTopics {
  readonly whole: readonly TopicPlace[]
  readonly label: readonly (TopicPlace | null)[]
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
  return {
    whole: candidates.map(
      ({ text, headings, leadIn, title }, at) =>
        new TopicPlace({
          text: `${headings.at(-1) ?? ''} ${leadIn} ${title} ${text}`,
          vector: vectors[at] ?? null,
        }),
    ),
    label: candidates.map(({ kind, title, text }) =>
      kind === 'row'
        ? new TopicPlace({ text: `${title} ${text}`.replaceAll(/\S*\d\S*/g, ' '), vector: null })
        : null,
    ),
  }
}

export function compareTopics(
  question: { readonly text: string; readonly vector: Float32Array | null },
  { whole, label }: PassageTopics,
): TopicComparison {
  const asked = new TopicPlace(question)
  const classifier = senses()
  const shares = classifier.shares(classifier.place(question))
  const closeness = whole.map((each) => topicCloseness(asked, each))
  const near = standardized(closeness)
  const ranks = ranksOf(closeness)
  const isNear = (at: number) => (ranks[at] ?? mostNear) < mostNear
  return {
    asked,
    senses: Object.fromEntries(classifier.labels.map((name, at) => [name, shares[at] ?? 0])),
    passages: whole.map((each, at) => {
      const ofLabel = label[at]
      return {
        topicClose: closeness[at] ?? 0,
        topicNear: Math.max(-2, Math.min(5, near[at] ?? 0)) / 3,
        topicRank: 1 / (1 + (ranks[at] ?? 1000)),
        topicOverlap: isNear(at) ? topicOverlap(asked, each) : 0,
        topicLabel: ofLabel && isNear(at) ? topicOverlap(asked, ofLabel) : 0,
        topicLabelClose: ofLabel ? topicCloseness(asked, ofLabel) : 0,
      }
    }),
  }
}

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
