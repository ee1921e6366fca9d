import { capitalized } from '../../../platform/index.ts'
import { asksQuestion } from '../../planner/questionForm.ts'
import { addressed } from './addressed.ts'

/** What an email is to say. */
export interface Dictated {
  readonly kind: DictatedKind
  /** As the user put it, about the recipient in the third person. */
  readonly text: string
  /** Where it begins in the message. */
  readonly at: number
}

type DictatedKind = keyof typeof sentences

/** Where a sentence stands: a request that opens an email is a full one, a later one is shorter. */
type Standing = 'OPENING' | 'LATER'

/** What each kind of instruction says to the recipient. */
const sentences = {
  SAY: (what) => what,
  ASK: (what) => `Could you let us know ${what}?`,
  ASK_FOR: wanted,
  ASK_TO: (what) => `Could you please ${what}?`,
  REMIND: (what) =>
    `This is a reminder ${/^(?:the|your|our|an?)\s+\S+(?:\s+\S+){0,3}$/i.test(what) ? 'about' : 'that'} ${what}`,
  REMIND_TO: (what, standing) =>
    standing === 'OPENING' ? `This is a reminder to ${what}` : `Please remember to ${what}`,
  THANK: (what) => `Thank you for ${what}`,
  APOLOGIZE: (what) => `We apologize for ${what}`,
  CONFIRM: (what) => `This confirms that ${what}`,
  CONGRATULATE: (what) => `Congratulations on ${what}`,
  OFFER: (what) => `We would be glad to offer you ${what}`,
  OFFER_TO: (what) => `We would be glad to ${what}`,
  INVITE_TO: (what) => `You are welcome to ${what}`,
  RECOMMEND: (what) => `We recommend ${what}`,
  SUGGEST: (what) => `We suggest ${what}`,
} as const satisfies Record<string, (what: string, standing: Standing) => string>

function sentenceOf(kind: DictatedKind, what: string, standing: Standing): string {
  const said = sentences[kind](addressed(what.replace(/[.!?]+$/, '')), standing)
  const mark = kind === 'SAY' && /\?\s*$/.test(what) && asksQuestion(what) ? '?' : '.'
  return capitalized(/[.!?]$/.test(said) ? said : `${said}${mark}`)
}

/** How the email is to be, not what it says. */
const style = /^(?:please )?(?:keep|make) (?:it|this)\b/i

/** The dictated words as sentences to the recipient. */
export function spoken({ kind, text }: Pick<Dictated, 'kind' | 'text'>): string[] {
  const noted = kind === 'SAY' ? fromNotes(text) : null
  if (noted) return noted
  const [first = '', ...rest] = text.split(/(?<=[.!?])\s+|\s*;\s+/)
  // "... is attached and to call us", "... and that we need the VINs": each is a sentence of its own.
  const [said = '', ...more] = first
    .replace(asksQuestion(first) ? /[.!]+$/ : /[.!?]+$/, '')
    .split(
      new RegExp(
        String.raw`${joint.source}|, (?=(?:please )?(?:have|send|call|bring|sign|get|keep|pay|return)\b)`,
        'i',
      ),
    )
  return [
    ...(instructed(said) ?? [sentenceOf(kind, withArticle(said), 'OPENING')]),
    ...more.flatMap(furtherSentence),
    ...rest
      .filter((sentence) => !style.test(sentence))
      .flatMap((sentence) => sentence.split(joint).flatMap(laterSentence)),
  ]
}

const finite =
  /\b(?:is|are|am|was|were|will|would|can|could|may|must|should|have|has|had|do|does|did|need|needs|want|wants|got|get|gets|went|came|agreed|agrees|accepts?|approved it|works?|please|let|send|call|sign)\b|['’](?:s|re|ll|ve|m|d)\b|n['’]t\b/i
const state =
  /^(?:(the|an?|our|your)\s+)?(.{2,50}?)\s+((?:not )?(?:ok(?:ay)?|fine|good|approved|confirmed|done|ready|attached|pending|signed|agreed|in|out|declined|bound|due\b.*|coming\b.*|on (?:its|the) way\b.*|expected\b.*))$/i

/** "We can get 3M, pollution quote coming Monday, lender ok" as a sentence for each note; null for running text. */
function fromNotes(text: string): string[] | null {
  const notes = text
    .trim()
    .replace(/[.!]+$/, '')
    .split(/\s*[,;]\s+(?!(?:and|or|but|which|who|because|so|if|when|unless)\b)/i)
  const said = notes.map((note) => {
    const plain = note
      .trim()
      .replaceAll(/(?<![$\d.,])(\d+(?:\.\d+)?)\s?([MK])\b/g, (_, number, unit) => `$${number}${unit}`)
    if (finite.test(plain)) return sentenceOf('SAY', plain, 'OPENING')
    const [, article = 'the', thing, is] = state.exec(plain) ?? []
    return thing && is
      ? sentenceOf('SAY', `${article} ${thing} is ${is.replace(/^ok$/i, 'okay')}`, 'OPENING')
      : null
  })
  const isOfNotes = notes.length > 1 && notes.some((note) => !finite.test(note))
  return isOfNotes && said.every((each) => each !== null) ? said : null
}

