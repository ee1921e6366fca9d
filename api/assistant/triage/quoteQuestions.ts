import type { Ask } from './findAsks.ts'
import type { MessageText } from './messageText.ts'
import type { LineOfBusiness } from '../../knowledge/index.ts'
import { lineNames } from './lineWords.ts'
import { isPersonalQuote, missingForPersonalQuote } from './personalQuotes.ts'
import { plainOrder } from './plainOrder.ts'

/** What a carrier has to know before it quotes, in words for the client, and how a message says it. */
interface QuoteQuestion {
  readonly words: string
  readonly said: RegExp
}

const count = String.raw`\b(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const workers = String.raw`(?:(?:full|part)[- ]time )?(?:employees?|workers?|people|staff|guys|men)\b`
const headcount = new RegExp(`${count} ${workers}`, 'i')
const measures = '(?:sales|revenues?|receipts|payroll)'
const dollars = String.raw`\$ ?\d[\d,.]*\d?(?: ?(?:k|m|mm|mil|million|thousand)\b)?`
/** `4 employees`, `$600k revenue`, `payroll is about $180,000`. */
const stated = new RegExp(
  String.raw`${count} (?:${workers}|(?:trucks?|vans?|pickups?|trailers?|vehicles?|drivers?|locations?)\b)|${dollars} (?:(?:in|of|annual|gross|a year in) )*${measures}\b|\b${measures} (?:(?:is|are|of|about|around|roughly) )*${dollars}`,
  'gi',
)

const losses: QuoteQuestion = {
  words: 'any losses in the last five years, or the loss runs',
  said: /\b(loss(es)?|loss runs?|claims?)\b/i,
}
const sales: QuoteQuestion = {
  words: 'your annual sales and payroll',
  said: /\b(sales|revenues?|receipts|payroll)\b/i,
}
const revenue: QuoteQuestion = {
  words: 'your annual revenue, by kind of service',
  said: /\b(sales|revenues?|receipts|billings)\b/i,
}
const buildings: readonly QuoteQuestion[] = [
  {
    words: 'the address, year built, construction and square footage of each building',
    said: /\b(sq(uare)?\.? ?(ft|feet|foot)|built in|year built)\b/i,
  },
  {
    words: 'the values to insure for the buildings and their contents',
    said: /\b(values?|worth|replacement cost)\b/i,
  },
  {
    words: 'when roof, wiring, plumbing and heating were last updated',
    said: /\b(roof|wiring|plumbing)\b/i,
  },
]
const limit: QuoteQuestion = {
  words: 'the limit you need',
  said: /\$ ?\d|\b\d+ ?(m|mm|mil|million)\b|\b(one|two|three|five|ten) million\b/i,
}
const higherLimits: readonly QuoteQuestion[] = [
  limit,
  {
    words: 'the contract that asks for it, if there is one',
    said: /\b(attached|enclosed|attachment)\b/i,
  },
  losses,
]
const services: readonly QuoteQuestion[] = [
  revenue,
  {
    words: 'the retroactive date of your current policy, if you have one',
    said: /\b(retro(active)?|prior acts|first (policy|time)|never had)\b/i,
  },
  losses,
]

const byLine: Readonly<Partial<Record<LineOfBusiness, readonly QuoteQuestion[]>>> = {
  UMBRELLA: higherLimits,
  EXCESS: higherLimits,
  COMMERCIAL_AUTO: [
    {
      words: 'the year, make, model and VIN of each vehicle',
      said: /\b(?=\w*\d)[A-HJ-NPR-Z\d]{17}\b|\bVINs?\b/i,
    },
    {
      words: 'the name, date of birth and license number of each driver',
      said: /\b(licen[cs]es?|dates? of birth|dob)\b/i,
    },
    {
      words: 'where the vehicles are kept and how far they travel',
      said: /\b(garag\w+|kept|parked|radius|miles)\b/i,
    },
    losses,
  ],
  WORKERS_COMPENSATION: [
    { words: 'the payroll for each kind of work', said: /\bpayroll\b/i },
    { words: 'the number of employees', said: headcount },
    {
      words: 'whether the owners are to be covered',
      said: /\b(owners?|officers?|members?|myself)\b[^.]{0,40}\b(cover|includ|exclud)/i,
    },
    losses,
  ],
  GENERAL_LIABILITY: [
    sales,
    { words: 'how much of the work subcontractors do', said: /\b(subcontract\w*|subs|1099)\b/i },
    losses,
  ],
  PROPERTY: [...buildings, losses],
  BUSINESS_OWNERS: [...buildings, sales, losses],
  PACKAGE: [...buildings, sales, losses],
  CYBER: [
    revenue,
    {
      words: 'how many people you keep personal data of',
      said: /\b(records|people|customers|patients|employees)\b/i,
    },
    {
      words: 'whether email and remote access need a second factor, and how backups are kept',
      said: /\b(mfa|two-factor|second factor|backups?)\b/i,
    },
    losses,
  ],
  PROFESSIONAL_LIABILITY: services,
  ERRORS_AND_OMISSION: services,
  DIRECTORS_AND_OFFICERS: [
    { words: 'your latest financial statement', said: /\bfinancials?\b/i },
    { words: 'the names of the directors and officers', said: /\bdirectors?\b.{0,20}\bare\b/i },
    losses,
  ],
  EMPLOYMENT_PRACTICES_LIABILITY: [
    { words: 'the number of employees in each state', said: headcount },
    losses,
  ],
  SHIPPING_AND_TRANSPORTATION: [
    { words: 'what you haul, and the highest value of a load', said: /\b(haul|load|cargo) \w+/i },
    { words: 'the states you travel through', said: /\b(states|interstate|local)\b/i },
    losses,
  ],
}

const anyLine: readonly QuoteQuestion[] = [
  {
    words: 'any changes in your operations, sales, payroll, vehicles or locations',
    said: /\b(sales|payroll|vehicles|locations|no changes)\b/i,
  },
  losses,
]

/** What is asked of a business that is no client yet. */
const newBusiness: readonly QuoteQuestion[] = [
  {
    words: 'the legal name and address of the business',
    said: /\b(?:LLC|L\.L\.C|Inc|Corp|Ltd)\b/,
  },
  {
    words: 'what the business does, and since when',
    said: /\b(?:years? in business|in business (?:since|for)|since (?:19|20)\d\d)\b|\b(?:open(?:ed|ing)?|start(?:ed|ing)?) (?:an?|my|our) (?:new )?(?!account|policy|claim|certificate|quote|business|company|store|shop|place)\w+/i,
  },
]

/** More than this many questions at once are not answered. */
const mostQuestions = 6

/** The lines a client wants a quote for. Next to an umbrella, other lines are named as the ones below it. */
export function quotedLines(text: string): LineOfBusiness[] {
  const named = lineNames.flatMap(([line, words]) => (words.test(text) ? [line] : []))
  const above = named.filter((line) => byLine[line] === higherLimits)
  return above.length > 0 ? above : named
}

/** The numbers that a client gives for a quote, as written. */
export function statedNumbers(text: string): string[] {
  return [...new Set([...text.matchAll(stated)].map(([number]) => number.replace(/[.,]$/, '')))]
}

/** What a quote needs that the text does not say; more for a business that is no client yet, other things for a family. */
export function missingForQuote(text: string, { isNew = false, isFamily = false } = {}): string[] {
  if (isFamily || isPersonalQuote(text)) return missingForPersonalQuote(text)
  const wanted = quotedLines(text).flatMap((line) => byLine[line] ?? [])
  const usual = isNew ? [sales, losses] : anyLine
  const questions = new Set([...(isNew ? newBusiness : []), ...(wanted.length > 0 ? wanted : usual)])
  return [...questions]
    .filter(({ said }) => !said.test(text))
    .slice(0, mostQuestions)
    .map(({ words }) => words)
}

/** Whether a client accepts what was quoted: `Let's go with option 2`, `Please bind the second one`. */
export function acceptsQuote(text: string): boolean {
  return (
    !asksForPrice.test(text) &&
    text
      .split(/(?<=[.?!])\s+|\n+/)
      .some((sentence) => accepted.test(sentence) || (chosen.test(sentence) && !onlyNamed.test(sentence)))
  )
}

