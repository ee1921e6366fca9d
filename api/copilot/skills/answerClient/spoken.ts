import { capitalized } from '../../../platform/index.ts'
import { addressed } from './addressed.ts'

/** What an email is to say. */
export interface Dictated {
  readonly kind:
    | 'SAY'
    | 'ASK'
    | 'ASK_FOR'
    | 'ASK_TO'
    | 'REMIND'
    | 'REMIND_TO'
    | 'THANK'
    | 'CONFIRM'
    | 'APOLOGIZE'
  /** As the user put it, about the recipient in the third person. */
  readonly text: string
  /** Where it begins in the message. */
  readonly at: number
}

/** How the email is to be, not what it says. */
const style = /^(?:please )?(?:keep|make) (?:it|this)\b/i

/** The dictated words as sentences to the recipient. */
export function spoken({ kind, text }: Pick<Dictated, 'kind' | 'text'>): string[] {
  const [first = '', ...rest] = text.split(/(?<=[.!?])\s+|\s*;\s+/)
  // "... is attached and to call us", "... and that we need the VINs": each is a sentence of its own.
  const [said = '', ...more] = first
    .replace(/[.!?]+$/, '')
    .split(
      new RegExp(
        String.raw`${joint.source}|, (?=(?:please )?(?:have|send|call|bring|sign|get|keep|pay|return)\b)`,
        'i',
      ),
    )
  const opening = openingOf(kind, addressed(withArticle(said)))
  return [
    ...(instructed(said) ?? [`${capitalized(opening)}${kind.startsWith('ASK') ? '?' : '.'}`]),
    ...more.flatMap(furtherSentence),
    ...rest
      .filter((sentence) => !style.test(sentence))
      .flatMap((sentence) => sentence.split(joint).flatMap(laterSentence)),
  ]
}

const them = String.raw`(?:him|her|them|the (?:client|insured|customer|owner|underwriter|carrier)|[A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+)?)`
/** What a dictation tells Cara to do with what follows, in the middle of what the email is to say. */
const instructions: readonly (readonly [words: RegExp, say: (what: string) => string])[] = [
  [/^(?:ask|request)(?:ing)?(?: THEM)? for (.+)$/s, (what) => wanted(what)],
  [/^request(?:ing)? (.+)$/s, (what) => wanted(what)],
  [/^ask(?:ing)?(?: THEM)? to (.+)$/s, (what) => `Could you please ${what}?`],
  [
    /^(?:ask|find out)(?:ing)?(?: (?:from )?THEM)? ((?:if|whether|what|when|where|who|which|how|why)\b.+)$/s,
    (what) => `Could you let us know ${what}?`,
  ],
  [/^remind(?:ing)? THEM to (.+)$/s, (what) => `Please remember to ${what}`],
  [/^remind(?:ing)? THEM (?:that|of|about) (.+)$/s, (what) => openingOf('REMIND', what)],
  [/^thank(?:ing)? THEM for (.+)$/s, (what) => `Thank you for ${what}`],
  [/^apologi[sz](?:e|ing)(?: to THEM)? for (.+)$/s, (what) => `We apologize for ${what}`],
  [/^congratulat(?:e|ing) THEM on (.+)$/s, (what) => `Congratulations on ${what}`],
  [/^offer(?:ing)?(?: THEM)? to (.+)$/s, (what) => `We would be glad to ${what}`],
  [/^offer(?:ing)? THEM (.+)$/s, (what) => `We would be glad to offer you ${what}`],
  [/^invit(?:e|ing) THEM to (.+)$/s, (what) => `You are welcome to ${what}`],
  [/^(recommend|suggest)(?:ing)?(?: to THEM)? (?:that )?(.+)$/s, (what) => `We ${what}`],
  [/^confirm(?:ing)?(?: to THEM)? that (.+)$/s, (what) => `This confirms that ${what}`],
  [/^(?:tell|inform|notify)(?:ing)? THEM (?:that )?(.+)$/s, (what) => what],
  [/^let(?:ting)? THEM know (?:that )?(.+)$/s, (what) => what],
  [
    /^(?:mention|say|explain|note|point out|stress|emphasi[sz]e|warn)(?:ing)?(?: (?:to )?THEM)? (?:that )(.+)$/s,
    (what) => what,
  ],
]
const orders = instructions.map(
  ([words, say]) => [new RegExp(words.source.replace('THEM', them), words.flags), say] as const,
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
  for (const [words, say] of orders) {
    const found = words.exec(plain)
    if (!found) continue
    const what = found
      .slice(1)
      .join(' ')
      .replace(/[.!?]+$/, '')
    const said = say(addressed(what))
    return [capitalized(/[.!?]$/.test(said) ? said : `${said}.`)]
  }
  return null
}

/** What can be given but not sent. */
const notSent =
  /^(?:(?:an?|some|their|your|more|\d+) )*(?:\w+ )?(?:call|meeting|extension|discount|permission|approval|help|time|moment|minutes)\b/i

function wanted(what: string): string {
  const things = what.replaceAll(/(,| and| or) for (?=\w)/g, '$1 ')
  return notSent.test(things) ? `Could we have ${things}?` : `Please send us ${things}`
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

function openingOf(kind: Dictated['kind'], said: string): string {
  switch (kind) {
    case 'ASK_FOR':
      return wanted(said)
        .replace(/^Please send us/, 'Could you please send us')
        .replace(/[.?]$/, '')
    case 'ASK_TO':
      return `Could you please ${said}`
    case 'ASK':
      return `Could you let us know ${said}`
    case 'REMIND':
      return `This is a reminder ${/^(?:the|your|our|an?)\s+\S+(?:\s+\S+){0,3}$/i.test(said) ? 'about' : 'that'} ${said}`
    case 'REMIND_TO':
      return `This is a reminder to ${said}`
    case 'THANK':
      return `Thank you for ${said}`
    case 'APOLOGIZE':
      return `We apologize for ${said}`
    case 'CONFIRM':
      return `This confirms that ${said}`
    case 'SAY':
      return said
  }
}
