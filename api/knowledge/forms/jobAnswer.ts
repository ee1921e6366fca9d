import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { properNames } from './spokenNames.ts'
import { moneyAmounts } from './spokenValues.ts'

/** A finished job that a letter tells of. */
interface Job {
  readonly what?: string | undefined
  readonly owner?: string | undefined
  readonly place?: string | undefined
  readonly value?: string | undefined
  readonly completed?: Completion | undefined
  readonly sentence: Sentence
}

interface Completion {
  /** In English, when the letter names it. */
  readonly month?: string | undefined
  readonly year: string
}

const ofJobs = /\b(?:largest|biggest)\b[^.?!:]{0,40}?\b(?:jobs?|projects?|contracts?)\b/i

/** What a form asks of a job, by the words of a label. */
const columns: readonly (readonly [RegExp, (job: Job, label: string) => string | undefined])[] = [
  [
    /\bcomplet|\bfinish|\bdate\b|\bwhen\b|\byear\b/i,
    ({ completed }, label) => completed && shownDay(completed, label),
  ],
  [/\bvalue|\bamount|\$|\bprice|\bcost|\bsize\b/i, ({ value }) => value],
  [/\bowner\b|\bgeneral contractor\b|\bclient\b|\bcustomer\b|\bfor whom\b/i, ({ owner }) => owner],
  [/\bcity\b|\blocation\b|\bwhere\b/i, ({ place }) => place],
  [/\bproject|\bjob|\bname\b|\bdescri|\bwhat\b|\bscope\b/i, ({ what }) => what],
]

/** What a letter says of the largest jobs, one in each row of a form; undefined for a field that asks for none. */
export function jobAnswer(
  field: LabeledField,
  { sentences, fields }: { sentences: readonly Sentence[]; fields: readonly LabeledField[] },
): LetterAnswer | null | undefined {
  const { label, section, question } = field
  const isAsked =
    ofJobs.test(`${section} ${question} ${label}`) ||
    /^(?:name|value|cost|price|amount) of (?:that|this) (?:job|project|contract)$/i.test(label)
  if (!isAsked) return undefined
  // "Largest job in the past three years ____" asks for its value.
  const own = label
    .replace(ofJobs, '')
    .replace(/\b(?:(?:in|of|during|over) the (?:last|past) .*? years?|(?:last|past|this) year)\b/i, '')
  const column = columns.find(([words]) => words.test(own))
  const valueOf = column?.[1] ?? (({ value }: Job) => value)
  const isOfColumn = (other: LabeledField) =>
    other.label === label && other.section === section && other.question === question
  const job = jobsIn(sentences)[fields.filter(isOfColumn).indexOf(field)]
  const value = job && valueOf(job, label)
  return value ? answer(job.sentence, value) : null
}

/** "Our largest jobs: Aurora Ice Arena, $410,000, finished June 2025, and Saint Kateri School, $365,000." */
function jobsIn(sentences: readonly Sentence[]): Job[] {
  const start = sentences.findIndex(({ text }) => ofJobs.test(text))
  const first = sentences[start]
  if (!first) return []
  const after = sentences.slice(start + 1, start + 4)
  const end = after.findIndex(({ text }, at) => {
    const goesOn =
      (at === 0 && moneyAmounts(first.text).length === 0) ||
      /^(?:then|another|next|also|and|the (?:second|other|next))\b/i.test(text)
    return moneyAmounts(text).length === 0 || !goesOn
  })
  const told = [
    { ...first, text: first.text.replace(ofJobs, '\n').replace(/^.*\n/s, '') },
    ...after.slice(0, end === -1 ? after.length : end),
  ]
  return told.flatMap((sentence) => {
    const { text } = sentence
    const amounts = moneyAmounts(text)
    let from = 0
    return amounts.map(({ value, index, end: behind }): Job => {
      const next = /;|,? and (?=[^,;]*[A-Z"“])/.exec(text.slice(behind))
      const to = next ? behind + next.index + next[0].length : text.length
      const [lead, tail] = [text.slice(from, index), text.slice(behind, to)]
      from = to
      return {
        value,
        ...described(lead, tail),
        completed: completedIn(`${tail} ${lead}`, sentence),
        sentence,
      }
    })
  })
}

function described(lead: string, tail: string): Pick<Job, 'what' | 'owner' | 'place'> {
  const place = /\bin ([A-Z][\w.'-]+(?: [A-Z][\w.'-]+)*, [A-Z]{2})\b/.exec(`${lead} ${tail}`)?.[1]
  const forWhom = /\bfor (?:the )?(?=[A-Z])/.exec(lead)
  const owner = forWhom ? properNames(lead.slice(forWhom.index + forWhom[0].length))[0]?.value : undefined
  const quoted = /["“]([^"”]+)["”]/.exec(lead)?.[1]
  const text = /[a-z]{3}/.test(lead.replace(framing, '')) ? lead : tail
  const plain = text
    .replace(framing, '')
    .replace(/[,.]? (?:that was |which was )?for (?:the )?[A-Z].*$/, '')
    .replace(/,? (?:(?:done|finished|completed)\b|last year|this year|(?:two|three) years ago).*$/i, '')
    .replace(/[\s,.;:]+$/, '')
    // "The Northgate Dental build-out for $265,000."
    .replace(/ (?:for|at|of|worth|about|was)$/, '')
    .replace(/ in (?=[A-Z][a-z]+$)/, ', ')
  const what = (quoted ?? plain).replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return { what: what === '' ? undefined : what, owner, place }
}

/** What stands in front of the name of a job. */
const framing =
  /^(?:[\s:.,?!–-]|\b(?:lately|so far|recently|was|were|is|are|the|an?|then|and|of|in|over|last|past|year|years|two|three|five|done|we|did|have|had)\b)+/i

function completedIn(text: string, { written }: Sentence): Completion | undefined {
  const [, month, year] = /\b(?:([A-Z][a-z]{2,8})\.?(?: \d{1,2},)? (?:of )?)?(20\d\d)\b/.exec(text) ?? []
  if (year) return { month: month && monthNumber(month) > 0 ? month : undefined, year }
  const back = /\blast year\b/i.test(text) ? 1 : /\btwo years ago\b/i.test(text) ? 2 : null
  return back === null || written === null ? undefined : { year: String(Number(written.slice(0, 4)) - back) }
}

/** A month as the field wants it: "June 2025", "06/2025" or only the year. */
function shownDay({ month, year }: Completion, label: string): string {
  if (/\byear\b/i.test(label) && !/\bmonth\b|\bmm\b/i.test(label)) return year
  if (month === undefined) return year
  return /\bmonth ?\/ ?year\b|\bmm ?\/ ?yy/i.test(label)
    ? `${String(monthNumber(month)).padStart(2, '0')}/${year}`
    : `${month} ${year}`
}

function monthNumber(month: string): number {
  return 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(month.slice(0, 3).toLowerCase()) / 3 + 1
}
