/** What a question asks for. */
export const intents = [
  'COVERAGE',
  'AMOUNT',
  'DEDUCTIBLE',
  'TIME',
  'PARTY',
  'DEFINITION',
  'REFERENCE',
  'OTHER',
] as const
export type Intent = (typeof intents)[number]

export interface Question {
  /** As it is searched: with what a follow-up leaves out. */
  readonly text: string
  readonly intent: Intent
}

/** The first pattern that matches decides; what is asked for more narrowly comes first. */
const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'DEFINITION',
    /\b(what (counts|qualifies) as|what is meant by|what does .{1,60}\bmean\b|definition of|define[ds]?\b|how (is|are|does) .{1,60}\bdefined?\b|who (counts|qualifies) as|considered an? )/i,
  ],
  [
    'DEDUCTIBLE',
    /\b(deductible|retention|own share|our share|my share|out of (my|our) (own )?pocket|(do|would|must|will) (i|we) (have to )?pay (first|ourselves|before))\b/i,
  ],
  [
    'REFERENCE',
    /\b(policy number|quote number|naic|form number|which forms|what forms|list of forms|forms? (is|are) (attached|listed))\b/i,
  ],
  [
    'AMOUNT',
    /\b(how much|what('s| is| are)? (the|our|my|your)? ?.{0,60}\b(limits?|sublimit|aggregate|maximum|premium|amount|cap|percentage|coinsurance)|how high|(up )?to what amount|the most|max(imum)?|how many dollars|what (limit|amount|percent|percentage)|limit for|limits? of)\b/i,
  ],
  [
    'TIME',
    /\b(when|how (long|soon|many (days|months|years|hours)|quickly|much (notice|time))|by when|deadline|what (date|day)|days' notice|notice period|waiting period|effective date|expir\w*|retroactive date|inception)\b/i,
  ],
  [
    'PARTY',
    /^(who|whose|whom)\b(?!.*\b(cover|insured|protect))|\b(who is|who's|who are|name of|which (company|carrier|insurer|person|bank|lender|agency)|named insured|mailing address|what address)\b/i,
  ],
  [
    'COVERAGE',
    /\b(cover(s|ed|age|ing)?|insured|insure[sd]?|protect(s|ed|ion)?|exclu(de|ded|des|sion)|pay(s|ing)? for|include[ds]?|are we (ok|okay|good|fine|safe)|does (the|our|this|my) policy (answer|respond|apply|help|pay)|would (the|our|this|my) policy|am i|is that|anything|on the hook|claim|reimburse[ds]?)\b/i,
  ],
]

/** What a client tells before the question: it sets the scene of a loss. */
const story =
  /\b(if|what if|suppose|someone|somebody|one of our|our|a|an|we|i)\b.{8,}\b(ed|broke|fell|stole|sued|hit|came|went|got|was|were|spilled)\b/i

export function intentOf(question: string): Intent {
  const found = patterns.find(([, pattern]) => pattern.test(question))
  if (found) return found[0]
  return /\?/.test(question) &&
    (story.test(question) || /^(is|are|do|does|can|will|would|could|am)\b/i.test(question))
    ? 'COVERAGE'
    : 'OTHER'
}

const followUp = /^(and|what about|how about|also|same for|or)\b/i
const shortQuestion = 7

/** The question with what it leaves out: a follow-up takes the words of the question before. */
export function understood(question: string, earlier: readonly { readonly question: string }[]): Question {
  const before = earlier.findLast(({ question: asked }) => !followUp.test(asked.trim()))?.question
  const trimmed = question.trim()
  const words = trimmed.split(/\s+/).length
  const pointsBack = /\b(it|that|this|they|them|those|he|she)\b/i.test(trimmed) && words <= shortQuestion
  if (before === undefined || !(followUp.test(trimmed) || pointsBack))
    return { text: trimmed, intent: intentOf(trimmed) }
  const own = intentOf(trimmed.replace(followUp, ''))
  return {
    text: `${trimmed.replace(followUp, '')} ${before}`,
    intent: own === 'OTHER' ? intentOf(before) : own,
  }
}
