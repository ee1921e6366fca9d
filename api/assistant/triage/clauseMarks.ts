import { nameKey } from '../../knowledge/index.ts'
import { smallestClausesOf } from './clausesOf.ts'
import type { RequestType } from './triageMessage.ts'

/**
 * How a client stands to what they ask for, when it is no plain order.
 * - `WITHDRAWN`: they don't want it, or took it back.
 * - `HELD`: it has to wait for them or for a day.
 * - `UNDECIDED`: it depends on something, or they have not made up their mind.
 * - `NONRENEWAL`: the policy is to run out, not to be canceled.
 * - `FOR_ANOTHER`: it is for a company other than the client's own.
 */
export type StandingKind = 'WITHDRAWN' | 'HELD' | 'UNDECIDED' | 'NONRENEWAL' | 'FOR_ANOTHER'

/** Said later, it makes an order of what waited. */
export const released = 'RELEASED'
export type Mark = StandingKind | typeof released

export function clausesOf(sentence: string): string[] {
  return sentence
    .split(clauseEnd)
    .flatMap(smallestClausesOf)
    .filter((clause) => /\p{L}/u.test(clause))
}

const clauseEnd =
  /(?<=[,;:])\s+(?!(?:LLC|Inc|L\.L\.C|Corp|Ltd|ME|[A-Z]{2})\b)|\s+[–—-]+\s+|\s+(?=but\b)|,?\s+(?=(?:so|then|instead)\s+(?:please\s+)?(?:cancel|send|issue|add|remove|keep|leave|take|drop)\b)/i

/** How clients order what is done for each type of request. */
export const orders: Readonly<Partial<Record<RequestType, RegExp>>> = {
  CANCEL_POLICY:
    /\b(?:cancel(?:l?ing|l?ation|l?ed)?|terminat(?:e|ing|ed)|drop(?:ping|ped)?|kill|void|end|shut (?:it )?off)\b/i,
  CREATE_CERTIFICATE: /\b(?:send|issue|e-?mail|forward|prepare|make|release|needs?|want|get)\b/i,
  ADD_ADDITIONAL_INSURED:
    /\b(?:add(?:ed|ing)?|includ(?:e|ed|ing)|put|nam(?:e|ed|ing)|list(?:ed|ing)?|additional insureds?)\b/i,
  ENDORSE_POLICY:
    /\b(?:add(?:ed|ing)?|remov(?:e|ed|ing)|tak(?:e|en|ing)|drop(?:ped|ping)?|delet(?:e|ed|ing)|chang(?:e|es|ed|ing)|updat(?:e|ed|ing)|increas(?:e|ed|ing)|rais(?:e|ed|ing)|lower(?:ed|ing)?|mov(?:e|ed)|put)\b/i,
  DOCUMENT_REQUEST: /\b(?:send|e-?mail|forward|get|need)\b/i,
}

/** What clients tell the agency not to do; the same verbs where nothing is given. */
const acts: typeof orders = {
  CREATE_CERTIFICATE:
    /\b(?:send|sent|sending|issu(?:e|ed|ing)|e-?mail(?:ed|ing)?|forward(?:ed|ing)?|prepar(?:e|ed|ing)|mak(?:e|ing)|releas(?:e|ed|ing)|do (?:it|this|that|the cert\w*|the coi|anything))\b/i,
  ENDORSE_POLICY:
    /\b(?:add(?:ed|ing)?|remov(?:e|ed|ing)|take off|drop(?:ped|ping)?|delet(?:e|ed|ing)|chang(?:e|ed|ing)|updat(?:e|ed|ing)|increas(?:e|ed|ing)|rais(?:e|ed|ing)|lower(?:ed|ing)?)\b/i,
  ADD_ADDITIONAL_INSURED: /\b(?:add(?:ed|ing)?|includ(?:e|ed|ing)|nam(?:e|ed|ing)|list(?:ed|ing)?)\b/i,
  DOCUMENT_REQUEST: /\b(?:send|sent|e-?mail(?:ed)?|forward(?:ed)?)\b/i,
}

function actOf(type: RequestType): RegExp | undefined {
  return acts[type] ?? orders[type]
}

