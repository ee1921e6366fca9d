import type { z } from 'zod'
import { emailThreadKind } from '../../communication/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { forOthers, issueCertificateOfInsurance } from '../tools/issueCertificateOfInsurance.ts'
import { approvalRefusal, besideCertificates, type ReplyOrder, sendReply } from '../tools/sendReply.ts'
import { sendEmail } from '../tools/sendEmail.ts'
import { preparedWorkspaceId } from '../workspaces/caraWorkspace.ts'
import { isHeld, type Proposal, proposalKind, type ProposalRow, proposalState } from './proposal.ts'

type Call = Pick<Proposal, 'tool' | 'argumentsJson'>

/** The reply to a client that a proposal sends, alone or with a certificate; null if it sends none. */
export function replyIn(call: Call): ReplyOrder | null {
  const order = orderIn(call)
  return order?.reply ?? null
}

export type LetterText = Pick<ReplyOrder, 'cc' | 'subject' | 'body'>

/** The email that a proposal sends: a reply, or a new message that brings a certificate; null if it sends none. */
export function letterIn(call: Call): (LetterText & Pick<ReplyOrder, 'to'>) | null {
  const order = orderIn(call)
  return order?.reply ?? order?.certificate?.email ?? null
}

/** Whether an email leaves the agency when a proposal is carried out. */
export function sendsEmail(call: Call): boolean {
  return call.tool === sendEmail.name || letterIn(call) !== null
}

/** The arguments of a proposal with another text for its email. */
export function withLetterText(call: Call, text: LetterText): string | null {
  const order = orderIn(call)
  if (!order) return null
  const { certificate, reply } = order
  if (!certificate) return JSON.stringify({ ...reply, ...text })
  if (reply) return JSON.stringify({ ...certificate, reply: { ...reply, ...text } })
  const { email } = certificate
  return email && JSON.stringify({ ...certificate, email: { ...email, ...text } })
}

/** The certificate that a proposal issues; null if it issues none. */
export function certificateIn(call: Call): z.output<typeof issueCertificateOfInsurance.input> | null {
  return orderIn(call)?.certificate ?? null
}

/** Why the reply of a proposal can't be sent at the moment, in plain words; null if it can, or there is none. */
export async function replyRefusal(agency: AgencyStore, call: Call): Promise<string | null> {
  const order = orderIn(call)
  if (!order?.reply) return null
  const check = order.certificate
    ? forOthers({ agency }, order.certificate)
    : besideCertificates({ agency }, order.reply)
  return await approvalRefusal({ agency }, order.reply, check)
}

/** The proposals that would reply in a thread: pending, or approved but not yet sent; oldest first. */
export async function preparedReplies(
  agency: AgencyStore,
  threadId: string,
  now: number,
): Promise<readonly { readonly row: ProposalRow; readonly proposal: Stored<Proposal> }[]> {
  const requestIds = agency.table(emailThreadKind).get(threadId)?.serviceRequestIds ?? []
  const rows = requestIds
    .flatMap((id) => [...agency.table(proposalKind).related('workspace', preparedWorkspaceId(agency.id, id))])
    .filter((row) => proposalState(row, now) === 'PENDING' || isHeld(row, now))
    .filter(({ tool }) => replyTools.includes(tool))
    .toSorted((a, b) => a.createdAt - b.createdAt)
  const proposals = await agency.readMany(
    proposalKind,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row, index) => {
    const proposal = proposals[index]
    return proposal && replyIn(proposal.value)?.threadId === threadId ? [{ row, proposal }] : []
  })
}

const replyTools: readonly string[] = [sendReply.name, issueCertificateOfInsurance.name]

function orderIn({ tool, argumentsJson }: Call) {
  if (!replyTools.includes(tool)) return null
  const stored: unknown = JSON.parse(argumentsJson)
  if (tool === sendReply.name) return { reply: sendReply.input.parse(stored) }
  const certificate = issueCertificateOfInsurance.input.parse(stored)
  return { reply: certificate.reply, certificate }
}
