import { z } from 'zod'
import { attached, canAttach, fileKind } from '../../files/index.ts'
import { type FieldProblem, legibleText, type RequestContext } from '../../graphql/index.ts'
import { type Change, create, replace } from '../../platform/index.ts'
import { caraMessageKind, longestMessage } from './caraMessage.ts'

/** Validation of messages to Cara. A message without text needs files. */
export const messageRules = z.object({
  message: legibleText(longestMessage, { tooLong: 'A message can have up to 20,000 characters.' }),
  files: z
    .array(z.string())
    .max(50, 'You can attach up to 50 files to a message.')
    .nullish()
    .transform((files) => [...new Set(files)])
    .describe('Ids of uploaded files. Names may start with a role: "[Contract] ".'),
})

export type MessageInput = z.output<typeof messageRules>

type Prepared =
  | { readonly changes: readonly Change[]; readonly messageId: string }
  | { readonly problem: FieldProblem }

/** The changes that add the viewer's message and uploads to a workspace. */
export async function preparedMessage(
  { agency, viewer, clock }: RequestContext,
  workspaceId: string,
  { message, files }: MessageInput,
): Promise<Prepared> {
  const changes: Change[] = []
  for (const file of await agency.readMany(fileKind, files)) {
    if (!file || !canAttach(file.value, viewer.id)) {
      return { problem: { path: 'files', message: 'A file is no longer available. Choose it again.' } }
    }
    changes.push(replace(file, attached(file.value, workspaceId), 'ATTACH_FILE'))
  }
  const messageId = agency.newId(caraMessageKind)
  const value = {
    workspaceId,
    role: 'USER' as const,
    content: message,
    fileIds: files,
    citations: [],
    agencyUserId: viewer.id,
    state: 'QUEUED' as const,
    createdAt: clock.now(),
  }
  return { changes: [...changes, create(caraMessageKind, messageId, value, 'ADD_CARA_MESSAGE')], messageId }
}
