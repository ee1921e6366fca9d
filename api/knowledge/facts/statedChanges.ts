import { amountsPrintedIn } from './cellAmounts.ts'
import { verbsOfChange } from './changesLimits.ts'

/** What is changed, and to what: "The limit for X is increased to $1,000,000" */
export const replacement = new RegExp(
  String.raw`^(.{4,260}?)(?:\s+(?:is|are|shall be|has been|have been)|:)?\s+(?:hereby\s+)?(?:deleted\b[^.$]{0,80}?\band\s+(?:the following is\s+)?)?(?:becomes?|${verbsOfChange})(?:\s+(?:by|to|with|read|from|(?:\$|USD\s?)[\d,]+(?=\s+to)))*\s*:?\s*((?:\$|USD)\s?[\d,]+)`,
  'i',
)

/** "The limit for X is changed to …, and the limit for Y is changed to …" has two changes. */
export function statedChanges<Sentence extends { readonly text: string }>(
  sentences: readonly Sentence[],
  { isOfLimits }: { /** Whether it only states limits anew. */ readonly isOfLimits: boolean },
): (Sentence & { readonly quote: string })[] {
  return sentences.flatMap((sentence, at) =>
    withSubject(sentence.text, sentences[at - 1]?.text ?? '')
      .replaceAll(/\bUS\$\s?/g, '$')
      .replaceAll(/\$\s+(?=\d)/g, '$')
      .replaceAll(new RegExp(amountsPrintedIn(sentence.text), 'g'), (printed) =>
        /^\d/.test(printed) ? `$${printed}` : printed,
      )
      .split(listed)
      .flatMap((each) => each.split(nextChange))
      .map((text) => inOneForm(isOfLimits ? asChange(text) : text))
      .flatMap(withElided)
      .flatMap(oneByOne)
      .map((text) => ({ ...sentence, text, quote: sentence.text })),
  )
}

/**
 * "It is reduced to $1,000 if …" after "The deductible for theft is $5,000" is about that deductible, and "The limit is
 * reduced to $250,000" after "Agreement E is changed" about that agreement's limit.
 */
function withSubject(text: string, before: string): string {
  const of = /^((?:insuring )?agreement [A-Z]) is (?:hereby )?(?:changed|amended)\b/i.exec(before)?.[1]
  if (of !== undefined)
    return text.replaceAll(/\bthe (limit|retention|deductible)(?= is\b)/gi, `the $1 for ${of}`)
  const subject = /^((?:the|your|our) [^.$]{4,60}?) (?:is|are|will be|shall be) /i.exec(before)?.[1]
  return subject === undefined ? text : text.replace(/^It (?=is |will be |shall be )/, `${subject} `)
}

const severalAmounts = new RegExp(
  String.raw`^(.{4,200}?)\s(?:becomes?|(?:is|are)(?:\s(?:hereby\s)?(?:${verbsOfChange}))?)(?:\sto|\swith|\sby|\sread)*:?\s(?=(?:\$|USD)\s?\d)`,
  'i',
)
/** "$500,000 each victim", or "Property damage liability $250,000 each accident" after others. */
const amountWithScope =
  /(?:\bwith\s([A-Z][^$;]{4,50}?),?\s)?((?:\$|USD\s?)\d[\d,]*)\s([a-z][^$;.]*?)(?=,?\s(?:and|with)\s(?:[^$;.]{0,50}\s)?(?:\$|USD)|[,;/]\s(?:and\s)?(?:\$|USD)|[;.]|$)/g
const severalSubjects = new RegExp(
  String.raw`^(.{8,200}?)\sare\s(?:(?:hereby\s)?(?:${verbsOfChange})\sto\s((?:\$|USD\s?)[\d,]+)\seach\b|each\s((?:\$|USD\s?)[\d,]+))`,
  'i',
)

/** "The limits are amended to read: Bodily Injury by Accident $1,000,000 each accident, Bodily Injury by Disease …" */
const listBegins = new RegExp(
  String.raw`^(?:the\s)?(?:limits?|item|coverage|section)\b[^$]{3,160}?\s(?:is|are)\s(?:hereby\s)?(?:${verbsOfChange})(?:\sto\sread|\sby|\swith)?(?:\s(?:the\sfollowing|as\sfollows))?:\s(?=[A-Z][^$]{3,80}\$)`,
  'i',
)
const listedLimit =
  /([A-Z][^$,;:]{4,60}?):?\s(\$[\d,]*\d)\s((?:each|per|any one) \w+|policy limit|aggregate)(?=[,;.]|\sand\s|\s[A-Z]|$)/gi

