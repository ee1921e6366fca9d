import { z } from 'zod'
import { builder } from '../../graphql/index.ts'
import { defineExport } from '../../exports/index.ts'
import { importedLists } from './importedLists.ts'
import type { ImportedListName } from './importedLists.ts'
import { ImportFieldType } from './importPreviewTypes.ts'
import { ImportedListEnum } from './listImportType.ts'

const names = { ACCOUNTS: 'accounts', POLICIES: 'policies', CONTACTS: 'contacts' } as const satisfies Record<
  ImportedListName,
  string
>
const lists = Object.keys(names) as ImportedListName[]

const ImportTemplateType = builder.objectRef<ImportedListName>('ImportTemplate').implement({
  description: 'Columns that an imported list can have.',
  fields: (t) => ({
    list: t.field({ type: ImportedListEnum, resolve: (list) => list }),
    url: t.string({
      description: 'URL of a sample CSV file with the usual columns and one row.',
      resolve: (list) => `/exports/${templateName(list)}.csv`,
    }),
    fields: t.field({
      type: [ImportFieldType],
      description: 'All supported columns.',
      resolve: (list) => importedLists[list].columns.map((column) => ({ list, ...column })),
    }),
  }),
})

builder.queryField('importTemplates', (t) =>
  t.field({ type: [ImportTemplateType], resolve: () => [...lists] }),
)

/** A template file for each list. */
export const importTemplates = lists.map((list) => {
  const columns = importedLists[list].columns.filter(({ example }) => example !== undefined)
  return defineExport({
    name: templateName(list),
    heading: columns.map(({ label }) => label),
    asked: z.object({}),
    async *lines() {
      yield [columns.map(({ example }) => example ?? null)]
    },
  })
})

function templateName(list: ImportedListName): string {
  return `${names[list]}-template`
}
