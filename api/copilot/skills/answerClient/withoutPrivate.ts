import type { Task } from '../../runs/task.ts'
import { withoutAttachments } from '../../tools/namedAttachments.ts'

const somebody = String.raw`(?:him|her|them|me|anyone|anybody|(?:the |our )?(?:client|insured|customer|owner|underwriter|carrier|insurer)s?)`
const not = String.raw`(?:do not|don['’]?t|never|must not|mustn['’]t|should not|shouldn['’]t|avoid|without|refrain from|no need to|be (?:careful|sure) (?:not to|to not)|(?:make|be) sure (?:not to|you don['’]?t|you do not)|try not to|please not)`
const disclosing = String.raw`(?:mention|say|tell|bring(?:ing)? up|includ(?:e|ing)|disclos(?:e|ing)|reveal|rais(?:e|ing)|discuss|shar(?:e|ing)|let(?:ting)?|refer(?:ring)? to|referenc(?:e|ing)|hint|stat(?:e|ing)|writ(?:e|ing)|talk|touch(?:ing)? on|go(?:ing)? into|get(?:ting)? into|giv(?:e|ing) away|nam(?:e|ing)|indicat(?:e|ing)|imply)(?:ing)?`
/** Advice to the recipient is not an order to Cara: "don't say anything to the other driver". */
const isAdvice = String.raw`(?! your\b)(?![^.;\n]*\b(?:to|with|on) (?:anyone|anybody|the other|others|any\b|the (?:claimant|police|press|media)|social media|(?:\w+ ){0,2}(?:attorney|lawyer|reporter)))`
/** How staff tell Cara to keep something out of an email. */
const orders = [
  String.raw`${not} (?:even |ever )?${disclosing}\b${isAdvice}`,
  String.raw`(?:leave|leaving|keep|keeping)\b(?! (?:it|this) (?:short|brief|simple|polite|friendly))[^.;\n,]{0,80}?\b(?:out\b(?! front| of (?:reach|sight|the (?:rain|sun|weather)))|to yourself|between (?:us|you and me|ourselves)|private|confidential|secret|under wraps|off the record)`,
  String.raw`leave (?:off|aside)`,
  String.raw`(?:omit|skip)(?:ting|ping)?\b`,
  String.raw`(?:keep|keeping|stay|be) (?:quiet|silent|mum|discreet) (?:about|on|regarding)`,
  String.raw`(?:say(?:ing)? )?(?:nothing|not a word|no word|no mention) (?:about|of|on|regarding)`,
  String.raw`(?:(?:we|I) (?:do not|don['’]?t|would not|wouldn['’]t|would rather not|['’]d rather not) (?:want|wish|like|have|let)(?: for)? ${somebody}(?: to)?|(?:they|he|she|${somebody}) (?:must not|mustn['’]t|should not|shouldn['’]t|need not|needn['’]t|do not need to|don['’]t need to|does not need to|doesn['’]t need to|cannot|can['’]t)) (?:know|hear|find out|learn|see)\b`,
  String.raw`(?:they|he|she|${somebody}) (?:do not|don['’]?t|does not|doesn['’]t) know (?:about )?(?:it|this|that)\b`,
  String.raw`(?:(?:it|this|that|which|all of this) (?:is|stays|remains|should stay|must stay) |(?:this|that)['’]s |it['’]s |just |strictly )*(?:between (?:us|you and me|ourselves)|off the record|for (?:your|our) (?:eyes|information|file) only|not for (?:the (?:client|insured|customer|carrier|underwriter|email)|them|him|her))\b`,
].join('|')

