import { daysBetween } from '../../platform/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import type { Fact, FactField, LimitName, PolicyFacts, ScalarName } from '../facts/policyFacts.ts'
import { premiumChanges } from '../facts/premiumChanges.ts'
import { factsOf, verified } from './documentFacts.ts'
import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { severalDeductibles } from './severalDeductibles.ts'
import { severalLimits } from './severalLimits.ts'
import { totalOfPlaces } from './totalOfPlaces.ts'
import { totalAnswer } from './totalAnswer.ts'

/** A fact that a question may ask for directly. */
interface AskedFact {
  readonly asked: RegExp
  /** Whether it is a limit of the policy's details. */
  readonly isLimit?: boolean
  readonly of: (facts: PolicyFacts) => FactField<string | number>
  /** `The policy number is` */
  readonly sentence: string
  readonly kind: 'money' | 'date' | 'text'
  /** Whether a qualifier in the question may change the fact: "the hail deductible". */
  readonly isOneOfMany?: boolean
  /** The only words that change what is meant; without it, any word that is not a filler does. */
  readonly narrowedBy?: RegExp
}

/** Premiums other than that of the policy. */
const otherPremium =
  /^(?:how many|which|who|is|are|does|do|can|will|when|why|where|if|did|has|have)\b|\b(?:tails?|extended|reporting|minimum|earned|would|primary|underlying|lead|rated|parts?|deposit|additional|return|refund\w*|terror\w*|tria|installments?|monthly|quarterly|down payment|audit\w*|rate|class|payroll|per (?:vehicle|truck|unit|location|employee|head|person)|(?:unit|location|premises|building|vehicle|item|endorsement|part|auto) \d|last year|next year|renewal|why|how (?:is|are|was)|when|who|can|could|if|late|unpaid|nonpay\w*|kept|keep|back|finance[dr]?|broker|commission|discount|credit|based|figured|calculated|revenue|sales|receipts|go(?:es)? up|increase[ds]?|change[ds]?)\b/i
