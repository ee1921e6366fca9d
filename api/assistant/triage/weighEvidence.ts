import type { MessageText } from './messageText.ts'
import type { RequestType } from './triageMessage.ts'
import { withoutSlips } from './withoutSlips.ts'
import { wordGroupsOf, type WordGroup } from './wordGroups.ts'

type Sign = WordGroup | 'question' | 'aboutUs'

/** What groups of words say together in one sentence; `around` may stand anywhere in the message. */
interface EvidenceRule {
  readonly type: RequestType
  readonly weight: number
  readonly all: readonly Sign[]
  readonly any?: readonly Sign[]
  readonly around?: readonly Sign[]
  readonly none?: readonly Sign[]
  readonly nowhere?: readonly Sign[]
}

const changedThings: readonly Sign[] = [
  'vehicle',
  'equipment',
  'person',
  'place',
  'lender',
  'amount',
  'entity',
]

const rules: readonly EvidenceRule[] = [
  { type: 'QUESTION', weight: 0.6, all: ['question'] },
  { type: 'QUESTION', weight: 1, all: ['question', 'covered'], none: ['price'] },
  { type: 'QUESTION', weight: 1, all: ['question', 'billing'], none: ['shop', 'ownPaper'] },
  {
    type: 'QUESTION',
    weight: 0.75,
    all: ['question'],
    around: ['covered'],
    none: ['price', 'acquire', 'shop', 'send'],
  },
  { type: 'QUESTION', weight: 0.9, all: ['question', 'hypothetical'], none: ['price', 'shop'] },
  { type: 'QUESTION', weight: 0.9, all: ['question', 'line'], none: ['price', 'shop', 'acquire'] },
  { type: 'QUESTION', weight: 0.7, all: ['wonder'], any: ['covered', 'billing', 'line'], none: ['price'] },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.2,
    all: ['price'],
    any: ['line', 'equipment', 'place', 'amount', 'vehicle', 'person'],
    none: ['end', 'recently'],
  },
  { type: 'QUOTE_REQUEST', weight: 0.7, all: ['price'], around: ['line'], none: ['end'] },
  {
    type: 'QUOTE_REQUEST',
    weight: 1.2,
    all: ['shop'],
    none: ['end', 'threat', 'certificate', 'leaving', 'notNeeded'],
    nowhere: ['notNeeded', 'end'],
  },
  {
    type: 'QUOTE_REQUEST',
    weight: 0.9,
    all: ['acquire', 'line'],
    none: ['certificate', 'ownPaper', 'namedInsured', 'end', 'place_on_policy', 'notNeeded', 'mishap'],
  },
  { type: 'QUOTE_REQUEST', weight: 0.7, all: ['acquire'], around: ['price'], none: ['end'] },
  { type: 'CREATE_CERTIFICATE', weight: 1.2, all: ['certificate'], none: ['wonder'], nowhere: ['road'] },
  { type: 'DOCUMENT_REQUEST', weight: 1.2, all: ['certificate'], around: ['road'] },
  {
    type: 'ADD_ADDITIONAL_INSURED',
    weight: 0.9,
    all: ['place_on_policy', 'outsider'],
    none: ['certificate', 'vehicle', 'person', 'equipment', 'lender', 'question'],
    nowhere: ['lender', 'vehicle', 'extension'],
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.9,
    all: ['looseProof'],
    any: ['outsider', 'gate'],
    around: ['gate'],
    none: ['question', 'covered'],
    nowhere: ['mishap', 'lawsuit'],
  },
  {
    type: 'CREATE_CERTIFICATE',
    weight: 0.9,
    all: ['looseProof', 'outsider', 'order'],
    none: ['question', 'namedInsured', 'ownPaper'],
    nowhere: ['mishap', 'lawsuit'],
  },
  { type: 'ADD_ADDITIONAL_INSURED', weight: 1.3, all: ['namedInsured'], none: ['question'] },
  { type: 'ADD_ADDITIONAL_INSURED', weight: 0.5, all: ['namedInsured', 'question'] },
  { type: 'DOCUMENT_REQUEST', weight: 1.2, all: ['ownPaper', 'send'], none: ['certificate', 'change'] },
  { type: 'DOCUMENT_REQUEST', weight: 0.9, all: ['ownPaper', 'order'], none: ['certificate', 'question'] },
  { type: 'DOCUMENT_REQUEST', weight: 0.8, all: ['ownPaper', 'send'], none: ['certificate'] },
  { type: 'DOCUMENT_REQUEST', weight: 0.6, all: ['ownPaper'], around: ['send'], none: ['certificate'] },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    all: ['change'],
    any: changedThings,
    none: ['certificate', 'price', 'shop', 'namedInsured', 'end', 'question'],
    nowhere: [],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 0.6,
    all: ['change', 'order'],
    any: changedThings,
    none: ['certificate', 'price', 'namedInsured'],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    all: ['happened'],
    any: changedThings,
    none: ['certificate', 'price', 'shop', 'namedInsured', 'question', 'mishap'],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    all: ['place_on_policy'],
    any: ['change', 'happened', 'order'],
    none: ['certificate', 'price', 'namedInsured', 'question'],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    all: ['wrong'],
    any: ['amount', 'entity', 'place', 'lender', 'vehicle'],
    none: ['question', 'certificate', 'price', 'billing'],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 0.7,
    all: ['change', 'order'],
    around: ['amount'],
    none: ['question', 'certificate', 'price'],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.1,
    all: ['extension', 'change'],
    none: ['question', 'certificate', 'price', 'namedInsured', 'end'],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1,
    all: ['extension'],
    any: ['order', 'outsider'],
    around: ['change'],
    none: ['question', 'certificate', 'price', 'shop', 'namedInsured', 'acquire', 'end'],
  },
  { type: 'ENDORSE_POLICY', weight: 0.6, all: ['lender'], any: ['change', 'happened'] },
  {
    type: 'CANCEL_POLICY',
    weight: 1,
    all: ['end', 'order', 'aboutUs'],
    none: ['threat', 'question', 'change', 'covered'],
  },
  {
    type: 'ENDORSE_POLICY',
    weight: 1.2,
    all: ['change', 'happened', 'vehicle'],
    none: ['question', 'certificate', 'price', 'namedInsured'],
  },
  { type: 'CANCEL_POLICY', weight: 1.3, all: ['end', 'line'], none: ['threat', 'question', 'change'] },
  { type: 'CANCEL_POLICY', weight: 0.9, all: ['end', 'line'], none: ['threat', 'question'] },
  { type: 'CANCEL_POLICY', weight: 1.1, all: ['end'], around: ['leaving'], none: ['threat', 'question'] },
  {
    type: 'CANCEL_POLICY',
    weight: 1.2,
    all: ['notNeeded'],
    any: ['line', 'leaving'],
    none: ['question', 'threat'],
  },
  { type: 'CANCEL_POLICY', weight: 0.7, all: ['notNeeded'], around: ['line'], none: ['question', 'threat'] },
  { type: 'CANCEL_POLICY', weight: 0.6, all: ['leaving'], around: ['end'] },
  { type: 'OTHER', weight: 1.2, all: ['mishap', 'recently'], none: ['hypothetical', 'covered'] },
  { type: 'OTHER', weight: 0.7, all: ['mishap'], none: ['hypothetical', 'question', 'covered', 'change'] },
  { type: 'OTHER', weight: 1.4, all: ['lawsuit'], none: ['hypothetical', 'acquire'], nowhere: ['acquire'] },
  { type: 'OTHER', weight: 1.1, all: ['claim'], none: ['hypothetical', 'ownPaper'] },
  { type: 'OTHER', weight: 1.2, all: ['upset'] },
  { type: 'OTHER', weight: 1.2, all: ['meeting'] },
  { type: 'OTHER', weight: 1.4, all: ['favor'] },
  { type: 'OTHER', weight: 0.5, all: ['callback'] },
  { type: 'OTHER', weight: 1, all: ['contact'], none: ['certificate', 'ownPaper'] },
  { type: 'OTHER', weight: 0.8, all: ['threat', 'end'], any: ['line', 'aboutUs'], none: ['question'] },
]