/** Whether a client has a policy renewed: `Ok, renew it as is`, `Please go ahead with the renewal`; not a question about it. */
export function acceptsRenewal(text: string): boolean {
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .some((sentence) => renews.test(sentence) && !asksForPrice.test(sentence) && !sentence.includes('?'))
}

const renews =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|yep|sure|fine|great|good|thanks?(?: you)?|please|pls|hi|hello|\p{Lu}\p{Ll}+)[\s,.!-]+)*(?:(?:please|just|let['’]?s|go ahead and|you can|we(?:['’]d| would) like to)\s+)*(?:renew (?:it|us|them|that|this|everything|all|the \w+|our \w+|as is|as[- ]quoted)\b|(?:go|going) (?:ahead )?with the renewal\b|proceed with the renewal\b|(?:accept|approve)(?:d|ing)? the renewal\b)/iu

/** `Looks good, please bind it effective today`, in answer to a quote; null for any other message. */
export function acceptanceOf({ sentences, full }: MessageText, subject: string | null): Ask | null {
  if (!/\b(?:quot\w+|proposals?|offers?|options?)\b/i.test(`${subject ?? ''} ${full}`)) return null
  const accepting = sentences.filter(
    ({ text, isDenied }) => !isDenied && /\bbind\b/i.test(text) && acceptsQuote(text),
  )
  return accepting.length === 0
    ? null
    : { type: 'QUOTE_REQUEST', evidence: accepting.map(({ text }) => text), sentences: null }
}

