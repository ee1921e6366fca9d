import { numberInWords, spokenNumber } from '../../reading/index.ts'
import { sharesOf } from '../forms/matching/matchModel.ts'
import { type Judgment, met, notMet, quotedWords } from './contractFinding.ts'
import {
  type Demand,
  type Features,
  type Hypothesis,
  hypotheses,
  type PolicyPassages,
} from './demandEvidence.ts'
import fitted from './evidenceWeights.json' with { type: 'json' }
import type { Evidence } from './policyWording.ts'
import { asksEnough } from './requirementChecks.ts'

/** How likely a demand has to be met, or not met, before the review says so. Saying "met" wrongly is the worst error. */
const likelyMet = 0.9
const likelyNotMet = 0.4

/** What the words of a policy make of a demand: how likely it is met and not met, and the words that say so most. */
interface Weighed {
  readonly met: number
  readonly notMet: number
  /** The likeliest reading of each status; no passage where the silence of the policy decides. */
  readonly best: (status: Hypothesis['status']) => Hypothesis | null
}

export function weighed(found: readonly Hypothesis[], weights: Features = fitted): Weighed {
  const shares = sharesOf(
    found.map(({ features }) =>
      Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0),
    ),
  )
  const total = (status: Hypothesis['status']) =>
    shares.reduce((sum, share, at) => sum + (found[at]?.status === status ? share : 0), 0)
  return {
    met: total('met'),
    notMet: total('not met'),
    best(status) {
      const own = found.flatMap((each, at) =>
        each.status === status ? [{ each, share: shares[at] ?? 0 }] : [],
      )
      return own.toSorted((a, b) => b.share - a.share)[0]?.each ?? null
    },
  }
}

/** What a demand comes to: the likelier of the two, where it is likely enough. */
export function statusOf({ met: isMet, notMet: isNot }: Pick<Weighed, 'met' | 'notMet'>): Judgment['status'] {
  if (isMet > likelyMet) return 'met'
  return isNot > likelyNotMet && isNot > isMet ? 'not met' : 'cannot tell'
}

/** What the provisions for others and deductibles leave open is a matter of names and amounts; values are known to the client. */
export function isWeighed({ kind, quote }: Pick<Demand, 'kind' | 'quote'>): boolean {
  return kind === 'coverage' && !asksEnough.test(quote)
}

/** Judges a demand that no rule settles by weights that were fitted to other contracts and policies. */
export function judgeByEvidence(judgment: Judgment, demand: Demand, passages: PolicyPassages): Judgment {
  if (judgment.status !== 'cannot tell' || !isWeighed(demand)) return judgment
  const found = weighed(hypotheses(demand, passages))
  const status = statusOf(found)
  if (status === 'cannot tell') {
    const near = found.best(found.met > found.notMet ? 'met' : 'not met')
    const evidence = judgment.evidence ?? (near && isWorthReading(near) ? evidenceOf(near) : null)
    return { ...judgment, evidence }
  }
  const best = found.best(status)
  // "No exclusion for work at height" is not broken by the exclusion of a driver.
  if (status === 'not met' && refusesExclusions.test(demand.quote) && !(best && isWorthReading(best)))
    return judgment
  const evidence = best && evidenceOf(best)
  const isExclusion = (best?.features['not met role EXCLUSION'] ?? 0) > 0
  // "Equipment breakdown: included" is no shortfall, however alike the words are.
  if (
    status === 'not met' &&
    evidence &&
    !isExclusion &&
    !(best && isWorthReading(best) && showsShortfall(evidence.quote, demand.quote))
  )
    return { ...judgment, evidence: judgment.evidence ?? (best && isWorthReading(best) ? evidence : null) }
  // What is excluded, falls short or is only explained proves nothing.
  if (status === 'met' && best !== null && best.passage !== null && isNoProof(best))
    return { ...judgment, evidence: judgment.evidence ?? evidence }
  if (status === 'met')
    return evidence ? met('The policy says so.', evidence) : met('The policy does not exclude it.', null)
  return evidence
    ? notMet(
        isExclusion
          ? 'The policy excludes it.'
          : `The policy falls short of this requirement: ${quotedWords(evidence)}.`,
        evidence,
      )
    : notMet('The policy does not say that it gives this.', null)
}

const noProof = ['role EXCLUSION', 'under exclusions', 'refusal', 'too little', 'time short', 'example']

function isNoProof({ status, features, passage }: Hypothesis): boolean {
  const has = noProof.some((name) => (features[`${status} ${name}`] ?? 0) > 0)
  return (
    has &&
    !/\bexclusions?\b[^.]{0,60}\b(?:does not apply|(?:is|are) (?:deleted|removed))\b\W*$/i.test(
      passage?.text ?? '',
    )
  )
}

const takesAway =
  /\b(?:exclu\w*|not|no|non[ea]|nil|reject\w*|declined|only|unless|except|without|limited to|subject to|within and|does(?:n't| not)|sublimit|reduces?|instead of|actual cash value)\b/i

/** "$75,000", "12 months", "twelve months", "80%": a number with what it counts. */
const count = String.raw`(\$)\s?(\d[\d,]*)|\b(\d[\d,]*|${numberInWords})\s?-?(%|percent|days?|months?|years?|hours?)`
const counted = new RegExp(count, 'gi')
/** "Not to exceed twelve months". */
const capped = new RegExp(
  String.raw`\b(?:not (?:to )?exceed(?:ing)?|not? more than|no longer than|limited to|up to)\s+(?:${count})`,
  'gi',
)

/** Whether words take something away, or state less than a demand does. */
export function showsShortfall(words: string, demanded: string): boolean {
  const asked = countsIn(demanded)
  // What is enough takes nothing away as the most that is given.
  const open = words.replaceAll(capped, (whole) => {
    const [most] = countsIn(whole)
    return asked.some(({ unit, count: least }) => unit === most?.unit && most.count >= least) ? ' ' : whole
  })
  return (
    takesAway.test(open) ||
    countsIn(words).some(({ unit, count: own }) =>
      asked.some((each) => each.unit === unit && own < each.count),
    )
  )
}

function countsIn(text: string): { unit: string; count: number }[] {
  return [...text.matchAll(counted)].map(([, sign, amount, number = '', unit = '']) => ({
    unit:
      sign ??
      unit
        .toLowerCase()
        .replace(/^percent$/, '%')
        .replace(/s$/, ''),
    count: spokenNumber(number) ?? Number((amount ?? number).replaceAll(',', '')),
  }))
}

const refusesExclusions =
  /\b(?:no|without(?: any)?|not (?:contain|include|have)\b[^.]{0,12}) exclusions?\b|\bnot (?:be )?exclude/i

/** The share of the telling words of a demand that a passage needs to be worth quoting. */
const isNear = 0.35

function isWorthReading({ status, features }: Hypothesis): boolean {
  return (features[`${status} coverage`] ?? 0) >= isNear
}

function evidenceOf({ passage }: Hypothesis): Evidence | null {
  return passage && { quote: passage.text, page: passage.page, form: passage.headings.at(-1) ?? null }
}
