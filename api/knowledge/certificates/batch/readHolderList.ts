import type { FieldProblem } from '../../../graphql/index.ts'
import { problemsOf } from '../../../graphql/index.ts'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { CertificateOrder } from '../certificate.ts'
import { descriptionRules, holderRules } from '../certificateRules.ts'

/** More holders than this are asked for in several lists. */
const mostHolders = 500

/** A line of the list: what it asks for, by its number in the file. */
export interface ListedHolder {
  readonly line: number
  readonly order: Omit<CertificateOrder, 'accountId' | 'policyIds'>
}

const names = {
  name: ['name', 'holder', 'holder name', 'certificate holder'],
  line1: ['line1', 'address', 'address line 1', 'street'],
  line2: ['line2', 'address line 2', 'suite'],
  city: ['city'],
  zone: ['state', 'zone'],
  postalCode: ['zip', 'zip code', 'postal code', 'postalcode'],
  additionalInsured: ['additional insured', 'additionalinsured'],
  description: ['description', 'description of operations', 'descriptionofoperations'],
} as const
type Column = keyof typeof names

const rules = z.object({ holder: holderRules, descriptionOfOperations: descriptionRules })
const yes = new Set(['yes', 'y', 'true', '1', 'x'])

/** As many wrong lines as a form shows at once; the others are told when these are right. */
const mostProblems = 20

/** The holders of a CSV file with a header line, or what is wrong with it by line. */
export function readHolderList(
  csv: string,
): { readonly holders: readonly ListedHolder[] } | { readonly problems: readonly FieldProblem[] } {
  const read = csvLines(csv)
  if (!read) return wrong('A quotation mark in the file has no end. Save it as CSV again.')
  const [header, ...lines] = read
  const columns = (header?.cells ?? []).map((title) => columnOf(title))
  if (!columns.includes('name'))
    return wrong(
      'The first line names the columns; one of them has to be Name. Others are Address, City, State and ZIP.',
    )
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return wrong('The file has no holders beneath its first line.')
  if (filled.length > mostHolders)
    return wrong(`A file may have up to ${mostHolders} holders; this one has ${filled.length}.`)

  const listed = filled.map(({ line, cells }) => listedHolder(line, columns, cells))
  const problems = listed.flatMap((one) => ('problems' in one ? one.problems : []))
  if (problems.length > mostProblems) {
    const others = problems.length - mostProblems
    const more = others === 1 ? 'There is one more like these.' : `There are ${others} more like these.`
    return { problems: [...problems.slice(0, mostProblems), { path: 'fileId.others', message: more }] }
  }
  if (problems.length > 0) return { problems }
  return { holders: listed.flatMap((one) => ('order' in one ? one : [])) }
}

function wrong(message: string) {
  return { problems: [{ path: 'fileId', message }] }
}

function columnOf(title: string): Column | null {
  const plain = title.trim().toLowerCase()
  const entries = Object.entries(names) as [Column, readonly string[]][]
  return entries.find(([, known]) => known.includes(plain))?.[0] ?? null
}

function listedHolder(
  line: number,
  columns: readonly (Column | null)[],
  cells: readonly string[],
): ListedHolder | { problems: FieldProblem[] } {
  const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
  const checked = rules.safeParse({
    holder: {
      name: cell('name'),
      address: {
        line1: cell('line1'),
        line2: cell('line2'),
        city: cell('city'),
        zone: cell('zone'),
        postalCode: cell('postalCode'),
      },
    },
    descriptionOfOperations: cell('description'),
  })
  if (checked.success) {
    const additionalInsured = yes.has(cell('additionalInsured').toLowerCase())
    return { line, order: { ...checked.data, additionalInsured } }
  }
  return {
    problems: problemsOf(checked.error).map(({ path, message }) => ({
      path: `fileId.${line}.${path}`,
      message: `Line ${line}: ${message}`,
    })),
  }
}

interface CsvLine {
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A longer line is no holder: a quotation mark of it has no end. */
const mostCharacters = 200_000

/** The lines of a CSV file (RFC 4180), where a quoted cell may hold line breaks; null when a quotation has no end. */
function csvLines(csv: string): CsvLine[] | null {
  const read: CsvLine[] = []
  let last = 0
  try {
    // One sign for the end of a line, or lines within cells would be counted twice.
    parse(csv.replace(/\r\n?/g, '\n'), {
      bom: true,
      relax_column_count: true,
      max_record_size: mostCharacters,
      // A record is told with the line on which it ends.
      on_record(cells, { lines }) {
        read.push({ line: last + 1, cells })
        last = lines
        return null
      },
    })
    return read
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
