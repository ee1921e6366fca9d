import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import type { TableBlock } from '../../reading/index.ts'
import type { Candidate } from './answerCandidates.ts'
import { asksOnly } from './asksOnly.ts'
import { changeOf } from './changeFirst.ts'
import { inLowerCase } from './plainRow.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { isValue } from './rowValues.ts'

const longestAsked = 16
/** What people call columns, and what tables print. */
const calledOtherwise: readonly (readonly [RegExp, string])[] = [
  [/\bretro\b/gi, 'retroactive'],
  [/\b(?:cost|price|charged?)\b/gi, '$& premium'],
  [/\b(?:dob|birth ?day|birth ?date)\b/gi, 'date of birth'],
]
const shared = /\bshared?\b/i
const asksOwn = /^(?:does|do|has|have|is|are)\b.*\b(?:own|separate|individual)\b/i
const titles = /\b(?:dr|doctor|mr|mrs|ms|miss|the|her|his|own|separate|individual|what's|whose|s)\b/i

/** The cell under the column that a question asks for, in the row that it names: "What is the retro date for Dr. Oduya?"; null for any other question. */
export function tabledCell(
  asked: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (asked.split(/\s+/).length > longestAsked) return null
  const question = calledOtherwise.reduce(
    (text, [called, printed]) => text.replaceAll(called, printed),
    asked,
  )
  const found = documents.flatMap(({ id, reading }) =>
    reading.blocks.flatMap((block) => {
      const cell = block.kind === 'table' ? cellAsked(question, block) : null
      return cell ? [{ ...cell, documentId: id, reading }] : []
    }),
  )
  const [only, ...others] = found
  if (!only || others.length > 0) return null
  const { name, column, text, row, page, documentId, reading } = only
  // What an endorsement says of the row or the value may change it.
  const isLater = candidates.some(
    (each) =>
      (each.isEndorsement && [name, text].some((own) => each.text.includes(own))) ||
      (each.page === page && each.text.includes(name) && changeOf(each, candidates) !== undefined),
  )
  if (isLater) return null
  const whole = row.join(' ')
  const quotes = verifyQuote(reading, whole, page) ? [whole] : [name, text]
  if (!quotes.every((quote) => verifyQuote(reading, quote, page))) return null
  const are = /[^s]s$/i.test(column) ? 'are' : 'is'
  const isShared = shared.test(text)
  const start = asksOwn.test(asked.trim()) ? (isShared ? 'No. ' : 'Yes. ') : ''
  const value = isShared ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${start}The ${inLowerCase(column)} for ${name} ${are} ${value.replace(/\.$/, '')}.`,
    citations: quotes.map((quote) => ({ documentId, page, quote, role: 'SOURCE' as const })),
  }
}

interface Cell {
  readonly name: string
  readonly column: string
  readonly text: string
  readonly row: readonly string[]
  readonly page: number
}

function cellAsked(question: string, { header, rows }: TableBlock): Cell | null {
  if (!header || header.length < fewestColumns) return null
  const stems = new Set(stemsOf(question))
  const columns = header
    .map(({ text }, at) => ({ at, text: text.replace(/\s*\(.*$/, '').trim() }))
    .filter(({ at, text }) => {
      const own = stemsOf(text)
      return at > 0 && own.length > 0 && own.every((stem) => stems.has(stem))
    })
  const longest = Math.max(...columns.map(({ text }) => text.length))
  const [column, ...others] = columns.filter(({ text }) => text.length === longest)
  if (!column || others.length > 0) return null
  const names = rows.map((row) => namesOf(row.map(({ text }) => text)))
  const named = rows.filter((_, at) =>
    (names[at] ?? []).some(
      (word) => stems.has(word) && names.every((other, of) => of === at || !other.includes(word)),
    ),
  )
  const [row, ...more] = named
  const text = row?.[column.at]?.text.trim() ?? ''
  const name = row?.map((cell) => cell.text.trim()).find((each) => /\p{L}{3}/u.test(each))
  const [first] = row ?? []
  if (!row || !first || name === undefined || more.length > 0 || !/[\p{L}\d]/u.test(text)) return null
  // Limits of coverages have answers of their own.
  if (text.includes('$') && !isProperName(name, question)) return null
  const own = row.flatMap((cell) => cell.text.match(/[\p{L}\d]+/gu) ?? [])
  const said = [...own, ...(column.text.match(/[\p{L}\d]+/gu) ?? [])].map((word) => `${word}(?:'s|’s|s)?`)
  if (!asksOnly(question, new RegExp(String.raw`\b(?:${said.join('|')})\b|${titles.source}`, 'i')))
    return null
  return { name, column: column.text, text, row: row.map((cell) => cell.text), page: first.page }
}

/** Whether the question names the row with a capital within it: "Dr. Oduya". */
function isProperName(name: string, question: string): boolean {
  return [...question.matchAll(/(?<=\S )\p{Lu}\p{L}{2,}/gu)].some(([word]) => name.includes(word))
}

const fewestColumns = 3

/** The words by which a row is named: not its values. */
function namesOf(cells: readonly string[]): string[] {
  return cells
    .slice(0, 2)
    .filter((cell) => !isValue(cell))
    .flatMap((cell) => stemsOf(cell).filter((stem) => stem.length > 2))
}
