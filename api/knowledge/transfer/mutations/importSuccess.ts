import { builder } from '../../../graphql/index.ts'
import type { AgencyStore } from '../../../platform/index.ts'
import { listImportKind } from '../listImport.ts'
import type { ListImportRow } from '../listImport.ts'
import { ListImportType } from '../listImportType.ts'

interface ImportSuccess<Name extends string> {
  readonly __typename: Name
  readonly listImport: ListImportRow
}

/** Declares the success type of an import mutation. */
export function importSuccess<Name extends string>(name: Name) {
  return builder.objectRef<ImportSuccess<Name>>(name).implement({
    fields: (t) => ({
      listImport: t.field({ type: ListImportType, resolve: ({ listImport }) => listImport }),
    }),
  })
}

/** The import as listed; throws if missing. */
export function shownImport(agency: Pick<AgencyStore, 'table'>, id: string): ListImportRow {
  const row = agency.table(listImportKind).get(id)
  if (!row) throw new Error(`The import ${id} is on record but not listed.`)
  return row
}
