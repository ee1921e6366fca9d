import { findDay } from '../../../assistant/index.ts'
import {
  attachedLine,
  releaseToCome,
  releaseToSign,
  withCancellationDay,
  writtenOn,
} from '../../../communication/index.ts'
import { type ServiceRequest, serviceRequestKind } from '../../../servicing/index.ts'
import { artifactKind } from '../../artifacts/artifact.ts'
import type { Task } from '../../runs/task.ts'
import { exportDocument } from '../../tools/exportDocument.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { cancellationRequest } from '../cancellationRequest/cancellationRequest.ts'
import type { Skill } from '../skill.ts'
import { type Conversation, replyingRequest } from './conversation.ts'
import { rewritten } from './rewritten.ts'

/** The instructions with which Cara prepares a request on its own. */
export const preparation = 'Prepare this service request'

interface PreparedLetter {
  readonly text: string
  readonly question?: { readonly topic: string; readonly text: string }
  /** The reply to the client, with what is attached to it. It replaces one that was proposed before. */
  readonly body?: string
  readonly fileIds?: readonly string[]
}

/** Runs the skill for a letter, with the user's answers to what it asked before. */
export async function preparedLetter(
  task: Task,
  skill: Skill,
  details: string,
  given: NonNullable<Task['given']> = {},
): Promise<PreparedLetter> {
  // To the skill, the conversation began with the client's words and its own questions.
  const history = task.history.map(({ by, text }) => ({
    by,
    text: by === 'CARA' ? (text.split('\n\n').at(-1) ?? '') : text === preparation ? details : text,
  }))
  const request = task.agency.table(serviceRequestKind).get(task.workspace.serviceRequestId ?? '')
  const reply = await skill.run({
    ...task,
    // What clients attach is no policy of theirs on file.
    files: [],
    given,
    clientWroteOn: request ? writtenOn(task.agency, request) : task.today,
    ...(task.answered ? { history } : { request: details, history: [] }),
  })
  return reply.question
    ? {
        text: `The ${skill.title.toLowerCase()} needs one more answer.`,
        question: { topic: reply.question.topic, text: reply.text },
      }
    : { text: reply.text }
}

/** The letter to the carrier, and the reply with the release for the client to sign. */
export async function preparedCancellation(
  task: Task,
  request: ServiceRequest & { type: 'CANCEL_POLICY' },
  { draft, conversation }: { readonly draft: ReplyOrder | null; readonly conversation: Conversation | null },
): Promise<PreparedLetter> {
  const { agency, workspace, journal } = task
  const reason = request.cancelPolicy.reason ?? 'Requested by the insured'
  const prepared = await preparedLetter(
    task,
    cancellationRequest,
    `${request.details ?? ''}\nReason: ${reason}`,
  )
  const release = agency
    .table(artifactKind)
    .related('workspace', workspace.id)
    // Work that is prepared again leaves its earlier release in the workspace.
    .findLast(({ type }) => type === 'HTML_DOCUMENT')
  if (prepared.question || !release || !draft) return prepared
  const { fileId } = await journal.call(exportDocument, { artifactId: release.id, format: 'pdf' })
  const [document = ''] = release.title.split(':')
  const attached = `${attachedLine([document.toLowerCase()])} ${releaseToSign}`
  // What the user answered, the reply no longer asks the client.
  const day = task.answered?.topic === 'date' ? findDay(task.request, task.today) : null
  const isReplying = (await replyingRequest(task, conversation, draft)) === workspace.serviceRequestId
  return {
    ...prepared,
    fileIds: [fileId],
    body: isReplying
      ? (day ? withCancellationDay(draft.body, day) : draft.body).replace(releaseToCome, attached)
      : rewritten(draft, attached),
  }
}