/** What names the type in a message that a person has to read. */
export const subjects: typeof orders = {
  ...orders,
  CREATE_CERTIFICATE: /\b(?:cert\w*|cois?|proof of insurance|acord)\b/i,
  ADD_ADDITIONAL_INSURED: /\badditional(?:ly)? insureds?\b|\b(?:add|added|adding)\b/i,
}

/** Whether a clause orders what a request of the type does: `cancel it`, not `you canceled it`. */
export function isOrder(type: RequestType, clause: string): boolean {
  const verb = orders[type]
  const act = actOf(type)
  return (
    verb !== undefined &&
    act !== undefined &&
    verb.test(clause) &&
    !told.test(clause) &&
    !negated(act).test(clause)
  )
}

/** What was done or said, and by whom. */
export const told =
  /\b(?:you|they|he|she|it|who|that|job|project|deal|event)(?:['’]d| had| have|['’]ve| was| were| is| got)? (?:already )?(?:cancel+ed|dropped|terminated|sent|added|issued|changed|removed)\b|\b(?:thought|said|told|heard)\b/i

const not = String.raw`(?:(?<!\b(?:they|it|he|she|who|that|which|carrier|company|underwriter) )(?:do not|don['’]?t|dont|never)|not to|(?<=\b(?:please|but|and) )not|(?<=\b(?:i|we|you) )(?:am not|are not|won['’]?t|will not|shouldn['’]?t|should not)|(?:['’]m|['’]re) not|no longer|no need|rather not|let['’]?s not)`
/** Before a wish, others count, too: `The GC doesn't want to be added`. */
const notWanted = String.raw`(?:does not|doesn['’]?t|did not|didn['’]?t|is not|isn['’]?t)`
const adverb = String.raw`(?: (?:actually|just|yet|please|ever|now|even|go and|go ahead and|have|be))*`
const wish = String.raw`(?:want|wants|wish|need|needs|needed|plan|planning|intend|intending|mean|ask|asking|look|looking|try|trying|going|like|request|requesting)`

const negations = new Map<RegExp, RegExp>()

/** `do not cancel`, `no longer want to cancel`, `we don't need Meridian Capital added`; not `don't forget to cancel`. */
function negated(verb: RegExp): RegExp {
  const known = negations.get(verb)
  if (known) return known
  const made = new RegExp(
    String.raw`(?<!\b(?:why|if|unless|when|can|could|would) (?:\w+ ){0,3})\b(?:${not}|${notWanted}(?=${adverb} ${wish}\b))${adverb} (?:${wish}(?: (?:you|us|me|anyone|for you|them|him|her))?(?: to)?(?: (?:be|have|get|go ahead and))? )?(?:to )?${verb.source.slice(2)}|\b(?:${not}|${notWanted})${adverb} ${wish} (?!to\b)[^.;!?]{2,70}? (?:to be |being )?(?:${participles})\b`,
    'i',
  )
  negations.set(verb, made)
  return made
}

const participles =
  'cancel+ed|terminated|dropped|added|listed|named|included|removed|changed|sent|issued|quoted'

/** What waits for a day or an event, rather than for good. */
const later =
  /\b(?:yet|until|till?|before (?:i|we|you|they|the)|unless|without (?:my|our|me|us|checking|asking)|for now|at this time|pending)\b/i
/** `Do not cancel before 12/15` gives a day, and takes nothing back. */
const byDate =
  /\b(?:before|until|till?|prior to|earlier than|sooner than|through)\b[^.;!?]{0,20}(?:\d{1,2}\/\d{1,2}|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\.? \d|\bthe \d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\bend of|\bmidnight|\bnext (?:week|month|year)|\btomorrow)/i

const asked = String.raw`(?:that|this|it|those|them|everything|(?:that|this|my|our|the)(?: (?:last|previous|earlier|first|original|above|below|attached|other))*(?: (?:\w+ ){0,2}(?:e-?mails?|messages?|requests?|notes?|orders?|cert\w*|cois?|cancel+ations?|changes?|thing|ask|quote)))`
const clauseStop = String.raw`(?=\s*(?:$|[,.;:!?)]|[–—-]|(?:please|thanks?|now|anymore|any more|for now|then|all together|altogether|completely|entirely|entirely|after all|sorry|as|and|because|since|they|we|i|he|she|the (?:gc|job|deal|owner|client|project|bank|landlord)|from (?:this|yesterday|earlier|last|me|my|our|before)|i sent|about|for)\b))`

