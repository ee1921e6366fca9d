import { fileKind, FileType, type StoredFileRow } from '../../files/index.ts'
import { builder } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { emailThreadKind, senderWarning } from './emailThread.ts'

builder.objectField(FileType, 'senderWarning', (t) =>
  t.string({
    nullable: true,
    description:
      'A warning about a document that came by email, if the mail server could not verify its sender; null once a user confirms that the document belongs to its record.',
    resolve: (file, _, { agency }) => senderWarningOfFile(agency, file),
  }),
)

/** The warning about a document that came only in emails from unconfirmed senders; null for others. */
function senderWarningOfFile(
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
