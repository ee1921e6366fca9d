import { findDay } from '../../../assistant/index.ts'
import { sentenceOf } from '../answerClient/addressed.ts'
import { spoken } from '../answerClient/spoken.ts'

/** What a message tells Cara to write about besides the letter itself. */
export interface ToldFacts {
  /** Whole sentences to the client. */
  readonly sentences: readonly string[]
  /** What it wants the client asked: "Could you please check the building values?" */
  readonly asks: readonly string[]
  /** What to mention without what to say of it: "the audit". */
  readonly unclear: readonly string[]
}

const subjects =
  'audit|carrier|claim|coverage|deductible|deposit|installment|invoice|limit|market|payment|payroll|premium|price|rate|renewal|underwriter'
const verbs =
  "is|are|was|were|will|has|have|had|can|could|won['’]t|did|does|goes|went|rose|fell|dropped|increased|decreased|changed|stays|stayed|moved|wants|asked|needs|declined|offered"

/** "The premium went up 8%": what happened to the client's insurance, not what to write. */
const fact = new RegExp(
  String.raw`^(?:(?:and|but|because|since|as|note:?)\s+)?((?:(?:the|their|his|her|our|your)\s+)?(?:[\w-]+\s+){0,2}(?:${subjects})s?\s+(?:${verbs})\b[^]*)$`,
  'i',
)
const startsWithSubject = new RegExp(String.raw`^(?:${subjects})`, 'i')
/** Where the next fact or order begins. */
const next =
  /(?<=[.!?])\s+|,(?!\d{3}\b)\s*(?:and\s+)?|;\s*|\s[–-]\s|:\s+|\n+|\s+and\s+(?=(?:that|mention|add|include|say|note|tell|we (?:still |also )?need|(?:the|their|her|his|our) (?:[\w-]+ ){0,2}(?:\$|\d)|ask|please)\b)/i
const mentions =
  /^(?:(?:please|also|and|then)\s+)*(?:mention|add|include|note|say|tell (?:him|her|them|the client)|point out|remind (?:him|her|them)(?: of)?)\s+(.+)$/is

/** What the user tells about the client's insurance besides what to write, as sentences to the client. */
export function factsToMention(request: string, today: string): ToldFacts {
  const sentences: string[] = []
  const unclear: string[] = []
  const asks: string[] = []
  let isMentioned = false
  for (const clause of request.split(next)) {
    const text = clause.trim()
    if (text === '' || text.endsWith('?')) continue
    const asked = askedOf(text)
    if (asked.length > 0) {
      asks.push(...asked)
      continue
    }
    const mentioned = mentions.exec(text)?.[1]
    // "Mention the premium and the deposit": what follows is to be mentioned as well.
    isMentioned =
      mentioned !== undefined || (isMentioned && /^(?:the|that|their|her|his|our|a|an|we)\b/i.test(text))
    const said = toldSentence(mentioned ?? text, today, { isMentioned })
    if (said !== null) sentences.push(said)
    else if (isMentioned) unclear.push(mentioned ?? text)
  }
  return { sentences, asks, unclear }
}

const asksClient =
  /^(?:(?:please|also|and|then)\s+)*ask\s+(?:him|her|them|the (?:client|insured|customer|owner))\s+(?:(to|for)\s+(.+)|((?:if|whether|what|when|which|how)\b.+))$/is

/** "Ask them to check the building values" as the question to the client; none for any other clause. */
function askedOf(clause: string): string[] {
  const [, how, what, question] = asksClient.exec(clause) ?? []
  if (question) return spoken({ kind: 'ASK', text: question })
  return what ? spoken({ kind: how?.toLowerCase() === 'to' ? 'ASK_TO' : 'ASK_FOR', text: what }) : []
}

/** What a letter says on the user's word alone, for the user to check: the reason for something. Empty if there is none. */
export function unverifiedReasons({ sentences }: Pick<ToldFacts, 'sentences'>): string[] {
  const reasons = sentences.flatMap((sentence) => reason.exec(sentence)?.[0] ?? [])
  return reasons.map(
    (words) =>
      `The letter gives a reason that is only from your message: “${words.replace(/[.\s]+$/, '')}”. I have not verified it. Check it with the carrier before you send, or have me leave it out.`,
  )
}

const reason =
  /\b(?:because|due to|owing to|as a result of|on account of|since (?=the|of|your|you|we|they))\b[^]*$/i

/** Whether a message tells what the renewal costs or changes, so that its terms are known. */
export function tellsTerms({ sentences }: Pick<ToldFacts, 'sentences'>): boolean {
  return sentences.some((sentence) => /\b(?:premium|price|rate|deductible|limit)s?\b/i.test(sentence))
}

const money = String.raw`\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$\s?\d+(?:\.\d\d)?|\d{3,7}(?:\.\d\d)?`
const change = new RegExp(
  String.raw`\b(?:(\w+)\s+)?(premium|price|rate|cost|total)\b[^.]{0,40}?\b(?:from\s+)?(${money})\s*(?:to|->|→|[–-])\s*(${money})`,
  'i',
)
const wanted =
  /^(?:that\s+)?(?:we|I|the carrier|they|underwriting|the underwriter)?\s*(?:will |still |also )*(?:needs?|requires?|wants?|must have)\s+(?!to\b|you\b|\$)(.+?)(?:\s+(?:by|before|no later than)\s+(.+?))?[.!]?$/i
const due =
  /^(?:that\s+)?(?:(?:the|their|her|his|your)\s+)?(.{3,60}?)\s+(?:(?:is|are)\s+)?due\s+(?:by |on )?(.+?)[.!]?$/i