/** Takes back what was said before, whatever it was. */
const retractions: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:never ?mind|nvm)\b(?: (?:about )?${asked})?${clauseStop}`, 'i'),
  new RegExp(
    String.raw`\b(?:ignore|disregard|scratch|strike|forget(?: about)?|skip|withdraw|call off) ${asked}${clauseStop}`,
    'i',
  ),
  /(?:^|\bplease |\bjust |\bcan |\bso |\band )(?:ignore|disregard)\W*$/i,
  /\bchang(?:ed|ing) (?:my|our|his|her|their) minds?\b|\bchange of heart\b|\b(?:i|we) take (?:it|that|this) back\b|\bfalse alarm\b|\bcall (?:it|that|this) off\b|\brescind (?:my|our) (?:request|order|cancel\w*)\b|\bcancel (?:that|this|my|our|the) (?:request|order|e-?mail|message|ask|cert\w*|coi)\b/i,
]

/** `I changed my mind about the policy that I took last week`: that is why it is to be canceled. */
const ofMind = /\bmind|\bheart/i

/** `Scratch that, the VIN ends in 733`: something else is wanted in its place. */
export const corrects =
  /\b(?:instead|should be|make (?:it|that)|(?:the )?rest is (?:the )?same|is now|correct(?:ed|ion)?|use the)\b|\bnot \S*\d/i

/** Ends a wish for papers, not for the end of a coverage: `They don't need it anymore`. */
const notNeeded: readonly RegExp[] = [
  /\b(?:no longer|do(?:es)?(?: not|n['’]?t)|won['’]?t) (?:actually |really )?(?:need|want|require)\w* (?:it|this|that|one|them|these|(?:the|that|this|a) (?:\w+ )?(?:cert\w*|coi))(?: (?:anymore|any more|any longer|after all|now))?\W*$/i,
  /\bno (?:longer )?need(?:ed)?(?: for| to (?:send|issue|do))? (?:it|this|that|one|(?:the|that|this|a) (?:\w+ )?(?:cert\w*|coi))(?: (?:anymore|any more|any longer|after all|now))?\W*$/i,
  /\b(?:it|this|that|which|cert\w*|coi|one)(?: is|['’]s| are)? (?:no longer|not) (?:needed|necessary|required)\b|\b(?:no longer|not) (?:needed|necessary|required) (?:anymore|any more|any longer|after all|now)\b/i,
]

/** Leaves in force what was to be canceled. */
const kept =
  /(?:^|\b(?:please|just|let['’]?s|lets|we['’]?ll|i['’]?ll|will|would|rather|(?:want|like|going|need|decided) to|and|so|but|no|actually|wait|should|can|better|decided to|gonna) )(?:keep|leave|continue) (?:it|them|that(?: one)?|this(?: one)?|everything|all of (?:it|them)|the \w[^,.;]{0,40}?|our \w[^,.;]{0,40}?|[A-Z]+-?\d[\w-]+)(?: (?:in force|in place|active|going|as (?:is|it is|they are)|alone|on|running|the way it is|for now|then|after all|instead|please))*\W*$/i

const holds: readonly RegExp[] = [
  /\b(?<!(?:can['’]?t|cannot|couldn['’]?t) )hold(?:ing)? off\b(?! (?:our|the) (?:payment|check))/i,
  /(?:^|\b(?:please|pls|and|but|just|so|then|can you|could you|let['’]?s) )hold\b(?! (?:harmless|a|an|our|us|on to|the (?:line|phone|policy|license))\b)(?: (?:it|this|that|them|everything))*(?=\s*(?:$|[,.;:!]|until|till|for now|pending|on (?:this|that|it)|while|so|please)\b|\s*$|\s*[.,;!])/i,
  /\bhold (?:the|that|this|my|our) (?:\w+ )?(?:cert\w*|coi|request|cancel\w*|change|endorsement|order)\b/i,
  /(?:^|\b(?:please|pls|and|but|just|so|then|to|can you|could you|let['’]?s) )(?:put|keep|place|leave)\b[^.;]{0,60}\bon hold\b/i,
  /\bbut not (?:until|till|before) (?:i|we)\b/i,
  /(?:^|\b(?:please|just|but|and|so|can you|could you) )wait\b(?: (?:until|till|for (?:me|us|my|our)|to (?:send|issue|cancel|add|do|make)|on (?:this|that|it)|before))/i,
  /\b(?:call|ask|check with|talk to|text|e-?mail|tell) (?:me|us)\b[^.;]{0,20}\b(?:before (?:you (?:do|cancel|send|issue|add|change|make|submit)|(?:cancel|send|issu|add|chang|mak|submitt)\w*ing)|first)\b/i,
  /\bbefore you (?:cancel|send|issue|add|change|do|submit|make) (?:it|this|that|anything|them|the \w+)\b[^.;]{0,20}\b(?:call|ask|check|talk|let (?:me|us))\b/i,
  /\b(?:i|we)(?:['’]ll| will) (?:let you know|confirm|tell you)(?: (?:when|once|whether|if (?:we|i|it|they)\b[^.;]*|for sure|the (?:date|day)))\W*$|^\W*will confirm\b/i,
  /\b(?:only|not)(?: \w+){0,3} (?:until|once|when|after) (?:i|we) (?:confirm|approve|say|tell|give|sign|decide|hear|know|ok)\b|\b(?:once|when|after) (?:i|we) (?:confirm|approve|give (?:you )?the (?:ok|go)|say so|decide)\b/i,
]

const undecided: readonly RegExp[] = [
  /\b(?:i|we)(?:['’]ve| have|['’]re| are|['’]m| am)?(?: still)? (?:not|n['’]t|haven['’]?t|yet to)(?: yet)?(?: fully| really| quite)? (?:decided?|made up|made (?:a|the|our|my) (?:decision|mind))\b|\b(?:haven['’]?t|have not|hasn['’]?t|has not) (?:yet )?(?:decided|made up)\b|\bundecided\b|\bon the fence\b|\bstill (?:deciding|thinking|debating)\b|\bwhichever\b(?! (?:is |comes )?(?:easier|easiest|works|first|sooner|earlier|later|says|has))|\bwhatever(?:['’]s| is) (?:cheap|less|best|better)/i,
  /\bor (?:just |maybe |should (?:we|i) )?(?:keep|leave)\b/i,
]
/** `We are thinking about dropping the umbrella`: no order, though it names one. */
const pondering =
  /\b(?:thinking (?:about|of)|considering|debating|toying with|leaning towards?|wondering (?:if|whether|about)|not sure (?:if|whether)|(?:i|we) (?:might|may)(?: want to| need to| have to)?|maybe (?:we|i) should)\b[^.;!?]{0,30}/i

/** What an order may depend on. `If you can`, `if there is paperwork` and `let me know if` make it depend on nothing. */
const condition =
  /\b(?:(?:only |but only |and )?if|unless|assuming|provided(?: that)?|depending on)\b(?! (?:possible|needed|necessary|any\b|applicable|so\b|not\b|you (?:can|could|would|will|wouldn|don|haven|have|need|want|require|please|prefer|like|are able|must|get|see)|(?:there(?:['’]s| is| are)|it['’]?s|that['’]?s|this is|that is|it is) (?:any|a |an |ok|okay|fine|possible|paperwork|something|anything|easier|helpful|all right|alright|too|not too)|there are|there['’]?s|i (?:need|have|can|must|should)|we (?:need|have|can|must|should)(?! to cancel)|the (?:carrier|company|underwriter|insurer) (?:permits|allows|lets|will|can|requires|needs|wants)|that (?:works|helps)|it (?:helps|matters)|anyone|anything|something|this (?:is not|isn['’]t)|(?:it|he|she|they|that)(?:['’]s| is| are|['’]re)?(?: not|n['’]t) |not already)\b)/gi
const asksWhether =
  /\b(?:know|see|ask|sure|wonder\w*|check|tell (?:me|us)|confirm|curious|advise|as|even|what|find out|verify)\s+$/i

function isConditional(type: RequestType, sentence: string): boolean {
  const verb = orders[type]
  if (!verb || (type === 'CREATE_CERTIFICATE' && !/\b(?:only if|unless)\b/i.test(sentence))) return false
  return [...sentence.matchAll(condition)].some(({ 0: match, index }) => {
    const clauses = sentence.slice(0, index).split(/[,;:]\s+/)
    const before = clauses.at(-1)?.trim() ? (clauses.at(-1) ?? '') : (clauses.at(-2) ?? '')
    const after = sentence.slice(index + match.length)
    if (asksWhether.test(sentence.slice(0, index)) || sentence.includes('?')) return false
    // The order stands before the condition, or behind what it depends on.
    const behind = after
      .split(/,\s+|\bthen\b|\s[–—-]\s/)
      .slice(1)
      .join(', ')
    const isUncommaed = index < 12 && imperative(verb, after)
    return imperative(verb, before) || imperative(verb, behind) || isUncommaed
  })
}

/** `if the premium goes up 10% cancel the GL`, without a comma: no subject stands before the order. */
const bareOrder =
  /(?<!\b(?:to|we|i|you|they|he|she|it|will|can|would|not|n['’]t|should|must|could|might|may|and|or|the|a|an|our|your|for|of|that|is|are|be|do|does|did|want|who)\s+)\b(?:please )?(?:cancel|terminate|drop|kill|add|include|put|remove|take|delete|change|send|issue)\b|\b(?:want|like|need|going|have|plan|ready) (?:you )?to (?:cancel|terminate|drop|add|remove|take|change)\b/i

/** Whether an order of the kind stands in a text: `cancel the GL`, `please cancel`, `we want to cancel`; not `we will cancel`. */
function imperative(verb: RegExp, text: string): boolean {
  return (
    verb.test(text) &&
    bareOrder.test(text) &&
    !told.test(text) &&
    !/\b(?:i|we)(?:['’]ll| will|['’]d| would|['’]m| am|['’]re| are) (?:\w+ ){0,2}(?:cancel|drop|leav|terminat)/i.test(
      text,
    )
  )
}

/** What tells that something that waited, or was given up, is wanted after all. */
const releases =
  /\b(?:go(?:ing)? ahead|proceed|we(?:['’]ve| have)? decided to|you (?:can|may) (?:now )?(?:send|issue|cancel|add|release)|(?:send|issue|cancel|add|release) (?:it|them|that|this) now|ok(?:ay)? to (?:send|issue|cancel|add|release|proceed)|(?:i|we) (?:now )?confirm(?:ed)?\b(?! (?:once|when|later))|all clear|good to go)\b/i

const nonrenewal =
  /\b(?:do not|don['’]?t|dont|not|won['’]?t|will not|no longer|never)(?: (?:be|going|want|wish|need|plan|intend|wanting|planning|like))*(?: (?:you|us))?(?: to)? (?:issue the )?renew(?:al|ing|ed)?\b|\bnon-?renew(?:al|ed|ing)?\b|\bdeclin(?:e|ing) (?:the|our|this|that) (?:\w+ )?renewal\b|\blet (?:it|them|the [^.;,]{2,40}|our [^.;,]{2,40}) (?:run out|expire|lapse)\b/i

export function markOfSentence(type: RequestType, sentence: string, names: readonly string[]): Mark | null {
  if (!changes.has(type)) return null
  if (forAnother.test(sentence) && !names.some((name) => isNamed(name, sentence))) return 'FOR_ANOTHER'
  const isThreat = type === 'CANCEL_POLICY' && threatens.test(sentence)
  return isThreat || isConditional(type, sentence) ? 'UNDECIDED' : null
}

/** `If this keeps going we will close the shop and cancel everything` */
const threatens =
  /\b(?:if|unless|otherwise|or else)\b[^.;!?]{0,120}\b(?:i|we)(?:['’]ll| will| would|['’]d| may| might| am going to| are going to|['’](?:m|re) going to)\b[^.;!?]{0,60}\b(?:cancel|drop|leave|terminate)\b/i

/** `This is for my brother's company`, `on behalf of my wife's LLC` */
const forAnother =
  /\b(?:for|on behalf of)\s+(?:my|our|his|her)\s+(?:\w+\s+)?(?:brother|sister|wife|husband|spouse|son|daughter|father|dad|mother|mom|cousin|friend|buddy|neighbor|uncle|aunt|nephew|niece|boyfriend|girlfriend|fianc[eé]e?)(?:[- ]in[- ]law)?(?:['’]?s)?\s+(?:(?!landlord)\w+\s+){0,2}(?:company|business|firm|LLC|corporation|shop|store|restaurant|outfit|crew)\b|\b(?:for|on behalf of)\s+(?:another|a different|someone else['’]?s|somebody else['’]?s)\s+(?:company|business|firm|insured)\b/i

/** Whether a sentence names an account, if only by the first words of its name. */
function isNamed(name: string, sentence: string): boolean {
  const words = nameKey(name).split(' ').slice(0, 2).join(' ')
  return words !== '' && nameKey(sentence).includes(words)
}

const changes: ReadonlySet<RequestType> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'ENDORSE_POLICY',
])
const papers: ReadonlySet<RequestType> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
])

export function markOfClause(
  type: RequestType,
  clause: string,
  { sentence, isOrdered }: { readonly sentence: string; readonly isOrdered: boolean },
): Mark | null {
  const [verb, act] = [orders[type], actOf(type)]
  if (!verb || !act) return null
  const isNegated = negated(act).test(clause)
  if (isNegated && type === 'ENDORSE_POLICY' && isOfDetail(type, clause)) return null
  // `I can't issue the notice to proceed until I have evidence`
  if (isNegated && papers.has(type) && /\b(?:i|we) (?:can|won|will|should)\S*/i.test(clause)) return null
  if (isNegated && (later.test(clause) || /\byet\W*$/i.test(sentence)))
    return byDate.test(clause) && !papers.has(type) ? null : 'HELD'
  if (isNegated) return byDate.test(clause) || isOfDetail(type, clause) ? null : 'WITHDRAWN'
  if (type === 'CANCEL_POLICY' && nonrenewal.test(clause) && !/\bcancel/i.test(clause)) return 'NONRENEWAL'
  if (holds.some((pattern) => pattern.test(clause))) return 'HELD'
  if (retractions.some((pattern) => pattern.test(clause)))
    return ofMind.test(clause) && type === 'CANCEL_POLICY' && !isOrdered ? null : 'WITHDRAWN'
  if (papers.has(type) && notNeeded.some((pattern) => pattern.test(clause)))
    return type === 'ADD_ADDITIONAL_INSURED' && subjects.CREATE_CERTIFICATE?.test(clause) ? null : 'WITHDRAWN'
  if (changes.has(type) && undecided.some((pattern) => pattern.test(clause))) return 'UNDECIDED'
  if (type === 'CANCEL_POLICY' && kept.test(clause) && !byDate.test(clause)) return 'WITHDRAWN'
  const pondered = pondering.exec(clause)
  if (
    changes.has(type) &&
    type !== 'CREATE_CERTIFICATE' &&
    pondered &&
    verb.test(clause.slice(pondered.index))
  )
    return 'UNDECIDED'
  return releases.test(clause) ? released : null
}

/** What is left off, beside what is wanted: `They do not need to be additional insured`, `don't include the umbrella`. */
function isOfDetail(type: RequestType, clause: string): boolean {
  if (type === 'CREATE_CERTIFICATE')
    return (
      !/\b(?:cert\w*|cois?|it|this|that|one|them|anything)\b/i.test(clause) ||
      /\b(?:additional insureds?|AI|waiver|subrogation|umbrella|auto|comp|wc|original|hard copy|fax|mail|attach\w*|list|show|include)\b/i.test(
        clause,
      )
    )
  return type === 'ENDORSE_POLICY' && /\b(?:anything else|other|add(?:ing)? anything)\b/i.test(clause)
}
