import { canAttach, fileKind } from '../../files/index.ts'
import type { StoredFile } from '../../files/index.ts'
import { fieldError } from '../../graphql/index.ts'
import type { RequestContext, ValidationErrorsShape } from '../../graphql/index.ts'
import type { Stored } from '../../platform/index.ts'
import { guessedMapping } from '../sheets/sheetColumns.ts'
import type { ColumnMapping } from '../sheets/sheetColumns.ts'
import { importedLists, mappingProblem } from './importedLists.ts'
import type { ImportedListName } from './importedLists.ts'
import { sheetTypes } from '../sheets/readSheet.ts'
import { SheetError } from '../sheets/SheetError.ts'
import { headingOf, sheetOpening } from './sheetOpening.ts'

/** A form's description of the file to import. */
export interface ImportChoice {
  readonly fileId: string
  readonly list: ImportedListName
  readonly mapping?: readonly (string | null | undefined)[] | null | undefined
}

interface ImportSource {
  readonly file: Stored<StoredFile>
  readonly heading: readonly string[]
  readonly mapping: ColumnMapping
  /** Why rows can't be read with the mapping yet; null if they can. */
  readonly problem: string | null
}

/** The viewer's uploaded file, its header and the column mapping. */
export async function importSource(
  { agency, viewer }: Pick<RequestContext, 'agency' | 'viewer'>,
  { fileId, list, mapping }: ImportChoice,
): Promise<ImportSource | ValidationErrorsShape> {
  const file = await agency.read(fileKind, fileId)
  if (!file || !canAttach(file.value, viewer.id))
    return fieldError('fileId', 'This file is no longer available. Choose it again.')
  if (!sheetTypes.includes(file.value.mimeType))
    return fieldError('fileId', 'Choose a CSV file or an Excel workbook (.xlsx).')
  return sheetAnswer(async () => {
    const heading = await headingOf(agency, fileId)
    const [, ...rows] = await sheetOpening(agency, fileId)
    const given = mapping
      ? heading.map((_, at) => mapping[at] || null)
      : guessedMapping(heading, importedLists[list].columns, rows)
    return { file, heading, mapping: given, problem: mappingProblem(given, importedLists[list]) }
  })
}

/** A problem with the file as a whole, shown at the file field. */
export async function sheetAnswer<Answer>(
  read: () => Promise<Answer>,
): Promise<Answer | ValidationErrorsShape> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof SheetError) return fieldError('fileId', error.message)
    throw error
  }
}
