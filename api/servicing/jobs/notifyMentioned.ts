import { z } from 'zod'
import { agencyUserKind, greeting } from '../../identity/index.ts'
import { defineJob, planJob } from '../../platform/index.ts'
import type { AgencyStore, Change, JobHandler, Mail } from '../../platform/index.ts'
import { customerNameOf, typeLabels } from '../serviceRequest.ts'
import { serviceRequestCommentKind } from '../serviceRequestComment.ts'
import type { ServiceRequestComment } from '../serviceRequestComment.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'

const input = z.object({ commentId: z.string(), userId: z.string() })

type Notice = z.infer<typeof input>

const notice = { name: 'notifyMentioned', parse: (stored: unknown): Notice => input.parse(stored) }

interface NoticeDeps {
  readonly mail: Pick<Mail, 'send'>
  /** Where the application is, without a slash at the end. */
  readonly publicUrl: string
}

/** Emails a user whom a colleague mentioned in a comment. */
export function notifyMentioned({ mail, publicUrl }: NoticeDeps): JobHandler<Notice> {
  return defineJob({
    ...notice,
    async run({ agency, idempotencyKey }, { commentId, userId }) {
      const comment = await agency.read(serviceRequestCommentKind, commentId)
      const request = comment && (await agency.read(serviceRequestKind, comment.value.serviceRequestId))
      const users = agency.table(agencyUserKind)
      const user = users.get(userId)
      if (!request || !user?.isActive) return
      const { content, agencyUserId } = comment.value
      const author = (agencyUserId === null ? null : users.get(agencyUserId)?.name) ?? 'Cara'
      const what = typeLabels[request.value.type]
      const customer = customerNameOf(request.value) ?? request.value.clientPhone ?? 'an unnamed client'
      await mail.send({
        to: user.email,
        // After a crash it may be sent again: a mail server can tell by its Message-ID.
        messageId: `${idempotencyKey}@${new URL(publicUrl).hostname}`,
        subject: `${author} mentioned you: ${what} for ${customer}`.replaceAll(/\s+/g, ' '),
        text: `${greeting(user.name)}

${author} mentioned you in a comment on a request of ${customer} (${what}):

${content}

${publicUrl}/app/servicing/${request.id}/activity
`,
      })
    },
  })
}

/** The changes that notify everyone a new comment mentions, except its author. */
export function planMentionNotices(
  agency: AgencyStore,
  commentId: string,
  { mentionedIds = [], agencyUserId }: ServiceRequestComment,
): readonly Change[] {
  return mentionedIds
    .filter((id) => id !== agencyUserId)
    .flatMap((userId) => planJob(agency, notice, { commentId, userId }))
}