/** The first match wins; narrower ones come first. */
const askedFacts: readonly AskedFact[] = [
  scalar('policyNumber', /\bpolicy (number|no\b|#)/i, 'The policy number is', 'text'),
  scalar('insuredAddress', /\b(mailing|insured'?s) address\b/i, 'The mailing address is', 'text'),
  scalar(
    'insuredName',
    /\b(named insured|who is (the )?insured|name of the insured|who is the policyholder)\b/i,
    'The named insured is',
    'text',
  ),
  scalar(
    'carrierName',
    /\b((which|what|who is (the|our)) (insurance )?(carrier|insurer|company)\b|who (issued|writes|wrote|insures)|insurance company)\b/i,
    'The insurance company is',
    'text',
  ),
  scalar(
    'retroactiveDate',
    /\bretro(?:active)? date|prior acts date\b|\bhow far back\b.*/i,
    'The retroactive date is',
    'date',
  ),
  scalar(
    'expirationDate',
    // A binder ends before the policy that it stands for.
    /(?<!\bbinders?\b.*)(?:\bexpir\w*|(?<=\bwhen\b.*)\b(?:ends?|runs? out|renews?|up for renewal)\b)(?!.*\bbinders?\b)/i,
    'The policy expires on',
    'date',
  ),
  scalar(
    'effectiveDate',
    /\b(effective date|inception|when (does|did|will|is) (the|this|our|my) (policy|coverage|insurance)\b.*\b(start|begin|take effect|effective)|when (are|were) we insured from)/i,
    'The policy takes effect on',
    'date',
  ),
  {
    narrowedBy: otherPremium,
    ...scalar(
      'premium',
      /\b(premium|(?:insurance|policy|auto|comp|liability|property|gl|umbrella|cyber) bill\b|(?:cost|price) of (?:the|this|our|my) (?:policy|insurance|coverage)|(do|will) we pay (per|a|each) (year|term)( for (this|it))?|pay for (the|this|our) (policy|coverage)|(policy|coverage|insurance) costs?|cost of (the|this|our) policy)\b/i,
      'The premium is',
      'money',
    ),
  },
  limit(
    'glRentedPremisesDamageLimit',
    /\b(fire (damage )?legal( liability)?|(rented|leased) (premises|space)|premises (rented|we rent|you rent)|damage to rented|tenants?'? legal)\b/i,
    'The limit for damage to rented premises is',
  ),
  limit(
    'glMedicalPerPersonLimit',
    /\bmed(ical)?\b[ -]?(pay\w*|expenses?)?/i,
    'The medical expense limit for each person is',
  ),
  limit(
    'glProductsAndCompletedOperationsLimit',
    /\b(products?\b.{0,15}\bcompleted( op(eration)?s)?|completed op(eration)?s|(?:finished|completed) (?:work|jobs?)|products? (aggregate|limit))\b/i,
    'The products and completed operations aggregate is',
  ),
  limit(
    'glPersonalAndAdvertisingInjuryLimit',
    /\b(personal (and|&) advertising|advertising injury|personal injury)\b/i,
    'The personal and advertising injury limit is',
  ),
  limit(
    'wcPerDiseasePolicyLimit',
    /\bdisease\b.{0,30}\bpolicy\b|\bpolicy limit\b.{0,30}\bdisease\b/i,
    'The limit for bodily injury by disease is, for the policy,',
  ),
  limit(
    'wcPerDiseaseEmployeeLimit',
    /\bdisease\b/i,
    'The limit for bodily injury by disease is, for each employee,',
  ),
  limit(
    'wcPerAccidentLimit',
    /\b(each|per) accident\b|\bemployers?'?s? liability\b|\bel\b.*\blimits?\b/i,
    "The employers' liability limit for each accident is",
  ),
  {
    isOneOfMany: true,
    ...limit('cyberRetentionLimit', /\b(cyber (retention|deductible)|retention)\b/i, 'The retention is'),
  },
  limit(
    'cyberAggregateLimit',
    /\bcyber\b.{0,20}\b(aggregate|limit)\b|\bmost .{0,40}\bin (a|one|any|the) (policy )?(year|term)\b/i,
    'The aggregate limit is',
  ),
  limit(
    'glAggregateLimit',
    /\b(general aggregate|(gl|liability) aggregate|aggregate for (general )?liability|(yearly|annual) (cap|limit|maximum)|most .{0,40}\bin (a|one|any|the) (policy )?year|other than products)\b/i,
    'The general aggregate limit is',
  ),
  limit(
    'glPerOccurrenceLimit',
    /\b(each|per|any one|single|one) occurrence\b|\boccurrence limit\b|\bmost .{0,40}\b(one|any one|single|each) (accident|claim|loss|occurrence|incident)\b/i,
    'The limit for each occurrence is',
  ),
  { isOneOfMany: true, ...limit('cyberAggregateLimit', /\baggregate( limit)?\b/i, 'The aggregate limit is') },
  {
    isOneOfMany: true,
    ...scalar(
      'deductible',
      /\b(deductible|(do|must|would|will) (we|i) (have to )?(bear|pay|absorb)( first| ourselves| myself)|(my|our) (own )?share|(comes? )?out of ((our|my) )?(own )?pocket)\b/i,
      'The deductible is',
      'money',
    ),
  },
  limit('propertyBuildingLimit', /\bbuildings?\b/i, 'The building limit is'),
  limit('propertyContentsLimit', /\b(contents|business personal property|bpp)\b/i, 'The contents limit is'),
]

/** Filler words around the requested fact. */
const fillers = new Set(
  stemsOf(
    "what which who is are was the our my your this that of on in for from to and or a an we us i it do does did have has carry carries there how much many high big large can will would policy policies coverage cover covered insurance insured limit limits amount maximum most each per any one total annual before taxes tax fees fee number date when does until expire space rented say tell me please pay paid cost under name show shown listed declarations give start end it's what's who's company general liability commercial property landlord lessor asks require want need have fire damage leased rented ourselves bear loss year yearly annual cap other than products accident claim occurrence property basic standard",
  ),
)

const asksTimeLeft = /\bhow (?:many days|many months|much time|long)\b[^?.]*\b(?:left|remain\w*)\b/i

/** The expiration date, and how far away it is. */
function timeLeft(
  question: string,
  documents: readonly AnswerDocument[],
  today: string | null,
): PolicyAnswer | null {
  if (!asksTimeLeft.test(question) || isNarrowed(question, { asked: asksTimeLeft })) return null
  const found = answerFromFacts('When does the policy expire?', documents)
  const { fact } = factsOf(documents).scalars.expirationDate
  if (!found || !fact) return null
  if (today === null) return found
  const left = daysBetween(today, fact.value)
  const away = left < 0 ? `${-left} days ago` : left === 1 ? '1 day from today' : `${left} days from today`
  return { ...found, answer: found.answer.replace(/\.?$/, `, ${away}.`) }
}

/** The answer to a question that asks only for a fact; null for any other. */
export function factAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  today: string | null = null,
): PolicyAnswer | null {
  const computed =
    timeLeft(question, documents, today) ??
    totalAnswer(question, documents) ??
    severalDeductibles(question, documents) ??
    severalLimits(question, documents)
  if (computed) return computed
  const own = answerFromFacts(question, documents)
  const core = own === null ? coreOf(question) : null
  return core === null ? own : answerFromFacts(core, documents, ({ isOneOfMany }) => isOneOfMany !== true)
}

/** What is asked after who asks or why: "The GC wants a cert. What's our limit for each accident?" */
function coreOf(question: string): string | null {
  const subject =
    /\b(?:wants? to know|needs? to know|is asking(?: for| about)?|asked(?: for| about)?|wondering|tell me|curious)\b[:,]?\s+(.+)$/i.exec(
      question,
    )?.[1]
  const last = question.split(/(?<=[.!])\s+/).at(-1)
  const core = subject === undefined ? last : `What is ${subject}`
  return core === undefined || core === question || core.split(/\s+/).length < 3 ? null : core
}

function answerFromFacts(
  question: string,
  documents: readonly AnswerDocument[],
  isMeant: (asked: AskedFact) => boolean = () => true,
): PolicyAnswer | null {
  const facts = factsOf(documents)
  const asked = askedFacts.find(
    (each) =>
      isMeant(each) &&
      each.asked.test(question) &&
      (each.kind !== 'money' || each.narrowedBy !== undefined || asksForAmount.test(question)) &&
      !isNarrowed(question, each) &&
      isKnown(each.of(facts)),
  )
  if (!asked) return null
  const { fact, conflict } = asked.of(facts)
  if (!fact) {
    const namesOne = asked.isOneOfMany === true && namesSubject.test(question)
    return namesOne ? null : conflictAnswer(asked, conflict, documents)
  }
  const citations = verified(fact, documents)
  if (citations.length === 0) return null
  const total =
    typeof fact.value === 'number' ? totalOfPlaces({ ...fact, value: fact.value }, documents) : null
  if (total) return total
  const changes = asked.of(facts) === facts.scalars.premium ? premiumChanges(facts) : []
  const others = fact.source.reason === null ? '' : ` ${fact.source.reason}`
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${asked.sentence} ${shown(asked, fact.value)}.${others}`,
    citations: [...citations, ...changes.flatMap(({ endorsement }) => verified(endorsement, documents))],
  }
}

function isKnown({ fact, conflict }: FactField<unknown>): boolean {
  return fact !== null || conflict.length > 0
}

function scalar(name: ScalarName, asked: RegExp, sentence: string, kind: AskedFact['kind']): AskedFact {
  return { asked, of: ({ scalars }) => scalars[name], sentence, kind }
}

function limit(name: LimitName, asked: RegExp, sentence: string): AskedFact {
  return { asked, of: ({ limits }) => limits[name], sentence, kind: 'money', isLimit: true }
}

/** Whether a question names one limit, and a row another: "each occurrence" beside "Medical expense $5,000". */
export function isOtherLimit(question: string, row: string): boolean {
  const named = (text: string) =>
    askedFacts.find(({ isLimit, asked }) => isLimit === true && asked.test(text))
  const [asked, own] = [named(question), named(row)]
  return asked !== undefined && own !== undefined && asked !== own && !asked.asked.test(row)
}

const asksForAmount =
  /\b(how (much|high)|what|limits?|amount|pay (for|per)|share)\b(?!.*\b(counts|falls|means?|considered|defined?|definition)\b)/i

/** Whether the question has more than the fact's name: "contents at the second shop". */
function isNarrowed(
  question: string,
  { asked, isOneOfMany = false, narrowedBy }: Pick<AskedFact, 'asked' | 'isOneOfMany' | 'narrowedBy'>,
): boolean {
  if (narrowedBy !== undefined)
    return narrowedBy.test(question) || question.split(/\s+/).length > longestPlain
  const rest = stemsOf(question.replace(asked, ' ')).filter((stem) => !fillers.has(stem))
  return rest.length > (isOneOfMany ? 0 : 1)
}

const longestPlain = 22
/** Tells which of several is meant: "the property damage deductible". */
const namesSubject = /\b(?:property|damage|liability|fire|premises|buildings?|contents)\b/i

function conflictAnswer(
  asked: AskedFact,
  conflict: readonly Fact<string | number>[],
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  const proven = conflict.flatMap((fact) => {
    const citations = verified(fact, documents)
    return citations.length > 0 ? [{ fact, citations }] : []
  })
  if (proven.length === 0) return null
  const values = proven.map(({ fact }) => `${shown(asked, fact.value)} (page ${fact.page})`)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The documents contradict each other: ${values.join(', ')}.`,
    citations: proven.flatMap(({ citations }) => citations),
  }
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function shown({ kind }: AskedFact, value: string | number): string {
  return factText(kind, value)
}

/** A fact's value as answers print it. */
export function factText(kind: 'money' | 'date' | 'text', value: string | number): string {
  if (kind === 'money') return dollars(Number(value))
  return kind === 'date' ? days.format(new Date(`${value}T00:00:00Z`)) : String(value).replace(/\.$/, '')
}