/** An order begins a clause; "without" needs none. */
const begins = String.raw`(?:(?:^|(?<=[.!?;:,(\n–—]|\s-)|(?<=\b(?:and|but|then|please|also|just|however|though))\s|\s(?=without\b))\s*)`
/** What Cara is to do next, after something to leave out. */
const doing = String.raw`(?:tell|ask|say|remind|thank|inform|notify|let|confirm|request|explain|apologi[sz]e|offer|invite|recommend|suggest|congratulate|write|e-?mail|draft|send|find out|mention|note|see|check|get|stick to|focus on)\b`
const polite = String.raw`(?:(?:please|just|only|simply|instead|also|then|do|rather)[\s,]+)*`
/** Where an order ends: with its sentence, or where Cara is told what to do next. */
const ends = String.raw`(?=[.!?](?:\s|$|["”)])|[;:)\n]|\s[–—-]\s|,?\s(?:and|but|then|just|so)\s+${polite}${doing}|,\s*(?:but|instead|just|only|please)\b|,\s*${polite}${doing}|$)`
const links = String.raw`(?:[\s,]*\b(?:and|but|then|please|also|just|however|though)\b[\s,]*)*`
const privateOrder = new RegExp(String.raw`${begins}(?:${orders})[\s\S]*?${ends}`, 'giu')
/** "Without mentioning the claim, ask …": what comes before the request ends with a comma. */
const privateLead = /^\s*(?:please )?without\b[^,.;:\n]*,\s*/iu
/** A whole sentence that is said to Cara alone: "Between us, the client is shopping around." */
const aside =
  /(?:^|(?<=[.!?;\n(]\s*)|,?\s+(?:and|but)\s+)(?:(?:just|strictly|this is|that is|it is|this['’]s|it['’]s)\s+)*(?:between (?:us|you and me|ourselves)|off the record|for (?:your|our) (?:eyes|information) only|internally|not for (?:the (?:client|insured|customer|carrier|underwriter|email)|them|him|her))\b[^.!?;\n)]*(?:[.!?;](?=\s|$)|(?=[)\n])|$)/giu
/** What is said to stay between the writer and Cara, before the words that say so. */
const asideBefore =
  /(?:^|(?<=[.!?;\n]\s*)|,?\s+(?:and|but)\s+(?=that\b|the fact))[^.!?;\n]*?\b(?:(?:is|are|stays?|remains?|should (?:stay|remain|be)|must (?:stay|remain|be)|,|\() ?(?:just |strictly |kept )?(?:between (?:us|you and me|ourselves)|off the record|confidential between us))\b[^.!?;\n]*(?:[.!?;](?=\s|$)|(?=\n)|$)/giu

/** A message without what it says to leave out of an email: "… and don't mention the claim". */
export function withoutPrivate(message: string): string {
  const open = message
    .replace(privateLead, '')
    .replaceAll(aside, ' ')
    .replaceAll(asideBefore, ' ')
    .replaceAll(privateOrder, '\u0000')
  if (open === message) return message
  return open
    .replaceAll(new RegExp(String.raw`\(${links}\u0000\s*\)`, 'giu'), ' ')
    .replaceAll(new RegExp(String.raw`(^|[.!?;:]\s*)${links}\u0000[.!?;,]?${links}`, 'giu'), '$1')
    .replaceAll(new RegExp(String.raw`[\s,–—-]*${links}\u0000(?=\s*(?:[.!?;:)\n]|$))`, 'giu'), '')
    .replaceAll(new RegExp(String.raw`[\s,–—-]*${links}\u0000[\s–—-]*${links}`, 'giu'), ' and ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .replace(/(?:[,;:\s]|\b(?:and|but))+$/i, '')
    .trim()
}

/** The words that name what a message says to leave out. */
export function leftOutWords(message: string): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9-]{3,}/g) ?? []
  const open = new Set(wordsOf(withoutPrivate(message)))
  return wordsOf(message).filter((word) => !open.has(word) && !fillers.test(word))
}

const fillers = new RegExp(
  String.raw`^(?:${disclosing}|don|not|never|without|and|but|the|that|this|about|any|anything|keep|quiet|leave|leaving|out|for|from|with|them|him|her|has|have|please|client|insured|carrier|underwriter|omit|skip|nothing|between)$`,
  'i',
)

/** A task whose messages of the user hold only what an email may say. */
export function withOpenWords(task: Task): Task {
  if (task.clientWroteOn !== undefined) return task
  return {
    ...task,
    request: withoutAttachments(withoutPrivate(task.request)),
    history: task.history.map((said) =>
      said.by === 'USER' ? { ...said, text: withoutAttachments(withoutPrivate(said.text)) } : said,
    ),
  }
}