/** "The abuse limits are changed to $500,000 each victim and $1,000,000 aggregate", "the limits for X and for Y are changed to $1,000,000 each". */
function oneByOne(text: string): string[] {
  const list = listBegins.exec(text)
  const entries = list ? [...text.slice(list[0].length).matchAll(listedLimit)] : []
  if (entries.length > 1)
    return entries.map(
      ([, subject = '', printed, scope]) => `${subject.trim()} ${scope} is changed to ${printed}`,
    )
  const change = severalAmounts.exec(text)
  const amounts = change ? [...text.slice(change[0].length).matchAll(amountWithScope)] : []
  if (change?.[1] !== undefined && amounts.length > 1 && !/\bpays?\b/i.test(change[1])) {
    const subject = change[1].replace(shownIn, '').replace(/\blimits\b/i, 'limit')
    return amounts.map(([, other, printed, scope]) => `${other ?? subject} ${scope} is changed to ${printed}`)
  }
  const [, subjects, each, other] = severalSubjects.exec(text) ?? []
  const amount = each ?? other
  if (subjects === undefined || amount === undefined) return [text]
  return subjects
    .replace(/^the limits?(?: of (?:insurance|liability))?(?: for)?\s/i, '')
    .split(/,?\s+and\s+(?=by|for|the|[A-Z])|,\s+(?=[A-Z])/)
    .map((subject) => `${subject.replace(/^(?:for|the)\s/, '')} is changed to ${amount}`)
}

const shownIn =
  /\s+(?:as\s+)?(?:(?:shown|stated|set forth|described|indicated)\s+)?(?:in|on)\s+(?:the\s+)?(?:declarations|schedule|item\s+\S+)\b.*$/i

/** "… is changed to $1,000,000, and for disease, each employee, to $1,000,000" has two changes, too. */
function withElided(text: string): string[] {
  const [, subject, amount] = replacement.test(text) ? (elided.exec(text) ?? []) : []
  return subject === undefined || amount === undefined ? [text] : [text, `${subject} is changed to ${amount}`]
}

const elided = /\$[\d,]+(?:\.\d\d)?,? and (?:for )?(?:the )?([^$.]{4,60}?),? to ((?:\$|USD)\s?[\d,]+)/i
const nextChange = new RegExp(
  String.raw`[,;]?\s+and\s+(?=the\s(?!following\b).{3,80}?\s(?:is|are)\s(?:hereby\s)?(?:${verbsOfChange}|deleted)|coverage\s\w\s(?:is|are)\s(?:${verbsOfChange})\b|the\s(?:retention|deductible)(?:\sfor\s[^$,]{3,40})?\sis\s(?:\$|USD)|[A-Z][^$]{3,60}?,?\s(?:is|are)\s(?:\$|USD))`,
  'i',
)

const listed = new RegExp(
  String.raw`;\s+(?=[a-z][^;$]{3,60}\s(?:is|are)\s(?:hereby\s)?(?:${verbsOfChange})\b)`,
  'i',
)

/** "Bodily injury by disease: $1,000,000 policy limit" */
const statedAnew =
  /^([^:$]{4,80}):\s+(\$\s*[\d,]+)\s+((?:each|per|any one) \w+|policy limit|aggregate)(?=[.;]|$)/i

/** An entry of a list of limits as a change: "… is changed to …"; any other text as it is. */
export function asChange(text: string): string {
  return text.replace(statedAnew, '$1 $3 is changed to $2')
}

/** An entry or a sentence without a verb of change as "… is changed to …". */
function inOneForm(text: string): string {
  const change = statedChange(text)
  if (!change || change.isVerbal || !change.now.startsWith('$') || change.subject.includes('$')) return text
  const from = change.old?.startsWith('$') && change.isFromTo ? ` from ${change.old}` : ''
  const behind = change.rest === '' ? '' : `${/^[,.;]/.test(change.rest) ? '' : ' '}${change.rest}`
  return `${change.subject} is changed${from} to ${change.now}${behind}`
}

