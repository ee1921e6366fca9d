import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import type { ScheduleKind } from '../facts/policyFacts.ts'
import { asksOnly } from './asksOnly.ts'
import type { AnswerCitation, AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { namedRow, withoutOtherNames } from './namedRow.ts'
import { takenOffAnswer } from './takenOffAnswer.ts'
import { withoutPurchase } from './withoutPurchase.ts'
import { standingRows, type StandingRow } from './standingRows.ts'

interface AskedColumn {
  readonly key: string
  readonly asked: RegExp
  /** What a value is of its row: "the serial number". */
  readonly noun: string
  /** Whether the column tells by itself which schedule is meant. */
  readonly isTelling?: boolean
}

interface AskedSchedule {
  readonly kind: ScheduleKind
  /** How questions name all of its rows. */
  readonly asked: RegExp
  readonly columns: readonly AskedColumn[]
}

const amountAsked =
  /\binsured (?:for|at)\b|\bcovered for\b|\bworth\b|\bvalued?(?: at)?\b|\bhow much\b|\blimit\b|\bamount\b/i

const schedules: readonly AskedSchedule[] = [
  {
    kind: 'vehicles',
    asked:
      /\b(?:covered |scheduled |insured )?(?:vehicles?|autos?|units?|trucks?)(?: (?:list|schedule)d?)?\b|\bschedule of (?:autos|vehicles)\b/i,
    columns: [
      {
        key: 'garaging',
        asked: /\bgarag\w+|\bwhere\b.*\b(?:kept|parked)\b/i,
        noun: 'garaging',
        isTelling: true,
      },
      {
        key: 'vin',
        asked: /\bvins?\b|\b(?:serial|identification) (?:number|no|#)/i,
        noun: 'VIN',
        isTelling: true,
      },
      { key: 'radius', asked: /\bradius\b/i, noun: 'radius', isTelling: true },
      {
        key: 'comp',
        asked: /\bcomp(?:rehensive)?\b|\bother than collision\b|\botc\b/i,
        noun: 'comprehensive deductible',
      },
      { key: 'coll', asked: /\bcoll(?:ision)?\b/i, noun: 'collision deductible' },
      {
        key: 'cost',
        asked: new RegExp(String.raw`${amountAsked.source}|\bcost(?: new)?\b|\bstated\b`, 'i'),
        noun: 'scheduled value',
      },
    ],
  },
  {
    kind: 'equipment',
    asked: /\b(?:scheduled |insured |covered )?(?:equipment|items)(?: (?:list|schedule)d?)?\b/i,
    columns: [
      {
        key: 'serialNumber',
        asked: /\bserials?(?: (?:numbers?|nos?|#))?|\bvin\b|\bs\/n\b/i,
        noun: 'serial number',
        isTelling: true,
      },
      { key: 'value', asked: amountAsked, noun: 'limit' },
    ],
  },
  {
    kind: 'classes',
    asked: /\bclass(?:ification)?(?: codes?|es|ifications?|s)?\b|\b(?:gl|wc|comp) codes\b/i,
    columns: [
      { key: 'payroll', asked: /\bpayrolls?\b|\bremuneration\b/i, noun: 'payroll', isTelling: true },
      { key: 'rate', asked: /\brates?\b/i, noun: 'rate' },
      { key: 'premium', asked: /\bpremiums?\b/i, noun: 'premium' },
      {
        key: 'exposure',
        asked: /\bexposures?\b|\bsales\b|\breceipts\b|\brevenues?\b/i,
        noun: 'exposure',
      },
      { key: 'basis', asked: /\bbas[ie]s\b|\bexposures?\b|\bpayrolls?\b|\bsales\b/i, noun: 'premium basis' },
    ],
  },
  {
    kind: 'drivers',
    asked: /\b(?:scheduled |listed |covered )?drivers?(?: (?:list|schedule)d?)?\b/i,
    columns: [
      {
        key: 'dateOfBirth',
        asked: /\bdobs?\b|\bdates? of birth\b|\bbirth ?dates?\b|\bhow old\b/i,
        noun: 'date of birth',
        isTelling: true,
      },
      {
        key: 'license',
        asked: /\blicense (?:numbers?|nos?|#)|\bdl\b|\blicenses?\b/i,
        noun: 'license number',
      },
      { key: 'status', asked: /\bexcluded\b|\bstatus\b/i, noun: 'status' },
      { key: 'violations', asked: /\bviolations?\b/i, noun: 'violations' },
      { key: 'accidents', asked: /\baccidents?\b/i, noun: 'accidents' },
    ],
  },
  {
    kind: 'coverages',
    asked: /\bcoverages?\b|\b(?:covered )?autos?\b/i,
    columns: [
      {
        key: 'coveredAutos',
        asked: /\b(?:covered auto )?symbols?\b/i,
        noun: 'covered auto symbols',
        isTelling: true,
      },
    ],
  },
]

const asksDeductible = /\bdeductibles?\b/i
const longestAsked = 14

/** "What is the skid steer insured for?", "class codes?", "VIN on the Isuzu?", from the rows of a schedule; null for any other question. */
export function scheduleAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  if (question.split(/\s+/).length > longestAsked) return null
  return ofRow(question, documents) ?? onSchedule(question, documents) ?? wholeSchedule(question, documents)
}

function ofRow(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const found = schedules.flatMap(({ kind, columns }) => {
    const asked = columns.filter((column) => column.asked.test(question))
    // A plain deductible may be any of several; a deductible is no value of the thing.
    const meant = asksDeductible.test(question)
      ? asked.filter(({ noun }) => noun.endsWith('deductible'))
      : asked
    if (meant.length === 0) return []
    const row = namedRow(question, standingRows(documents, kind))
    const said = row ? meant.filter(({ key }) => (row.texts[key] ?? '') !== '') : []
    return row && said.length > 0 && asksOnlyOf(row, question, asked) ? [{ row, said }] : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return null
  const { row, said } = only
  const citations = citationsOf(
    row,
    documents,
    said.map(({ key }) => row.texts[key] ?? ''),
  )
  if (citations.length === 0) return null
  const values = said.map(({ key, noun }) => valueSentence(row, noun, row.texts[key] ?? ''))
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [...values, ...laterSentences(row, said)].join(' '),
    citations,
  }
}

/** Whether nothing but the row and its columns is asked about: not "the cargo limit on the Kenworth", nor "if the reefer quits". */
function asksOnlyOf({ texts }: StandingRow, question: string, columns: readonly AskedColumn[]): boolean {
  const own = new Set(Object.values(texts).flatMap(wordsOf))
  const rest = (withoutOtherNames(withoutPurchase(question)).match(/[\p{L}\d-]+/gu) ?? []).filter((word) =>
    wordsOf(word).some((each) => !own.has(each)),
  )
  const asked = [/\bdeductibles?\b/, ofThings, ...columns.map((column) => column.asked)]
  return asksOnly(`${rest.join(' ')} value`, new RegExp(asked.map(({ source }) => source).join('|'), 'i'))
}

const ofThings =
  /\b(?:values?|numbers?|units?|vehicles?|autos?|trucks?|trailers?|vans?|drivers?|equipment|machines?|items?|class(?:es)?|codes?)\b/

/** A word as it may stand in the singular or the plural. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ''))
}

function valueSentence({ name, texts }: StandingRow, noun: string, value: string): string {
  if (texts['classCode']) return `For ${name}, the ${noun} is ${value}.`
  const isAbsent = noun.endsWith('deductible') && !/\d/.test(value)
  if (isAbsent)
    return `For the ${noun.replace(/ deductible$/, '')} of the ${name}, the schedule shows “${value}”.`
  if (noun === 'status') return `${name} is listed as “${value}”.`
  if (noun === 'garaging') return `The ${name} is garaged in ${value}.`
  return `The ${noun} of the ${name} is ${value.replace(/\.$/, '')}.`
}

function laterSentences({ deletion, changes }: StandingRow, said: readonly AskedColumn[]): string[] {
  const changed = changes.filter(({ set }) => said.some(({ key }) => key === set?.key))
  return [
    ...changed.map(({ quote }) => `An endorsement says: “${quote}”`),
    ...(deletion ? [`An endorsement takes it off the schedule: “${deletion.quote}”`] : []),
  ]
}

const asksWhetherListed =
  /^(?:is|are|do|does)\b[^?.]*\b(?:on (?:the|this|our|my) (?:\w+ )?(?:policy|schedule|declarations|list)|listed|scheduled|still (?:on|insured|covered))\W*$/i

/** "Is the Isuzu on the policy?" */
function onSchedule(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  if (!asksWhetherListed.test(question.trim())) return null
  const found = (['vehicles', 'drivers', 'equipment'] as const).flatMap((kind) => {
    const row = namedRow(question, standingRows(documents, kind))
    return row ? [{ kind, row }] : []
  })
  const [only, ...others] = found
  if (!only) return takenOffAnswer(question, documents)
  if (others.length > 0) return null
  const { kind, row } = only
  const citations = citationsOf(row, documents, [])
  if (citations.length === 0) return null
  const what = kind === 'equipment' ? 'equipment' : kind
  const the = kind === 'drivers' ? '' : 'The '
  const isExcluded = /\bexcluded\b/i.test(row.name)
  const start = row.deletion ? 'No.' : isExcluded ? 'Only as excluded.' : 'Yes.'
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [`${start} ${the}${row.name} is on the schedule of ${what}.`, ...laterSentences(row, [])].join(
      ' ',
    ),
    citations,
  }
}

const mostListed = 15

/** "Class codes?", "payroll by class", "drivers?" */
function wholeSchedule(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  for (const { kind, asked, columns } of schedules) {
    const meant = columns.filter((column) => column.asked.test(question))
    const deductibles = asksDeductible.test(question)
      ? meant.filter(({ noun }) => noun.endsWith('deductible'))
      : []
    const isTold = meant.some(({ isTelling }) => isTelling === true) || deductibles.length > 0
    const isNamed = asked.test(question) && (kind !== 'coverages' || meant.length > 0)
    if (!(isNamed || isTold) || /\b(?:any|many|no) \w+\W*$|^how\b/i.test(question)) continue
    const words = [asked, asksDeductible, ...meant.map((column) => column.asked)].map(({ source }) => source)
    if (!asksOnly(question, new RegExp(words.join('|'), 'i'))) continue
    const rows = standingRows(documents, kind).filter(({ deletion }) => deletion === null)
    const shown = meant.filter(({ key }) => rows.some(({ texts }) => (texts[key] ?? '') !== ''))
    if (rows.length === 0 || (meant.length > 0 && shown.length === 0)) continue
    const listed = rows
      .slice(0, mostListed)
      .map((row) => ({ row, citations: citationsOf(row, documents, []) }))
    if (listed.some(({ row, citations }) => row.name === '' || citations.length === 0)) continue
    const entries = listed.map(({ row }) => {
      const values = shown.flatMap(({ key, noun }) => {
        const value = row.texts[key] ?? ''
        return value === ''
          ? []
          : [noun === 'premium basis' || kind === 'coverages' ? value : `${noun} ${value}`]
      })
      return values.length > 0 ? `${row.name}: ${values.join(', ')}` : row.name
    })
    const more = rows.length > mostListed ? `; and ${rows.length - mostListed} more` : ''
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: `The schedule lists ${entries.join('; ')}${more}.`,
      citations: listed.flatMap(({ citations }) => citations),
    }
  }
  return null
}

/** The row as its page has it: whole, or by the cells that name it and those given. */
export function citationsOf(
  { documentId, page, texts, changes, deletion }: StandingRow,
  documents: readonly AnswerDocument[],
  given: readonly string[],
): AnswerCitation[] {
  const reading = documents.find(({ id }) => id === documentId)?.reading
  if (!reading) return []
  const whole = Object.values(texts)
    .filter((text) => text !== '')
    .join(' ')
  const longest = Object.values(texts).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const quotes = verifyQuote(reading, whole, page)
    ? [whole]
    : [...new Set([longest, ...given])].filter((text) => text !== '' && verifyQuote(reading, text, page))
  const later = [...changes, ...(deletion ? [deletion] : [])].map((change) => ({
    documentId: change.documentId,
    page: change.page,
    quote: change.quote,
    role: 'ENDORSEMENT' as const,
  }))
  const own = quotes.map((quote) => ({ documentId, page, quote, role: 'SOURCE' as const }))
  return own.length === 0 ? [] : [...own, ...later]
}