const them = String.raw`(?:him|her|them|the (?:client|insured|customer|owner|underwriter|carrier)|[A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+)?)`
/** What a dictation tells Cara to do with what follows, in the middle of what the email is to say. */
const instructions: readonly (readonly [words: RegExp, kind: DictatedKind])[] = [
  [/^(?:ask|request)(?:ing)?(?: THEM)? for (.+)$/s, 'ASK_FOR'],
  [/^request(?:ing)? (.+)$/s, 'ASK_FOR'],
  [/^ask(?:ing)?(?: THEM)? to (.+)$/s, 'ASK_TO'],
  [
    /^(?:ask|find out)(?:ing)?(?: (?:from )?THEM)? ((?:if|whether|what|when|where|who|which|how|why)\b.+)$/s,
    'ASK',
  ],
  [/^remind(?:ing)? THEM to (.+)$/s, 'REMIND_TO'],
  [/^remind(?:ing)? THEM (?:that|of|about) (.+)$/s, 'REMIND'],
  [/^thank(?:ing)? THEM for (.+)$/s, 'THANK'],
  [/^apologi[sz](?:e|ing)(?: to THEM)? for (.+)$/s, 'APOLOGIZE'],
  [/^congratulat(?:e|ing) THEM on (.+)$/s, 'CONGRATULATE'],
  [/^offer(?:ing)?(?: THEM)? to (.+)$/s, 'OFFER_TO'],
  [/^offer(?:ing)? THEM (.+)$/s, 'OFFER'],
  [/^invit(?:e|ing) THEM to (.+)$/s, 'INVITE_TO'],
  [/^recommend(?:ing)?(?: to THEM)? (?:that )?(.+)$/s, 'RECOMMEND'],
  [/^suggest(?:ing)?(?: to THEM)? (?:that )?(.+)$/s, 'SUGGEST'],
  [/^confirm(?:ing)?(?: to THEM)? that (.+)$/s, 'CONFIRM'],
  [/^(?:tell|inform|notify)(?:ing)? THEM (?:that )?(.+)$/s, 'SAY'],
  [/^let(?:ting)? THEM know (?:that )?(.+)$/s, 'SAY'],
  [
    /^(?:mention|say|explain|note|point out|stress|emphasi[sz]e|warn)(?:ing)?(?: (?:to )?THEM)? (?:that )(.+)$/s,
    'SAY',
  ],
]
const orders = instructions.map(
  ([words, kind]) => [new RegExp(words.source.replace('THEM', them), words.flags), kind] as const,
)
/** What joins clauses that are sentences of their own. */
const joint = new RegExp(
  String.raw`,? (?:and|but|then)(?: also| then)? (?=that |to [a-z]|say |(?:please )?(?:ask|tell|remind|thank|mention|explain|offer|invite|request|apologi[sz]|congratulat|confirm|let|recommend|suggest)(?:e|ing)? (?:that |for |if |whether |to |${them} ))|, (?=(?:ask|tell|remind|thank)(?:ing)? ${them} )`,
)

/** The sentences to the recipient that an instruction asks for; null if the clause is none. */
function instructed(clause: string): string[] | null {
  const plain = clause
    .trim()
    .replace(/^(?:(?:and|also|then|please),? )*/i, '')
    .replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase())
  for (const [words, kind] of orders) {
    const what = words.exec(plain)?.[1]
    if (what !== undefined) return [sentenceOf(kind, what, 'LATER')]
  }
  return null
}

/** What can be given but not sent. */
const notSent =
  /^(?:(?:an?|some|their|your|more|\d+) )*(?:\w+ )?(?:call|meeting|extension|discount|permission|approval|help|time|moment|minutes)\b/i

function wanted(what: string, standing: Standing): string {
  const things = what.replaceAll(/(,| and| or) for (?=\w)/g, '$1 ')
  if (notSent.test(things)) return `Could we have ${things}?`
  return standing === 'OPENING' ? `Could you please send us ${things}?` : `Please send us ${things}`
}

/** What is joined to the first clause by "and that", "and to" or "and ask him". */
function furtherSentence(clause: string): string[] {
  const ordered = instructed(clause)
  if (ordered) return ordered
  const [, needed] = /^that we (?:still |also )?need (?!to\b)(.+)$/s.exec(clause) ?? []
  if (needed) return [`Please send us ${addressed(needed)}.`]
  const [, statement] = /^(?:that|say(?: that)?) (.+)$/s.exec(clause) ?? []
  if (statement) return [`${capitalized(addressed(statement))}.`]
  const [, todo] = /^to (.+)$/s.exec(clause) ?? []
  return [`Please ${addressed(todo ?? clause).replace(/^please /, '')}.`]
}

/** "audit is coming" as "the audit is coming". */
function withArticle(clause: string): string {
  return /^(?!(?:the|your|our|my|an?|this|that|these|those|it|we|i|you|they|he|she|there|his|her|their|what|who|which)\b)[a-z]+ (?:is|was|will|has)\b/.test(
    clause,
  )
    ? `the ${clause}`
    : clause
}

/** A sentence in the middle of a dictation: told to the recipient, or what Cara is to ask or mention. */
function laterSentence(sentence: string): string[] {
  const [, statement] = /^that (.+)$/s.exec(sentence) ?? []
  const said = capitalized(addressed(statement ?? sentence))
  return instructed(sentence) ?? [/[.!?]["”)]*$/.test(said) ? said : `${said}.`]
}
