import { askedBy } from '../partiesAsking.ts'
import type { FieldProblem } from '../../../graphql/index.ts'
import { problemsOf } from '../../../graphql/index.ts'
import type { AgencyStore } from '../../../platform/index.ts'
import { z } from 'zod'
import { readAddress } from '../../sheets/readAddress.ts'
import { readSheet } from '../../sheets/readSheet.ts'
import type { SheetRow } from '../../sheets/readSheet.ts'
import { guessedMapping, valuesOf } from '../../sheets/sheetColumns.ts'
import type { ColumnMapping, SheetColumn } from '../../sheets/sheetColumns.ts'
import { SheetError } from '../../sheets/SheetError.ts'
import type { CertificateOrder } from '../certificate.ts'
import { descriptionRules, holderRules, otherInsuredsRules } from '../certificateRules.ts'

/** The maximum number of holders in a list. */
const mostHolders = 500

/** A row of the list with its row number in the file. */
export interface ListedHolder {
  readonly row: number
  readonly order: Omit<CertificateOrder, 'accountId' | 'policyIds'>
}

interface HolderList {
  /** Those of the rows without a problem. */
  readonly holders: readonly ListedHolder[]
  readonly problems: readonly FieldProblem[]
  /** The headings of columns that no certificate has. */
  readonly unused: readonly string[]
}

const holderColumns = [
  {
    path: 'holder.name',
    label: 'Name',
    alsoCalled: [
      'cert holder',
      'certificate holder',
      'company',
      'company name',
      'gc',
      'gc holder',
      'general contractor',
      'holder',
      'holder gc',
      'holder name',
      'holder owner',
      'owner holder',
    ],
  },
  {
    path: 'holder.address.line1',
    label: 'Address',
    alsoCalled: ['address 1', 'address line 1', 'line1', 'mailing address', 'street', 'street address'],
  },
  {
    path: 'holder.address.line2',
    label: 'Suite',
    alsoCalled: ['address 2', 'address line 2', 'apt', 'line2', 'ste', 'unit'],
  },
  { path: 'holder.address.city', label: 'City', alsoCalled: ['town'] },
  { path: 'holder.address.zone', label: 'State', alsoCalled: ['st', 'zone'] },
  {
    path: 'holder.address.postalCode',
    label: 'ZIP',
    alsoCalled: ['postal code', 'postalcode', 'zip code', 'zipcode'],
  },
  {
    path: 'additionalInsured',
    label: 'Additional insured',
    alsoCalled: ['addl insd', 'addl insured', 'additionalinsured', 'ai'],
  },
  {
    path: 'otherAdditionalInsureds',
    label: 'Other additional insureds',
    alsoCalled: [
      'additional insureds',
      'also additional insured',
      'other additional insured',
      'other addl insureds',
      'other ai',
      'other insureds',
    ],
  },
  { path: 'waiverOfSubrogation', label: 'Waiver of subrogation', alsoCalled: ['waiver', 'wos'] },
  {
    path: 'primaryNoncontributory',
    label: 'Primary and noncontributory',
    alsoCalled: ['pnc', 'primary', 'primary noncontributory'],
  },
  {
    path: 'descriptionOfOperations',
    label: 'Description',
    alsoCalled: [
      'description of operations',
      'descriptionofoperations',
      'job',
      'job name',
      'operations',
      'project',
      'project name',
      're',
    ],
  },
] as const satisfies readonly SheetColumn[]

/** The headings of a list of holders, as in an empty list to fill in. */
export const holderListHeadings: readonly string[] = holderColumns.map(({ label }) => label)

const rules = z.object({
  holder: holderRules,
  otherAdditionalInsureds: otherInsuredsRules,
  descriptionOfOperations: descriptionRules,
})
const yes = new Set(['yes', 'y', 'true', '1', 'x'])
const no = new Set(['', 'no', 'n', 'false', '0'])

/** Maximum number of invalid rows reported at once. */
const mostProblems = 20
/** How many rows may stand above the names of the columns: a title, a date. */
const mostTitles = 10

