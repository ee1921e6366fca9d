import { builder, ValidationErrors } from '../../graphql/index.ts'
import type { FieldProblem, RequestContext } from '../../graphql/index.ts'
import type { PlannedRow } from './importedList.ts'
import { importedLists } from './importedLists.ts'
import { importSource, sheetAnswer } from './importSource.ts'
import type { ImportChoice } from './importSource.ts'
import { ImportColumnType, ImportFieldType, PreviewedRowType } from './importPreviewTypes.ts'
import type { ImportColumnShape, PreviewedRow } from './importPreviewTypes.ts'
import { ImportedListEnum } from './listImportType.ts'
import { importGround, plannedRows } from './plannedRows.ts'

interface ImportPreview {
  readonly __typename: 'ImportPreview'
  readonly list: ImportChoice['list']
  readonly columns: readonly ImportColumnShape[]
  readonly mappingProblem: string | null
  readonly counts: Readonly<Record<PlannedRow['outcome'], number>>
  readonly rows: readonly PreviewedRow[]
}

const ImportPreviewType = builder.objectRef<ImportPreview>('ImportPreview').implement({
  description: 'What would come of an import; nothing is written.',
  fields: (t) => ({
    columns: t.field({
      type: [ImportColumnType],
      description: "The file's columns, in their order.",
      resolve: ({ columns }) => [...columns],
    }),
    fields: t.field({
      type: [ImportFieldType],
      description: 'What a column may hold.',
      resolve: ({ list }) => importedLists[list].columns.map((column) => ({ list, ...column })),
    }),
    mappingProblem: t.exposeString('mappingProblem', {
      nullable: true,
      description: 'Why no row can be read yet.',
    }),
    newCount: t.int({ resolve: ({ counts }) => counts.NEW }),
    presentCount: t.int({ resolve: ({ counts }) => counts.PRESENT }),
    refusedCount: t.int({ resolve: ({ counts }) => counts.REFUSED }),
    rows: t.field({
      type: [PreviewedRowType],
      description: 'The first rows of each outcome, a hundred at most, in the order of the file.',
      resolve: ({ rows }) => [...rows],
    }),
  }),
})

builder.queryField('previewImport', (t) =>
  t.field({
    type: builder.unionType('PreviewImportResult', { types: [ImportPreviewType, ValidationErrors] }),
    args: {
      fileId: t.arg.id({ required: true, description: "The viewer's uploaded CSV file or Excel workbook." }),
      list: t.arg({ type: ImportedListEnum, required: true }),
      mapping: t.arg({
        type: ['String'],
        required: { list: false, items: false },
        description:
          'For each column the path of what it holds, null for what is left out; guessed when absent.',
      }),
      confirm: t.arg.boolean({ description: 'Policy numbers that are there already may come again.' }),
    },
    resolve: (_, { confirm, ...choice }, context) => previewImport(context, choice, confirm === true),
  }),
)

const mostShown = { NEW: 20, PRESENT: 20, REFUSED: 60 }
const mostSamples = 3

/** Reads a file as an import would, without writing anything. */
async function previewImport(context: RequestContext, choice: ImportChoice, isConfirmed: boolean) {
  const { agency, actor, clock } = context
  const source = await importSource(context, choice)
  if ('__typename' in source) return source
  const list = importedLists[choice.list]
  const counts = { NEW: 0, PRESENT: 0, REFUSED: 0 }
  const rows: PreviewedRow[] = []
  const samples = source.heading.map((): string[] => [])
  return sheetAnswer(async () => {
    const ground = importGround(agency, { actor, now: clock.now(), isConfirmed })
    const read = { agency, fileId: choice.fileId, mapping: source.mapping }
    for await (const { row, cells, planned } of plannedRows(read, list, ground)) {
      for (const [at, known] of samples.entries()) {
        const cell = cells[at]
        if (cell && known.length < mostSamples && !known.includes(cell)) known.push(cell)
      }
      if (source.problem !== null) {
        if (row > 50) break
        continue
      }
      const { outcome } = planned
      if (counts[outcome]++ >= mostShown[outcome]) continue
      rows.push({ row, outcome, name: planned.name, problems: problemsIn(planned) })
    }
    const columns = source.heading.map((title, at) => ({
      title,
      path: source.mapping[at] ?? null,
      samples: samples[at] ?? [],
    }))
    const preview: ImportPreview = {
      __typename: 'ImportPreview',
      list: choice.list,
      columns,
      mappingProblem: source.problem,
      counts,
      rows,
    }
    return preview
  })
}

function problemsIn(planned: PlannedRow): readonly FieldProblem[] {
  return planned.outcome === 'REFUSED' ? planned.problems : []
}
