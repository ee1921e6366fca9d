import { builder } from '../../graphql/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import type { SheetColumn } from '../sheets/sheetColumns.ts'
import { importedLists } from './importedLists.ts'
import type { FieldDifference, PlannedRow } from './importedList.ts'
import type { ImportedListName } from './importedLists.ts'

/** A column of the file. */
export interface ImportColumnShape {
  readonly title: string
  readonly path: string | null
  readonly samples: readonly string[]
}

/** A row of the file that a preview shows. */
export interface PreviewedRow {
  readonly row: number
  readonly outcome: PlannedRow['outcome']
  readonly name: string
  readonly problems: readonly FieldProblem[]
  readonly differences: readonly FieldDifference[]
  readonly warning: string | null
}

export const ImportColumnType = builder.objectRef<ImportColumnShape>('ImportColumn').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    path: t.exposeString('path', {
      nullable: true,
      description: 'Path of the field it maps to; null if skipped.',
    }),
    samples: t.stringList({
      description: 'The first values in the column.',
      resolve: ({ samples }) => [...samples],
    }),
  }),
})

export const ImportFieldType = builder
  .objectRef<SheetColumn & { readonly list: ImportedListName }>('ImportField')
  .implement({
    fields: (t) => ({
      path: t.exposeString('path'),
      label: t.exposeString('label'),
      isRequired: t.boolean({ resolve: ({ list, path }) => importedLists[list].required.includes(path) }),
    }),
  })

const RowProblem = builder.objectRef<FieldProblem>('ImportRowProblem').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Path of the field the column maps to.' }),
    message: t.exposeString('message'),
  }),
})

const RowDifference = builder.objectRef<FieldDifference>('ImportRowDifference').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Path of the field the column maps to.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Current value of the record; null if empty.',
    }),
    after: t.exposeString('after'),
  }),
})

export const PreviewedRowType = builder.objectRef<PreviewedRow>('PreviewedRow').implement({
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Row number, as shown in a spreadsheet.' }),
    outcome: t.field({
      type: builder.enumType('ImportOutcome', { values: ['NEW', 'PRESENT', 'CHANGED', 'REFUSED'] as const }),
      resolve: ({ outcome }) => outcome,
    }),
    name: t.exposeString('name'),
    warning: t.exposeString('warning', {
      nullable: true,
      description: 'Why a new row may duplicate an existing record.',
    }),
    differences: t.field({
      type: [RowDifference],
      description: 'What an update would write to the existing record.',
      resolve: ({ differences }) => [...differences],
    }),
    problems: t.field({ type: [RowProblem], resolve: ({ problems }) => [...problems] }),
  }),
})
