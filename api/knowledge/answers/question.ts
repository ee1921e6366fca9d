import { lossKindOf } from './lossKindOf.ts'

/** What a question asks for. */
export type Intent =
  | 'SITUATION'
  | 'EXISTENCE'
  | 'AMOUNT'
  | 'DEDUCTIBLE'
  | 'TIME'
  | 'PARTY'
  | 'DEFINITION'
  | 'REFERENCE'
  | 'OTHER'

export interface Question {
  /** The search text: a follow-up is completed from earlier questions. */
  readonly text: string
  readonly intent: Intent
  /** A follow-up's own words, which its answer must mention; null for any other question. */
  readonly focus: string | null
}

/** The first matching pattern wins; narrower ones come first. */
const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'DEFINITION',
    /\b(what (counts|qualifies|falls)\b|what is meant by|what does .{1,60}\bmean\b|what do they call|what exactly (is|are)|definition of|define[ds]?\b|how (is|are|does) .{1,60}\bdefined?\b|who (counts|qualifies) as|considered an? |what (is|are) an? \w+ (under|in) (this|the) policy)/i,
  ],
  [
    'DEDUCTIBLE',
    /^(?!(?:until |by |from )?(?:when|how long)\b).*\b(deductible|retention|(own|our|my|their|his|her) share|out of ((my|our|their|his|her) )?(own )?pocket|bear (ourselves|themselves|for)|(pays?|owes?|covers?)( \w+)? (ourselves|themselves|himself|herself|yourself)|(do|does|would|must|will) (i|we|they|he|she|the (?:client|insured|customer)) (have to )?(pay|bear) (first|ourselves|themselves|before)|(pays?|eats?|bears?|absorbs?)( it| this| that)? first|(?:is|falls?) on (?:us|me)\b|(?:comes?|taken|knocked) off (?:of )?(?:the|our|my|their|that|this)\b|before (?:the |our )?(?:insurance|policy|insurer|carrier|coverage|company|you|they) (?:pays?|kicks? in|starts?|responds?|steps? in))\b/i,
  ],
  [
    'REFERENCE',
    /\b(policy number|quote number|naic|form number|which forms|what forms|list of forms|forms? (is|are) (attached|listed))\b/i,
  ],
  [
    'AMOUNT',
    /^(?!(?:is|are|do|does|can|will|if|when|what (?:happens|if))\b)[^?.]{0,60}\b(?:aggregate|(?:per|each) (?:claim|occurrence|accident|person))\b[^?.]{0,30}\??$/i,
  ],
  ['AMOUNT', /\$ ?\d.*\b(?:do|does|is|are) (?:we|i|it|that|he|she|they)\b.*\b(?:meet|enough|have|has)\b/i],
  [
    'AMOUNT',
    /\b(how much(?! (warning|notice|time))|what(?! (?:happens|if)\b)('s| is| are)? (the|our|my|your)? ?.{0,60}\b(limits?|sublimit|aggregate|maximum|premium|amount|cap|percentage|coinsurance)|how (?:high|big|large)|\binsured for\b|(?:cover(?:age)?|limit) worth\b|what (?:did|does|do|will) [^?]{1,40} (?:cost|charge)|what (?:do|does) (?:we|i|they|he|she|it|the (?:client|insured|policy)) have (?:for|on)\b|what(?:'s|s| is| are)? (?:the |our |their )?(?:\w+ )?(?:payrolls?|remuneration|receipts)\b|(up )?to what amount|the most|max(imum)?|how many dollars|what (limit|amount|percent|percentage)|limit for|limits? of|top number)\b|\b(limits?|sublimit)\s*\?\s*$/i,
  ],
  [
    'EXISTENCE',
    /^((is|are) (there|the)|which|how many(?! (?:\w+ )?(?:days|months|years|hours|weeks)\b)|do we have|does (the|our|this) policy have|what \w+( \w+)? (are|is) (insured|scheduled|listed|covered|shown)|what (is|are|was|were|did) (the|our|my)\b(?!.*\b(period|date|rule|duties|condition|requirement|happens)))/i,
  ],
  [
    'TIME',
    /[.!;]\s+(?:and |so )?(?:by when|until when|(?:within|by) what (?:date|time|deadline))\b[^.?!]*\?\s*$/i,
  ],
  // `After a fire, how long do we wait before lost sales are paid?`
  [
    'TIME',
    /^(?:after|once|if|when|following|in case of)\b[^.?!]{3,90},\s*(?:then )?how (?:long|soon|quickly|many (?:days|months|years|hours)|much (?:notice|time|warning))\b[^.?!]*\?\s*$/i,
  ],
  [
    'SITUATION',
    /[.!,;]\s+\S[^?]*\?\s*$|^(if|what if|suppose|say|when(?! (is|are|was|were|do|does|did|will|can|must)\b))\b|\b(covered|insured|paid|protected|excluded|anything|any help|are we (ok|okay|good|fine|safe))\?\s*$/i,
  ],
  [
    'TIME',
    /\b(when|how (long|soon|many (days|months|years|hours)|quickly|much (notice|time|warning))|by when|deadline|what (date|day|time)|within what|days' notice|notice period|waiting period|effective date|expir\w*|retroactive date|inception)\b/i,
  ],
  [
    'PARTY',
    /^(who|whose|whom)\b(?!.*\b(cover|insured|protect|pays?))|\b(who's|name of|which (company|carrier|insurer|person|bank|lender|agency)|named insured|mailing address|what address)\b/i,
  ],
  [
    'SITUATION',
    /^(is|are|do|does|can|will|would|could|am|did|has|have|may|must)\b|\b(cover(s|ed|age|ing)?|insured|protect(s|ed|ion)?|exclu(de|ded|des|sion)|pay(s|ing)? for|reimburse[ds]?)\b/i,
  ],
]

function intentOf(question: string): Intent {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? 'OTHER'
}

const opensQuestion =
  /^(?:and |or |so )?(?:is|are|do|does|can|will|would|could|did|has|have|am|may|should)\b/i

/** As a question what is typed without its mark ("is flood covered"), as a word ("Flood?"), or as what happened ("A customer slipped"). */
export function asQuestion(typed: string): string {
  const text = typed.trim()
  const plain = text.replace(/[\s.?!]+$/, '')
  if (perilNamed(text))
    return `Is ${plain.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())} covered?`
  if (opensQuestion.test(text) && !/[.?!:;]/.test(text)) return `${text}?`
  return tellsLoss(text) ? `${plain}. Are we covered?` : text
}

/** The peril that a question of nothing else names: "flood" of "Flood?"; null for any other text. */
export function perilNamed(text: string): string | null {
  return /^([^.?!]+)\?*$/.exec(text.trim())?.[1]?.match(peril)?.[0].toLowerCase() ?? null
}

/** What policies cover or exclude by its name. */
const peril =
  /^(?:floods?|flooding|earthquakes?|earth movement|mold|theft|hail|wind(?:storm)?|hurricanes?|fire|freezing|frozen pipes|collapse|vandalism|terrorism|pollution|asbestos|silica|war|sewer back-?ups?|water back-?up|backup of sewers(?: and drains)?|mine subsidence|sinkholes?|assault (?:and|&) battery|data breach(?:es)?|slander|libel)$/i

/** Whether a client tells what happened without asking: "Our employee stole cash". */
function tellsLoss(text: string): boolean {
  return (
    !text.includes('?') &&
    ((/^(?:an?|the|our|my|we|i|someone|somebody|one of|there (?:was|is))\b/i.test(text) &&
      happened.test(text)) ||
      lossOf.test(text)) &&
    !/\b(?:limits?|deductibles?|premium|policy|coverage|covered|certificates?)\b/i.test(text) &&
    lossKindOf(text) !== null
  )
}

/** "Mold in the wall after our leak", "stolen tools from the van" */
const lossOf =
  /^(?:mold|water|flood|fire|smoke|wind|hail|theft|vandalism|sewage|burst|broken|frozen|stolen|damaged|burned)\b[^.?]* (?:in|from|at|after|on|by|to|of) (?:an?|the|our|my|one of) /i

const happened =
  /\b(?:\p{L}+ed|fell|broke|hit|burst|froze|stole|burnt|cut|hurt|bit|ran|blew|came|caught|shook|slid|went|leaks?|sunk|sank)\b/iu

/** A yes-or-no question. */
export function isYesOrNo(question: string): boolean {
  return yesOrNo.test(question) && !asksForValue.test(question)
}

/** "How long is it insured?" asks for a time, though it ends like a yes-or-no question. */
const asksForValue =
  /(?:^|[.!;]\s+)(?:how (?:long|many|much|far|soon)|when|who|which|where)\b[^.?!;,]*\?\s*$/i

const yesOrNo =
  /(^|[.!,;]\s+)(and |or |so )?(is|are|do|does|can|will|would|could|am|did|has|have|may)\b[^.?]*\?\s*$|\b(covered|(?<!additional |named )insured|paid|protected|anything|any (help|trouble|problem))\?\s*$|(?:^|[.!;]\s+)any(?:thing| (?:money|coverage|cover|help|insurance|protection))(?: there| here| for (?:that|this|it|them|us|him|her))?\?\s*$/i

/** Whether the question only names something: "Contents at Cannery Row?" */
export function namesOnly(text: string): boolean {
  return text.split(/\s+/).length <= 6 && !asksInWords.test(text)
}

const asksInWords =
  /\b(?:is|are|was|were|am|do|does|did|can|could|will|would|must|may|has|have|had|who|whose|what|when|where|why|how|which|if|covered|included|excluded|insured|paid|day|days|notice|date|form|number)\b/i

const followUp = /^(and|what about|how about|also|same for|or)\b/i
/** Asks on its own, whatever it starts with: "And does Lanternfield cover sewer backup?" */
const asksAboutCoverage =
  /^(?:and|also|or)\s+(?:is|are|do|does|will|would)\b(?!.*\b(?:it|that|this|they|them|those|he|she|too|also|either)\b).*\b(?:cover(?:s|ed)?|exclude[sd]?)\b/i
const shortQuestion = 7

/** What people write in short or in plain words, and what policies call it. */
const written: readonly (readonly [RegExp, string])[] = [
  // What holds is what is asked anyway.
  [
    /,?\s+(?:at (?:this|that) point|right now|at the moment|at present|these days|as of (?:now|today)|since (?:the |last )?(?:spring|summer|fall|autumn|winter|change))\b/i,
    '',
  ],
  [/,? \b(?:today|right now|currently|at the moment)\b(?: ?\([^)]{3,20}\))?/gi, ''],
  [
    /\b(?:should|do|can|must|would) (?:i|we) (?:give|tell|send|show|quote)(?: to)? (?:the|our|my|their|an?) (?:[\w-]+ ){0,2}(?:underwriters?|lenders?|banks?|landlords?|carriers?|owners?|brokers?|auditors?|adjusters?|contractors?)\b/gi,
    'is there',
  ],
  [/\bD ?& ?O\b/gi, 'directors and officers (D&O)'],
  [/\bE ?& ?O\b/gi, 'errors and omissions professional liability (E&O)'],
  [/\bEPLI?\b/gi, 'employment practices liability (EPL)'],
  [/\bC?GL\b/g, 'general liability (GL)'],
  [/\bPL\b/g, 'professional liability (PL)'],
  [/\bWC\b|\b(?:work|workers|workers'|worker's) comp\b/gi, 'workers compensation (WC)'],
  [/\bEL\b/g, 'employers liability (EL)'],
  [/\bUM\b/g, 'uninsured motorists (UM)'],
  [/\bUIM\b/g, 'underinsured motorists (UIM)'],
  [/\bPIP\b/g, 'personal injury protection (PIP)'],
  [/\bCSL\b/g, 'combined single limit (CSL)'],
  [/\bSIR\b/g, 'self-insured retention (SIR)'],
  [/\bBPP\b/g, 'business personal property (BPP)'],
  [/\bBI\b/g, 'bodily injury (BI)'],
  [/\bPD\b/g, 'property damage (PD)'],
  [/\bAIs?\b/g, 'additional insured (AI)'],
  [/\bGC\b/g, 'general contractor (GC)'],
  [/\bERP\b/g, 'extended reporting period (ERP)'],
  [/\bmed ?pay\b/gi, 'medical payments expense (med pay)'],
  [
    /\b(?:our|my|own|their|his|her) share\b|\bout of (?:(?:our|my|their|his|her|the) )?(?:own )?pocket\b|\b(?:pays?|owes?)(?: \w+)? (?:ourselves|themselves|himself|herself|yourself)\b|\b(?:pays?|eats?|bears?|absorbs?)(?: it| this| that)? first\b|\b(?:comes?|taken|knocked) off (?:of )?(?:the|our|my|their|that|this) (?:claim|check|loss|payment|settlement)\b/i,
    '$& (deductible or retention)',
  ],
  [
    /\bhow (?:long|many hours)\b[^?.]*\b(?:down|out|shut|closed|offline|wait)\b[^?.]*\bbefore\b[^?.]*\b(?:income|profit|revenue|business interruption)\b/i,
    '$& (waiting period)',
  ],
  [
    /,? ?\b(?:(?:products|product claims)(?: claims)? (?:aside|apart)|(?:not counting|not including|other than|apart from|aside from|leaving out) products(?! ?[/-]| completed))\b/i,
    ' (general aggregate)',
  ],
  [
    /\b(?:in|for|per) (?:a|one|the|any one) (?:policy )?year\b|\bin (?:a|one|the) (?:whole|full|entire) year\b|\byear-?long (?:cap|limit)\b|\byearly (?:cap|limit|ceiling|maximum)\b|\b(?:everything|all claims) together\b|\boverall\b(?=(?: \S+){0,3} limit)/i,
    '$& (aggregate)',
  ],
  [
    /\b(?:what|how much)\b[^?.]*\b(?:costs?|costing|runs? us)\b|\bcharged?(?: (?:us|me|you))? for\b(?! (?:him|her|them)\b)|\b(?:full|total|whole|annual|yearly|flat)(?: \w+)? (?:price|cost|bill|charge)\b|\bwhat (?:does|do|will) [^?.]{1,40}\b(?:policy|insurance|coverage|layer|umbrella|package) run\b(?! (?:out|from|through|until|to)\b)|\b(?:cost|price) of (?:the|this|our|my) [^?.]{0,30}(?:policy|insurance|coverage|layer|umbrella|package)\b|\bpay for (?:the |our |this |my )?(?:\w+ )?(?:insurance|policy|coverage)\b|\bhow much is (?:the|our|this|my) (?:[\w']+ ){0,3}(?:policy|insurance|coverage)(?= a\b| per\b| for\b|\W*$)/i,
    '$& (premium)',
  ],
]
/** The cost of what was told before, or the meaning of a term: "We hired a man without comp. What does that cost us?" */
const isOtherCost =
  /\breplacement costs?\b|\bcosts? new\b|\bapprais|[.!;]\s+(?:what|how much) (?:does|do|did|will|would) (?:that|this|it|he|she|they)\b|\bwhat (?:does|do) .{3,60} mean\b|\bdefin/i
/** "… before taxes and fees": what an amount leaves out is not what is asked for. */
const leftOut =
  /,?\s*\b(?:not|before|without|excluding|leaving out|net of|except(?: for)?|apart from|minus|less)\b[^?.]*/i

/** The words to search with: short forms written out, without what is left out of an amount. */
function searchText(question: string): string {
  const text = written.reduce(
    (known, [short, long]) =>
      long.endsWith('(premium)') && isOtherCost.test(question) ? known : known.replace(short, long),
    question,
  )
  return /\bpremium\b/i.test(text) ? text.replace(leftOut, '') : text
}

/** The question completed: a follow-up takes words from the previous question. */
export function understood(question: string, earlier: readonly { readonly question: string }[]): Question {
  const before = earlier.findLast(({ question: asked }) => !followUp.test(asked.trim()))?.question
  const trimmed = question.trim()
  const words = trimmed.split(/\s+/).length
  const pointsBack = /\b(it|that|this|they|them|those|he|she)\b/i.test(trimmed) && words <= shortQuestion
  const goesOn = followUp.test(trimmed) && !asksAboutCoverage.test(trimmed)
  if (before === undefined || !(goesOn || pointsBack))
    return { text: searchText(trimmed), intent: intentOf(trimmed), focus: null }
  const focus = trimmed.replace(followUp, '').trim()
  const own = intentOf(focus)
  const isOpen = own === 'OTHER' || own === 'SITUATION'
  return { text: searchText(`${focus} ${before}`), intent: isOpen ? intentOf(before) : own, focus }
}
