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
import { askedBy } from '../provisionWords.ts'
import { descriptionRules, holderRules } from '../certificateRules.ts'

/** The maximum number of holders in a list. */
const mostHolders = 500

/** A row of the list with its row number in the file. */
export interface ListedHolder {
  readonly row: number
  readonly order: Omit<CertificateOrder, 'accountId' | 'policyIds'>
}

type HolderList =
  | { readonly holders: readonly ListedHolder[] }
  | { readonly problems: readonly FieldProblem[] }

const columns: readonly SheetColumn[] = [
  {
    path: 'holder.name',
    label: 'Name',
    alsoCalled: ['certificate holder', 'company', 'company name', 'holder', 'holder name'],
  },
  {
    path: 'holder.address.line1',
    label: 'Address',
    alsoCalled: ['address line 1', 'line1', 'street', 'street address'],
  },
  {
    path: 'holder.address.line2',
    label: 'Suite',
    alsoCalled: ['address line 2', 'apt', 'line2', 'unit'],
  },
  { path: 'holder.address.city', label: 'City', alsoCalled: ['town'] },
  { path: 'holder.address.zone', label: 'State', alsoCalled: ['zone'] },
  {
    path: 'holder.address.postalCode',
    label: 'ZIP',
    alsoCalled: ['postal code', 'postalcode', 'zip code', 'zipcode'],
  },
  {
    path: 'additionalInsured',
    label: 'Additional insured',
    alsoCalled: ['additionalinsured', 'ai'],
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
    alsoCalled: ['description of operations', 'descriptionofoperations', 'operations'],
  },
]

const rules = z.object({ holder: holderRules, descriptionOfOperations: descriptionRules })
const yes = new Set(['yes', 'y', 'true', '1', 'x'])
const no = new Set(['', 'no', 'n', 'false', '0'])

/** Maximum number of invalid rows reported at once. */
const mostProblems = 20

/** The holders in an uploaded list, whose first row names the columns, or errors by row. */
export async function readHolderList(agency: AgencyStore, fileId: string): Promise<HolderList> {
  try {
    const rows = await Array.fromAsync(readSheet(agency, fileId))
    return holdersIn(rows)
  } catch (error) {
    if (error instanceof SheetError) return wrong(error.message)
    throw error
  }
}

function holdersIn([heading, ...rows]: readonly SheetRow[]): HolderList {
  const mapping = guessedMapping(heading?.cells ?? [], columns)
  if (!mapping.includes('holder.name'))
    return wrong(
      'The first row must name the columns. Name is required; Address, City, State and ZIP are optional.',
    )
  if (rows.length === 0) return wrong('The file has no holders below its first row.')
  if (rows.length > mostHolders)
    return wrong(`A file may have up to ${mostHolders} holders; this one has ${rows.length}.`)

  const listed = rows.map((row) => listedHolder(row, mapping))
  const problems = listed.flatMap((one) => ('problems' in one ? one.problems : []))
  if (problems.length > mostProblems) {
    const others = problems.length - mostProblems
    const more = others === 1 ? '1 more row has the same problem.' : `There are ${others} more like these.`
    return { problems: [...problems.slice(0, mostProblems), { path: 'fileId.others', message: more }] }
  }
  if (problems.length > 0) return { problems }
  return { holders: listed.flatMap((one) => ('order' in one ? one : [])) }
}

function wrong(message: string) {
  return { problems: [{ path: 'fileId', message }] }
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
    holder: { name: values['holder.name'] ?? '', address: readAddress(values, 'holder.address') },
    descriptionOfOperations: values['descriptionOfOperations'],
  })
  const answers = Object.values(askedBy).map((path) => ({ path, isWanted: readAnswer(values[path]) }))
  const problems = checked.success ? [] : problemsOf(checked.error)
  for (const { path, isWanted } of answers) {
    const label = columns.find((column) => column.path === path)?.label
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
  return {
    problems: problems.map(({ path, message }) => ({
      path: `fileId.${row}.${path}`,
      message: `Row ${row}: ${message}`,
    })),
  }
}

/** Whether a cell means yes; null if it means neither yes nor no. */
function readAnswer(cell = ''): boolean | null {
  const word = cell.toLowerCase()
  return yes.has(word) || (no.has(word) ? false : null)
}
