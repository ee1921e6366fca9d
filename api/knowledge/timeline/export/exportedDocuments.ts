import { fileKind } from '../../../files/index.ts'
import type { StoredFileRow } from '../../../files/index.ts'
import type { AgencyStore } from '../../../platform/index.ts'
import { timelineRecords } from '../timelineRecords.ts'

/** A document in an exported timeline. */
export interface ExportedDocument {
  readonly file: StoredFileRow
  /** Its path in the ZIP: unique on every operating system. */
  readonly path: string
}

/** The documents that are shown or belong to something shown, without deleted ones. */
export function exportedDocuments(
  agency: Pick<AgencyStore, 'table'>,
  { accountId, shownIds }: { accountId: string; shownIds: ReadonlySet<string> },
): ExportedDocument[] {
  const taken = new Set<string>()
  const found: ExportedDocument[] = []
  for (const { kind, ids, folder } of timelineRecords(agency, accountId)) {
    if (kind.name !== fileKind.name) continue
    for (const id of ids) {
      const file = agency.table(fileKind).get(id)
      if (!file || file.deletedAt !== null || file.attachedTo === null) continue
      if (!shownIds.has(id) && !shownIds.has(file.attachedTo)) continue
      found.push({ file, path: freePath(taken, pathOf(folder ?? '', file.name)) })
    }
  }
  return found
}

function pathOf(ownerName: string, fileName: string): string {
  // Characters that some system treats as a folder separator or rejects in a name.
  const folder = ownerName
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"<>:|?*/\\]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return folder === '' ? `Documents/${fileName}` : `Documents/${folder}/${fileName}`
}

/** The path, or the first free one of `name (2).pdf`, `name (3).pdf` …, ignoring case. */
function freePath(taken: Set<string>, path: string): string {
  const dot = path.lastIndexOf('.')
  const cut = dot > path.lastIndexOf('/') ? dot : path.length
  let free = path
  for (let number = 2; taken.has(free.toLowerCase()); number++) {
    free = `${path.slice(0, cut)} (${number})${path.slice(cut)}`
  }
  taken.add(free.toLowerCase())
  return free
}
