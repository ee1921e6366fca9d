import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { ReadPage } from '../../reading/index.ts'
import { namedRow as rowNamed } from './namedRow.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { citationsOf } from './scheduleAnswer.ts'
import { standingRows } from './standingRows.ts'

const payee =
  /\b(?:loss payees?|lien ?holders?|lenders?|lender'?s? loss pay\w+|finance compan(?:y|ies)|mortgagees?)\b/i
/** "A = First County Bank, PO Box 9, Salem OR 97301. B = …", "(1) First County Bank" */
const entry = /(?<=^|[\s:;.])\(?([A-Z]|\d{1,2})(?:\)|\s*[=:–—])\s*(?=\p{Lu}\p{L})/gu
const vin = /\b[A-HJ-NPR-Z\d]{17}\b/
const codeAtEnd = /(?<=\s)\(?([A-Z]|\d{1,2})\)?$/
/** Lines below the title of the list. */
const mostLines = 10

/** The loss payee of a vehicle whose row refers to it by a letter or number: "Who is the lienholder on the Isuzu?"; null for any other question. */
export function payeeAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (!payee.test(question)) return null
  const scheduled = scheduledPayee(question, documents)
  if (scheduled) return scheduled
  const rows = candidates.filter(({ text }) => vin.test(text))
  const row = namedRow(question, rows)
  const reading = row && documents.find(({ id }) => id === row.documentId)?.reading
  if (!row || !reading) return null
  const codes = rows.map(({ text }) => codeAtEnd.exec(text)?.[1])
  const own = codes[rows.indexOf(row)]
  for (const page of reading.pages) {
    const payees = payeesOn(page)
    const isUsed = codes.filter((code) => code !== undefined && payees.has(code)).length > 0
    if (!isUsed) continue
    if (own === undefined)
      return answered(
        `The schedule shows no loss payee for it: ${row.text.replace(/[.;]?$/, '.')}`,
        cited(row),
      )
    const name = payees.get(own)
    if (name === undefined || !verifyQuote(reading, name, page.number)) return null
    const quote = { documentId: row.documentId, page: page.number, quote: name, role: 'SOURCE' as const }
    return answered(name.replace(/[.;]?$/, '.'), [quote, ...cited(row)])
  }
  return null
}

/** The loss payee in the column of its own that a schedule of vehicles has. */
function scheduledPayee(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const rows = standingRows(documents, 'vehicles')
  const row = rowNamed(question, rows)
  // Letters and numbers refer to a list of their own.
  const hasNames = rows.some(({ texts }) => /\p{L}{3}/u.test(texts['lossPayee'] ?? ''))
  const citations = row && hasNames ? citationsOf(row, documents, []) : []
  if (!row || citations.length === 0) return null
  const name = (row.texts['lossPayee'] ?? '').replace(/\.$/, '')
  return answered(
    /\p{L}{3}/u.test(name)
      ? `The loss payee of the ${row.name} is ${name}.`
      : `The schedule shows no loss payee for the ${row.name}.`,
    citations,
  )
}

/** The row of the vehicle that a question names, by its identification number. */
export function namedVehicle(question: string, candidates: readonly Candidate[]): Candidate | null {
  return namedRow(
    question,
    candidates.filter(({ text }) => vin.test(text)),
  )
}

/** The only row with a word of the question that no other row has. */
function namedRow(question: string, rows: readonly Candidate[]): Candidate | null {
  const asked = new Set(stemsOf(question).filter((stem) => stem.length > 2))
  const words = rows.map(({ text }) => new Set(stemsOf(text)))
  const named = rows.filter((_, at) =>
    [...(words[at] ?? [])].some(
      (word) => asked.has(word) && words.every((other, of) => of === at || !other.has(word)),
    ),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

/** The parties of a page's list of loss payees, by the mark that the schedule refers to. */
function payeesOn({ lines }: ReadPage): ReadonlyMap<string, string> {
  const first = lines.findIndex(
    ({ text }, at) => payee.test(text) && marksIn(`${text} ${lines[at + 1]?.text ?? ''}`).length > 0,
  )
  if (first === -1) return new Map()
  const end = lines.findIndex(({ text }, at) => at > first && isTitle(text))
  const last = Math.min(first + mostLines, end === -1 ? lines.length : end)
  const text = lines
    .slice(first, last)
    .map((line) => line.text)
    .join(' ')
  const marks = marksIn(text)
  return new Map(
    marks.map(({ mark, start }, at) => [
      mark,
      text.slice(start, marks[at + 1]?.index ?? text.length).replace(/[\s.;,]+$/, ''),
    ]),
  )
}

function isTitle(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{4}/u.test(text) && !/\d/.test(text)
}

function marksIn(text: string) {
  return [...text.matchAll(entry)].map((match) => ({
    mark: match[1] ?? '',
    index: match.index,
    start: match.index + match[0].length,
  }))
}

function answered(answer: string, citations: PolicyAnswer['citations']): PolicyAnswer {
  return { status: 'ANSWERED', verdict: null, answer, citations }
}