/** The holders in an uploaded list, below the row that names the columns, and the errors by row. */
export async function readHolderList(agency: AgencyStore, fileId: string): Promise<HolderList> {
  try {
    const rows = await Array.fromAsync(readSheet(agency, fileId))
    return holdersIn(rows)
  } catch (error) {
    if (error instanceof SheetError) return wrong(error.message)
    throw error
  }
}

function holdersIn(all: readonly SheetRow[]): HolderList {
  const heading = headingOf(all)
  const rows = all.slice(heading.at + 1)
  if (!heading.mapping.includes('holder.name'))
    return wrong('A row must name the columns. Name is required; Address, City, State and ZIP are optional.')
  if (rows.length === 0) return wrong('The file has column headings but no holders.')
  if (rows.length > mostHolders)
    return wrong(`A file may have up to ${mostHolders} holders; this one has ${rows.length}.`)

  const listed = rows.map((row) => listedHolder(row, heading.mapping))
  const problems = listed.flatMap((one) => ('problems' in one ? one.problems : []))
  const holders = listed.flatMap((one) => ('order' in one ? one : []))
  const unused = (all[heading.at]?.cells ?? []).filter(
    (title, at) => title !== '' && heading.mapping[at] === null,
  )
  if (problems.length <= mostProblems) return { holders, problems, unused }
  const others = problems.length - mostProblems
  const more = others === 1 ? '1 more row has the same problem.' : `There are ${others} more like these.`
  return {
    holders,
    problems: [...problems.slice(0, mostProblems), { path: 'fileId.others', message: more }],
    unused,
  }
}

/** The row that names the columns: of the first rows, the one that names most of them. */
function headingOf(rows: readonly SheetRow[]): { readonly at: number; readonly mapping: ColumnMapping } {
  const named = rows.slice(0, mostTitles).map(({ cells }, at) => {
    const mapping = guessedMapping(cells, holderColumns)
    return { at, mapping, count: mapping.filter((path) => path !== null).length }
  })
  const [first] = named
  const isHolders = named.filter(({ mapping }) => mapping.includes('holder.name'))
  return isHolders.toSorted((a, b) => b.count - a.count)[0] ?? first ?? { at: 0, mapping: [] }
}

function wrong(message: string): HolderList {
  return { holders: [], problems: [{ path: 'fileId', message }], unused: [] }
}

function listedHolder(
  { row, cells }: SheetRow,
  mapping: ColumnMapping,
): ListedHolder | { problems: FieldProblem[] } {
  if (cells.length > mapping.length) {
    const message = `Row ${row}: There are ${cells.length} cells under ${mapping.length} columns. Put quotation marks around a cell that contains a comma.`
    return { problems: [{ path: `fileId.${row}`, message }] }
  }
  const values = valuesOf(cells, mapping)
  const checked = rules.safeParse({
    holder: {
      name: values['holder.name'] ?? '',
      address: readAddress(values, 'holder.address'),
    },
    otherAdditionalInsureds: values['otherAdditionalInsureds']?.split(/[;\n]/).map((name) => name.trim()),
    descriptionOfOperations: values['descriptionOfOperations'],
  })
  const answers = Object.values(askedBy).map((path) => ({ path, isWanted: readAnswer(values[path]) }))
  const problems = checked.success ? [] : problemsOf(checked.error)
  for (const { path, isWanted } of answers) {
    const label = holderColumns.find((column) => column.path === path)?.label
    if (isWanted === null) problems.push({ path, message: `Write Yes or No under ${label}.` })
  }
  if (checked.success && problems.length === 0) {
    const [additionalInsured = false, waiverOfSubrogation = false, primaryNoncontributory = false] =
      answers.map(({ isWanted }) => isWanted ?? false)
    return {
      row,
      order: { ...checked.data, additionalInsured, waiverOfSubrogation, primaryNoncontributory },
    }
  }
  const name = values['holder.name']
  const place = name ? `Row ${row} (${name})` : `Row ${row}`
  return {
    problems: problems.map(({ path, message }) => ({
      path: `fileId.${row}.${path}`,
      message: `${place}: ${message}`,
    })),
  }
}

/** Whether a cell means yes; null if it means neither yes nor no. */
function readAnswer(cell = ''): boolean | null {
  const word = cell.toLowerCase()
  return yes.has(word) || (no.has(word) ? false : null)
}