/** The change of one value, as an endorsement states it. */
export interface StatedChange {
  /** "Building limit, Location 3" */
  readonly subject: string
  /** Null if only the new value is stated; "excluded" or "none" where there was none. */
  readonly old: string | null
  readonly now: string
  /** What follows: "each accident", "at location 3 only." */
  readonly rest: string
  /** Whether it is said with a verb of change, "is increased to", and not as an entry or with "is now". */
  readonly isVerbal: boolean
  /** "From $50,000 to $85,000". */
  readonly isFromTo: boolean
  /** Whether it is no sentence of its own: "Medical expense: $10,000 in place of $5,000." */
  readonly isEntry: boolean
}

const day = String.raw`\d{1,2}/\d{1,2}/\d{2,4}`
const changedValue = String.raw`((?:\$|USD) ?\d[\d,]*(?:\.\d+)?(?: ?(?:[KM]|MM|million|thousand)\b)?|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? ?(?:%|percent\b)|\d+[ -]?(?:hours?|hrs?|days?|weeks?|months?|years?|miles?)\b|${day})`
const oldValue = String.raw`(?:the )?(?:former |previous |prior )?(?:${changedValue}|(excluded|none|nil|not covered)\b)`
const toBe = String.raw`(?:is|are|shall be|will be|has been|have been)`
const changing = String.raw`(?:hereby )?(?:now )?(?:deleted and )?(?:${verbsOfChange})`
/** "Building limit, Location 3: from $975,000 to $1,240,000", "the flood limit is changed from $50,000 to $85,000" */
const fromTo = new RegExp(
  String.raw`^(.{3,120}?)[,:]?\s+((?:${toBe} )?${changing}\s+)?from ${oldValue} to(?: read)?:? ${changedValue}\s*(.*)$`,
  'is',
)
/** "Rented premises: $300,000 in place of $100,000", "Aggregate limit, $3,000,000 instead of $4,000,000" */
const inPlaceOf = new RegExp(
  String.raw`^(.{3,120}?)(?:[,:]|\s+(?:is|are))?\s+${changedValue}((?: [^.;$]{1,40}?)?),? (?:in (?:place|lieu) of|instead of|rather than|replac(?:es|ing)) ${oldValue}\s*(.*)$`,
  'is',
)
/** "Item 6 shall read $2,000,000", "Food spoilage, each location, is now $35,000", "the limit is amended to read $1,000,000" */
const nowStands = new RegExp(
  String.raw`^(.{3,160}?),?\s+(?:(?:shall|should|will) (?:now )?(?:read|be)|now reads?|${toBe} (?:each |both )?(?:hereby )?(?:now|(${changing})(?: to(?: read)?| with)?)):?\s+${changedValue}\s*(.*)$`,
  'is',
)

/** The change of a value that a clause states, in whatever form; null if it states none. */
export function statedChange(text: string): StatedChange | null {
  const [, subject, verb, before, absent, after, rest = ''] = fromTo.exec(text) ?? []
  const was = before ?? absent
  if (subject !== undefined && was !== undefined && after !== undefined) {
    // A policy runs from a date to a date.
    if (verb === undefined && new RegExp(`^${day}`).test(was)) return null
    const isEntry = verb === undefined && /^\W*$/.test(rest)
    const isVerbal = verb !== undefined
    return { subject, old: was, now: after, rest, isVerbal, isFromTo: true, isEntry }
  }
  const [, name, now, unit = '', former, none, behind = ''] = inPlaceOf.exec(text) ?? []
  const past = former ?? none
  if (name !== undefined && now !== undefined && past !== undefined)
    return {
      subject: name,
      old: past,
      now,
      rest: `${unit}${behind}`.trim(),
      isVerbal: false,
      isFromTo: false,
      isEntry: /^\W*$/.test(behind),
    }
  const [, own, changed, amended, where = ''] = nowStands.exec(text) ?? []
  if (own === undefined || amended === undefined) return null
  const old = /\bof (\$ ?\d[\d,]*)\b/.exec(own)?.[1] ?? null
  const isVerbal = changed !== undefined
  return { subject: own, old, now: amended, rest: where, isVerbal, isFromTo: false, isEntry: false }
}
