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
    path: t.exposeString('path', { nullable: true, description: 'What it holds; null when it is left out.' }),
    samples: t.stringList({
      description: 'The first things that stand in it.',
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
    path: t.exposeString('path', { description: 'The path of the field that the column holds.' }),
    message: t.exposeString('message'),
  }),
})

const RowDifference = builder.objectRef<FieldDifference>('ImportRowDifference').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The path of the field that the column holds.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'What the record has; null for nothing.',
    }),
    after: t.exposeString('after'),
  }),
})

export const PreviewedRowType = builder.objectRef<PreviewedRow>('PreviewedRow').implement({
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Its number, as spreadsheets count.' }),
    outcome: t.field({
      type: builder.enumType('ImportOutcome', { values: ['NEW', 'PRESENT', 'CHANGED', 'REFUSED'] as const }),
      resolve: ({ outcome }) => outcome,
    }),
    name: t.exposeString('name'),
    warning: t.exposeString('warning', {
      nullable: true,
      description: 'Why a new row may be a record that is there already.',
    }),
    differences: t.field({
      type: [RowDifference],
      description: 'What an update would write to the record that is there already.',
      resolve: ({ differences }) => [...differences],
    }),
    problems: t.field({ type: [RowProblem], resolve: ({ problems }) => [...problems] }),
  }),
})
