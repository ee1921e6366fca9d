import { emailThreadKind } from '../../communication/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { forOthers, issueCertificateOfInsurance } from '../tools/issueCertificateOfInsurance.ts'
import { approvalRefusal, besideCertificates, type ReplyOrder, sendReply } from '../tools/sendReply.ts'
import { preparedWorkspaceId } from '../workspaces/caraWorkspace.ts'
import { type Proposal, proposalKind, type ProposalRow, proposalState } from './proposal.ts'

type Call = Pick<Proposal, 'tool' | 'argumentsJson'>

/** The reply to a client that a proposal sends, alone or with a certificate; null if it sends none. */
export function replyIn(call: Call): ReplyOrder | null {
  const order = orderIn(call)
  return order?.reply ?? null
}

/** The arguments of a proposal with another text for its reply. */
export function withReplyText(call: Call, text: Pick<ReplyOrder, 'subject' | 'body'>): string | null {
  const order = orderIn(call)
  if (!order?.reply) return null
  const reply = { ...order.reply, ...text }
  return JSON.stringify(order.certificate ? { ...order.certificate, reply } : reply)
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

/** The pending proposals that would reply in a thread, oldest first. */
export async function preparedReplies(
  agency: AgencyStore,
  threadId: string,
  now: number,
): Promise<readonly { readonly row: ProposalRow; readonly proposal: Stored<Proposal> }[]> {
  const requestIds = agency.table(emailThreadKind).get(threadId)?.serviceRequestIds ?? []
  const rows = requestIds
    .flatMap((id) => [...agency.table(proposalKind).related('workspace', preparedWorkspaceId(agency.id, id))])
    .filter((row) => proposalState(row, now) === 'PENDING' && replyTools.includes(row.tool))
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
