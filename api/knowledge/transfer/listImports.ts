import { builder } from '../../graphql/index.ts'
import { listImportKind } from './listImport.ts'
import { ListImportType } from './listImportType.ts'

const mostShown = 20

builder.queryField('listImports', (t) =>
  t.field({
    type: [ListImportType],
    description: `The last ${mostShown} imports, newest first.`,
    resolve: (_, __, { agency }) => [
      ...agency.table(listImportKind).page({ first: mostShown, direction: 'descending' }).rows,
    ],
  }),
)
