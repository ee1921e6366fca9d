import { fileKind, type StoredFileRow } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { emailThreadKind, senderWarning } from './emailThread.ts'

/** The warning about a document that only emails of unconfirmed senders brought; null for others. */
export function senderWarningOfFile(
  agency: Pick<AgencyStore, 'table'>,
  { hash, confirmedBy }: Pick<StoredFileRow, 'hash' | 'confirmedBy'>,
): string | null {
  if (confirmedBy !== null) return null
  const threads = agency
    .table(fileKind)
    .related('hash', hash)
    .flatMap(({ attachedTo }) => agency.table(emailThreadKind).get(attachedTo ?? '') ?? [])
  const [first] = threads
  if (!first || threads.some((thread) => senderWarning(thread) === null)) return null
  return `This document came by email from ${first.fromEmail}. ${senderWarning(first)}`
}
