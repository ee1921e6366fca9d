import { agencyToday } from '../../identity/index.ts'
import type { StoredFileRow } from '../../files/index.ts'
import { businessPolicyKind, ownFiles, type RecognizedType } from '../../knowledge/index.ts'
import { recognizedType } from '../documents/documentReading.ts'
import { documentLink } from '../documents/uploadedAgain.ts'
import type { Task } from '../runs/task.ts'

interface DocumentOnFile {
  readonly file: StoredFileRow
  /** Markdown. */
  readonly link: string
  /** The day on which it was added, `2026-11-22`. */
  readonly day: string
}

/** The documents of these types on an account's policies, newest first. */
export async function documentsOnFile(
  task: Task,
  accountId: string,
  types: readonly RecognizedType[],
): Promise<DocumentOnFile[]> {
  const policies = task.agency.table(businessPolicyKind).related('account', accountId)
  const found: DocumentOnFile[] = []
  for (const file of policies.flatMap(({ id }) => ownFiles(task.agency, id))) {
    const type = await recognizedType(task, file)
    if (type && types.includes(type))
      found.push({ file, link: documentLink(file), day: agencyToday(task.agency, file.createdAt) })
  }
  return found.toSorted((a, b) => b.file.createdAt - a.file.createdAt)
}