/** What the words of a sentence weigh for each type of request. */
export function weighEvidence(
  sentence: string,
  { full }: Pick<MessageText, 'full'>,
): ReadonlyMap<RequestType, number> {
  const here = signsOf(sentence)
  const whole = signsOf(full)
  const weights = new Map<RequestType, number[]>()
  for (const { type, weight, all, any, around, none, nowhere } of rules) {
    if (!all.every((sign) => here.has(sign))) continue
    if (any && !any.some((sign) => here.has(sign))) continue
    if (around && !around.some((sign) => whole.has(sign))) continue
    if (none?.some((sign) => here.has(sign)) || nowhere?.some((sign) => whole.has(sign))) continue
    weights.set(type, [...(weights.get(type) ?? []), weight])
  }
  return new Map(
    [...weights].map(([type, each]) => [type, Math.max(...each) + 0.15 * Math.min(2, each.length - 1)]),
  )
}

const asksForAct =
  /\b(can|could|would|will) (you|u|someone|somebody|we get|i get|we have|i have|this be|it be|that be|we please|i please|she|he|they get)\b|\b(please|pls|plz)\b|\b(can|could|may) \w+( \w+){0,4} (add|remove|lower|raise|reduce|increase|drop|take|change|update|adjust(ed)?|fix(ed)?|corrected|go (up|down|to)|come off|switch|insure|put)\b/i
const asks =
  /\?|^\W*(?:(?:hi|hey|hello|yeah|um|uh|so|and|also|ok|okay)\W+)*(what|when|who|which|why|how|where|do|does|did|is|are|am|was|were|has|have|should)\b|\b(what|how|why) (is|are|was|do|does|did|would|happens)\b/i

const memory = new Map<string, ReadonlySet<string>>()

function signsOf(written: string): ReadonlySet<string> {
  const kept = memory.get(written)
  if (kept) return kept
  const text = withoutSlips(written)
  const signs = new Set(wordGroupsOf(text))
  if (asks.test(text) && !asksForAct.test(text)) signs.add('question')
  if (signs.has('wonder') && !signs.has('send')) signs.add('question')
  if (/\b(we|i|us|our|my|me|you)\b/i.test(text)) signs.add('aboutUs')
  // Bounded: a message's sentences are weighed for all types at once, and then never again.
  if (memory.size > 200) memory.clear()
  memory.set(written, signs)
  return signs
}