const valued = new RegExp(
  String.raw`^(?:(?:the|their|her|his|your|a|an)\s+)?((?:[a-z][\w-]*\s+){0,3}?(?:${subjects}|retention|fee|tax|total|down payment))\s*(?:is|of|at|to|:|=|will be)?\s*(${money}|\d+(?:\.\d+)?\s?%)[.!]?$`,
  'i',
)
const valuedBefore = new RegExp(
  String.raw`^(?:(?:the|their|her|his|your|a|an)\s+)?(?:new\s+)?(${money})\s+((?:[a-z][\w-]*\s+){0,3}?(?:${subjects}|retention|fee|tax|down payment))[.!]?$`,
  'i',
)
const update =
  /^(?:the\s+|their\s+|her\s+|his\s+)?(?:updated?\s+)?((?:[a-z][\w-]*\s+){0,3}(?:costs?|payrolls?|sales|receipts|revenues?|schedules?|lists?|values?|drivers?|vehicles?|employees|headcount|questionnaire|application))(?:\s+updates?)?[.!]?$/i

/** One thing that was dictated, as a whole sentence to the client; null if it says nothing that could be put as one. */
export function toldSentence(
  clause: string,
  today: string,
  { isMentioned = true }: { isMentioned?: boolean } = {},
): string | null {
  const text = clause.trim().replace(/^(?:and|but)\s+/i, '')
  const [, , what = '', from, to] = change.exec(text) ?? []
  if (from && to) {
    const name = what.toLowerCase() === 'premium' ? 'premium' : what.toLowerCase()
    return `The renewal ${name} is ${dollarsOf(to)}; the expiring ${name} was ${dollarsOf(from)}.`
  }
  if (isMentioned || /\b(?:we|I|carrier|they|underwrit\w+)\b/i.test(text)) {
    const [, thing, day] = wanted.exec(text) ?? []
    if (thing && !/\b(?:is|are|was|were|will|has|have)\b/i.test(thing))
      return `Please send us ${yours(thing)}${day ? ` by ${dayOf(day, today)}` : ''}.`
  }
  if (!isMentioned) {
    const told = fact.exec(text)?.[1]
    // "The letter: Premium goes up 9%" begins a note with a capital.
    const noted = told?.replace(startsWithSubject, (word) => word.toLowerCase())
    return noted
      ? sentenceOf(/^(?:the|their|his|her|our|your)\b/i.test(noted) ? noted : `the ${noted}`)
      : null
  }
  const plain = text.replace(/^that\s+/i, '')
  const [, name, value] = valued.exec(plain) ?? []
  if (name && value) return `The ${spelled(name)} is ${dollarsOf(value)}.`
  const [, amount, thing] = valuedBefore.exec(plain) ?? []
  if (amount && thing) return `The ${spelled(thing)} is ${dollarsOf(amount)}.`
  const [, item, day] = due.exec(plain) ?? []
  if (item && day && findDay(day, today)) return `Your ${spelled(item)} is due by ${dayOf(day, today)}.`
  const updated = /\bupdat\w+/i.test(plain) ? update.exec(plain)?.[1] : undefined
  if (updated) return `Please send us your updated ${spelled(updated).replace(/\bcost$/, 'costs')}.`
  return text !== plain || hasVerb.test(plain) ? sentenceOf(plain) : null
}

/** A clause with a verb says something of its own. */
const hasVerb = new RegExp(
  String.raw`\b(?:${verbs}|am|be|do|may|might|must|should|would|shall|[a-z]{2,}n['’]t|please|call|send|sign|bring|pay|reply|recommends?|went|came|got|takes?|includes?|covers?|costs?|means?|closes?|expires?|renews?|starts?|ends?|changes|increases|applies|remains?|thank)\b|['’](?:s|re|ll|ve|m) `,
  'i',
)

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bsubs?\b(?= (?:costs?|certs?|certificates|list|payroll|agreements?))/gi, 'subcontractor'],
  [/\bded\b/gi, 'deductible'],
  [/\bapp\b/gi, 'application'],
  [/\bcerts?\b/gi, 'certificates'],
  [/\bprem\b/gi, 'premium'],
]

function spelled(text: string): string {
  return shortForms.reduce((said, [form, meant]) => said.replaceAll(form, meant), text.trim())
}

/** "sub costs" as "your subcontractor costs". */
function yours(thing: string): string {
  const said = spelled(thing).replace(/^(?:the|their|her|his)\s+/i, 'your ')
  return /^(?:your|an?|some|any|all|copies|proof|every|each|\d)\b/i.test(said) ? said : `your ${said}`
}

function dollarsOf(text: string): string {
  const plain = text.replaceAll(/\s/g, '')
  if (plain.endsWith('%')) return plain
  const [whole = '', cents] = plain.replaceAll(/[$,]/g, '').split('.')
  return `$${Number(whole).toLocaleString('en-US')}${cents ? `.${cents}` : ''}`
}

/** "2/15" as "February 15"; other words as they are. */
function dayOf(text: string, today: string): string {
  const day = /\d/.test(text) ? findDay(text, today) : null
  if (!day) return text
  const isOtherYear = /\b\d{4}\b|\d\/\d{1,2}\/\d{2}$/.test(text)
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(isOtherYear && { year: 'numeric' }),
  })
}

/** The words that a text is about, without those that open a question. */
export function longWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !/^(?:could|please|know)$/.test(word),
  )
}
