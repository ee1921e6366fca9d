import { builder, ValidationErrors } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { dryRun } from './dryRun.ts'
import type { DryRun } from './dryRun.ts'
import { importedLists } from './importedLists.ts'
import { importSource, sheetAnswer } from './importSource.ts'
import type { ImportChoice } from './importSource.ts'
import { ImportColumnType, ImportFieldType, PreviewedRowType } from './importPreviewTypes.ts'
import type { ImportColumnShape } from './importPreviewTypes.ts'
import { ImportedListEnum } from './listImportType.ts'
import type { SheetRow } from '../sheets/readSheet.ts'
import { sheetOpening } from './sheetOpening.ts'

interface ImportPreview {
  readonly __typename: 'ImportPreview'
  readonly list: ImportChoice['list']
  readonly columns: readonly ImportColumnShape[]
  readonly mappingProblem: string | null
  readonly run: DryRun
}

const ImportPreviewType = builder.objectRef<ImportPreview>('ImportPreview').implement({
  description:
    'Preview of an import; nothing is saved. Large files are read in the background: poll until complete.',
  fields: (t) => ({
    columns: t.field({
      type: [ImportColumnType],
      description: "The file's columns, in order.",
      resolve: ({ columns }) => [...columns],
    }),
    fields: t.field({
      type: [ImportFieldType],
      description: 'Fields that a column can map to.',
      resolve: ({ list }) => importedLists[list].columns.map((column) => ({ list, ...column })),
    }),
    mappingProblem: t.exposeString('mappingProblem', {
      nullable: true,
      description: 'Why no row can be read yet.',
    }),
    total: t.int({
      nullable: true,
      description: 'Number of rows in the file; null until counted.',
      resolve: ({ run }) => run.total,
    }),
    readCount: t.int({
      description: 'Number of rows read so far.',
      resolve: ({ run }) => run.readCount,
    }),
    isComplete: t.boolean({
      description: 'Whether everything readable has been read.',
      resolve: ({ run }) => run.isComplete,
    }),
    newCount: t.int({ resolve: ({ run }) => run.counts.NEW }),
    presentCount: t.int({ resolve: ({ run }) => run.counts.PRESENT }),
    changedCount: t.int({
      description: 'Number of rows that differ from existing records.',
      resolve: ({ run }) => run.counts.CHANGED,
    }),
    warnedCount: t.int({
      description: 'Number of new rows that look like existing records.',
      resolve: ({ run }) => run.warnedCount,
    }),
    refusedCount: t.int({ resolve: ({ run }) => run.counts.REFUSED }),
    rows: t.field({
      type: [PreviewedRowType],
      description: 'The first rows of each outcome, with and without warnings, in file order.',
      resolve: ({ run }) => [...run.rows],
    }),
  }),
})

builder.queryField('previewImport', (t) =>
  t.field({
    type: builder.unionType('PreviewImportResult', { types: [ImportPreviewType, ValidationErrors] }),
    args: {
      fileId: t.arg.id({
        required: true,
        description: 'CSV file or Excel workbook that the viewer uploaded.',
      }),
      list: t.arg({ type: ImportedListEnum, required: true }),
      mapping: t.arg({
        type: ['String'],
        required: { list: false, items: false },
        description:
          'For each column, the path of the field it maps to, or null to skip it. Guessed if absent.',
      }),
      confirm: t.arg.boolean({ description: 'Allow policy numbers that already exist.' }),
    },
    resolve: (_, { confirm, ...choice }, context) => previewImport(context, choice, confirm === true),
  }),
)

const mostSamples = 3

/** Reads a file as an import would, without writing anything. */
async function previewImport(context: RequestContext, choice: ImportChoice, isConfirmed: boolean) {
  const source = await importSource(context, choice)
  if ('__typename' in source) return source
  const { heading, mapping, problem } = source
  const { list, fileId } = choice
  return sheetAnswer(async () => {
    const [, ...first] = await sheetOpening(context.agency, fileId)
    const samples = samplesIn(first, heading.length)
    const run = problem === null ? await dryRun(context, { list, fileId, mapping, isConfirmed }) : unread
    const columns = heading.map((title, at) => ({
      title,
      path: mapping[at] ?? null,
      samples: samples[at] ?? [],
    }))
    const preview: ImportPreview = {
      __typename: 'ImportPreview',
      list,
      columns,
      mappingProblem: problem,
      run,
    }
    return preview
  })
}

/** The preview when a problem prevents reading the rows. */
const unread: DryRun = {
  total: null,
  readCount: 0,
  isComplete: true,
  counts: { NEW: 0, PRESENT: 0, CHANGED: 0, REFUSED: 0 },
  warnedCount: 0,
  rows: [],
}

/** The first distinct values of each column. */
function samplesIn(rows: readonly SheetRow[], columns: number): readonly (readonly string[])[] {
  const samples = Array.from({ length: columns }, (): string[] => [])
  for (const { cells } of rows) {
    for (const [at, known] of samples.entries()) {
      const cell = cells[at]
      if (cell && known.length < mostSamples && !known.includes(cell)) known.push(cell)
    }
  }
  return samples
}
