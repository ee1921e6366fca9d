import { z } from 'zod'
import { attached, canAttach, fileKind } from '../../files/index.ts'
import { legibleText } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { type AgencyStore, type Change, replace } from '../../platform/index.ts'
import { isAddressOfAccount } from './isAddressOfAccount.ts'
import { belongsToAccount } from './planReply.ts'

/** The fields of every email that a user writes: a reply, a new one, or one that is passed on. */
export const writtenFields = {
  people: z.array(z.email('Enter a valid email address.')).max(20, 'Up to 20 recipients.'),
  body: legibleText(50_000, { tooLong: 'A message may have up to 50,000 characters.' }),
  subject: legibleText(200, { tooLong: 'A subject may have up to 200 characters.' }),
  files: z.array(z.string()).max(20, 'Up to 20 files may be attached.').nullish(),
  sendsFilesElsewhere: z
    .boolean()
    .nullish()
    .describe(
      'Confirms that files go to addresses that are not on record for the account. Rejected without it.',
    ),
} as const

/** Until when an email that the viewer sends waits; null if it is sent at once. */
export function undoDeadline({ clock, sendDelayMs }: RequestContext): number | null {
  return sendDelayMs > 0 ? clock.now() + sendDelayMs : null
}

/** The conversation that an email belongs to, or starts. */
interface Conversation {
  readonly threadId: string
  readonly account: { readonly id: string; readonly name: string } | null
}

/** The changes that attach the viewer's uploads to the thread; files of the thread and its account need none. Null if one is gone. */
export async function attachable(
  { agency, viewer }: RequestContext,
  fileIds: readonly string[],
  { threadId, account }: Conversation,
): Promise<Change[] | null> {
  const changes: Change[] = []
  for (const file of await agency.readMany(fileKind, fileIds)) {
    if (!file || file.value.deletedAt) return null
    if (file.value.attachedTo === threadId) continue
    if (canAttach(file.value, viewer.id))
      changes.push(replace(file, attached(file.value, threadId), 'ATTACH_FILE'))
    else if (!belongsToAccount(agency, file.value.attachedTo, account?.id ?? null)) return null
  }
  return changes
}

/** Why documents must not go to one of the recipients unless the sender confirms it; null if they may. */
export function documentsElsewhere(
  { agency }: { readonly agency: Pick<AgencyStore, 'table'> },
  recipients: readonly string[],
  account: Conversation['account'],
): string | null {
  const stranger = recipients.find((address) => !isAddressOfAccount(agency, account?.id, address))
  if (stranger === undefined) return null
  return account
    ? `Documents go only to addresses of the account. ${stranger} is not on record for ${account.name.replace(/\.$/, '')}.`
    : `Documents go only to addresses of the account, and this conversation has no account yet.`
}
