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
      .replaceAll(new RegExp(amountsPrintedIn(sentence.text), 'g'), (printed) =>
        /^\d/.test(printed) ? `$${printed}` : printed,
      )
      .split(listed)
      .flatMap((each) => each.split(nextChange))
      .map((text) => inOneForm(isOfLimits ? text.replace(statedAnew, '$1 $3 is changed to $2') : text))
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

/** "The abuse limits are changed to $500,000 each victim and $1,000,000 aggregate", "the limits for X and for Y are changed to $1,000,000 each". */
function oneByOne(text: string): string[] {
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

/** "Building limit, Location 3: from $975,000 to $1,240,000", "Rented premises: $300,000 in place of $100,000", "Item 6 shall read $2,000,000", "Spoilage is now $35,000" */
const otherForms: readonly (readonly [RegExp, string])[] = [
  [/^([^:$]{4,80}):\s+from\s+(\$[\d,]+)\s+to\s+(\$[\d,]+)/i, '$1 is changed from $2 to $3'],
  [/^([^:$]{4,80}):\s+(\$[\d,]+),?\s+(?:in place|instead|in lieu) of\s+\$[\d,]+/i, '$1 is changed to $2'],
  [
    /^([^$]{4,80}?),?\s+(?:(?:shall|should|will|now)\s+reads?|(?:is|are)\s+now)\s+(\$[\d,]+)/i,
    '$1 is changed to $2',
  ],
]

/** "Bodily injury by disease: $1,000,000 policy limit" */
const statedAnew =
  /^([^:$]{4,80}):\s+(\$[\d,]+)\s+((?:each|per|any one) \w+|policy limit|aggregate)(?=[.;]|$)/i

function inOneForm(text: string): string {
  return otherForms.reduce((changed, [form, as]) => changed.replace(form, as), text)
}