/** Whether a client asks if coverage has been bound: `Did you bind it?`, `checking if the umbrella got bound yet`. */
export function asksWhetherBound(text: string): boolean {
  return boundYet.test(text)
}

const boundYet =
  /\b(?:did|have|has|were|was|is|are)(?:n['’]t)? (?:you|we|they|it|that|this|the|our|my)\b[^.?!\n]{0,50}\b(?:bind|bound)\b[^.!\n]{0,40}\?|\b(?:if|whether)\b[^.?!\n]{0,50}\b(?:is|are|was|were|got|gets?|has been|have been|been) bound\b/i

/** What a message asks for, with the question whether coverage is bound, which by itself orders nothing. */
export function withBoundQuestion(asks: readonly Ask[], { sentences }: MessageText): readonly Ask[] {
  const asking = sentences.filter(({ text }) => asksWhetherBound(text)).map(({ text }) => text)
  if (asking.length === 0) return asks
  const others = asks.filter(
    ({ type, evidence }) =>
      !taken.has(type) || evidence.some((words) => !asking.includes(words) && plainOrder(words) !== null),
  )
  return [...others, { type: 'QUESTION', evidence: asking, sentences: others.length > 0 ? asking : null }]
}

const taken: ReadonlySet<Ask['type']> = new Set(['ENDORSE_POLICY', 'OTHER', 'QUESTION', 'QUOTE_REQUEST'])

/** What a message asks for with the quote that it accepts, or else with what a court or a lawyer demands. */
export function withAcceptance(
  asks: readonly Ask[],
  acceptance: Ask | null,
  demand: Ask | null,
): readonly Ask[] {
  if (acceptance === null) return asks.length === 0 && demand !== null ? [demand] : asks
  // The words of the acceptance alone look like a change or a remark.
  const others = asks.filter(
    ({ type, evidence }) =>
      (type !== 'OTHER' && type !== 'ENDORSE_POLICY') ||
      !evidence.every((words) => acceptance.evidence.includes(words)),
  )
  return others.some(({ type }) => type === acceptance.type) ? others : [...others, acceptance]
}

const accepted =
  /\bgo(?:ing)? (?:ahead )?with (?:the|that|your|option)\b|\b(?:accept(?:ing)?|approved?|proceed with|bind)\b[^.?!\n]{0,30}\b(?:quoted?|proposal|offer|option|terms|coverage|it)\b|\bbind (?:before|with|from|effective)\b/i
const chosen =
  /\boption (?:\d|[a-d])\b|\bthe (?:first|second|third|middle|cheaper|lower|higher|other) (?:of the two|option|quote|one)\b/i
/** What only tells of a quote or asks about it: `Here is the second quote we got`, `What does option 2 leave out?` */
const onlyNamed =
  /\b(?:attach\w*|enclosed|here(?:['’]s| is| are)|(?:we|i|you)(?:['’]ve| have)? (?:just )?(?:got|received|sent)|compar\w+|explain|tell (?:me|us))\b|(?:^|,|\band|\bbut)\W*(?:what|which|how|why|does|do|did|is|are|has|have)\b[^.!]*\?/i

const asksForPrice =
  /\b(?:quotes? (?:for|on)|how much|pric(?:e|es|ing) (?:it|for|with|on)|what (?:would|does|will) (?:it|that|this)|cheaper|shop|markets|before (?:you |we )?(?:bind|accept)\w*|don['’]?t bind)\b/i
