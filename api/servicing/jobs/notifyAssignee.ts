import { z } from 'zod'
import { agencyUserKind, greeting } from '../../identity/index.ts'
import { defineJob, planJob } from '../../platform/index.ts'
import type { Actor, AgencyStore, Change, JobHandler, Mail, Stored } from '../../platform/index.ts'
import { customerNameOf, typeLabels } from '../serviceRequest.ts'
import type { ServiceRequest } from '../serviceRequest.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'

const input = z.object({
  requestId: z.string(),
  assigneeId: z.string(),
  /** Who assigned it; null if not a user. */
  by: z.string().nullable(),
})

type Notice = z.infer<typeof input>

const notice = { name: 'notifyAssignee', parse: (stored: unknown): Notice => input.parse(stored) }

interface NoticeDeps {
  readonly mail: Pick<Mail, 'send'>
  /** The application's base URL, without a trailing slash. */
  readonly publicUrl: string
}

/** Emails a user to whom someone else assigned a request, unless the request has changed since. */
export function notifyAssignee({ mail, publicUrl }: NoticeDeps): JobHandler<Notice> {
  return defineJob({
    ...notice,
    async run({ agency, idempotencyKey }, { requestId, assigneeId, by }) {
      const request = await agency.read(serviceRequestKind, requestId)
      const assignee = agency.table(agencyUserKind).get(assigneeId)
      if (!request || !assignee?.isActive || request.value.assigneeId !== assigneeId) return
      if (request.value.state === 'CLOSED') return
      const sender = (by === null ? null : agency.table(agencyUserKind).get(by)?.name) ?? 'Cara'
      const link = `${publicUrl}/app/servicing/${requestId}/overview`
      await mail.send({
        to: assignee.email,
        // After a crash it may be sent again: a mail server can tell by its Message-ID.
        messageId: `${idempotencyKey}@${new URL(publicUrl).hostname}`,
        ...letter(request.value, { name: assignee.name, sender, link }),
      })
    },
  })
}

/** The change that schedules a notification, if the next version has an assignee chosen by someone else. */
export function planNotice(
  agency: AgencyStore,
  { actor, request, next }: { actor: Actor; request: Stored<ServiceRequest>; next: ServiceRequest },
): readonly Change[] {
  const { assigneeId } = next
  if (assigneeId === null || assigneeId === request.value.assigneeId || assigneeId === actor.id) return []
  const by = actor.type === 'AGENCY_USER' ? actor.id : null
  return planJob(agency, notice, { requestId: request.id, assigneeId, by })
}

function letter(request: ServiceRequest, to: { name: string; sender: string; link: string }) {
  const customer = customerNameOf(request) ?? request.clientPhone ?? 'an unnamed client'
  const due = request.dueAt === null ? '' : ` It is due on ${inWords(request.dueAt)}.`
  return {
    subject: `${typeLabels[request.type]} for ${customer}`.replaceAll(/\s+/g, ' '),
    text: `${greeting(to.name)}

${to.sender} assigned you a request of ${customer}: ${typeLabels[request.type]}.${due}

${to.link}
`,
  }
}

function inWords(calendarDay: string): string {
  return new Date(`${calendarDay}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
