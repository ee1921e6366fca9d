import type { AgencyStore } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { issueCertificateOfInsurance } from '../tools/issueCertificateOfInsurance.ts'
import { sendReply } from '../tools/sendReply.ts'
import { preparedWorkspace } from '../workspaces/caraWorkspace.ts'
import { replyIn } from './preparedReply.ts'
import { hasOpenProposal, type Proposal, proposalKind } from './proposal.ts'

type Done = Pick<Proposal, 'tool' | 'argumentsJson'>

/** What settles a request of each type. A change, a cancellation or a quote waits for the carrier, whatever was sent. */
const settling: Readonly<Partial<Record<ServiceRequest['type'], (done: Done) => boolean>>> = {
  CREATE_CERTIFICATE: ({ tool }) => tool === issueCertificateOfInsurance.name,
  DOCUMENT_REQUEST: (done) => done.tool === sendReply.name && (replyIn(done)?.fileIds.length ?? 0) > 0,
  QUESTION: (done) => done.tool === sendReply.name && !promises.test(replyIn(done)?.body ?? ''),
}

/** What an answer leaves for later, or asks the client. */
const promises =
  /\b(?:get back to you|look(?:ing)? into|(?:are|is|we['’]re) (?:checking|asking|getting|preparing|confirming)|will (?:check|ask|call|send|confirm|let you know)|could you please|please (?:send|tell) us)\b/i

/** Whether what was approved and sent does what an open request asks, so that nothing is left but to resolve it. */
export async function isSettled(
  agency: AgencyStore,
  { id, type, state }: Pick<ServiceRequest, 'type' | 'state'> & { readonly id: string },
  now: number,
): Promise<boolean> {
  const settles = settling[type]
  const workspace = preparedWorkspace(agency, id)
  if (!settles || state !== 'OPEN' || workspace?.state !== 'IDLE') return false
  if (workspace.hasQuestion || hasOpenProposal(agency, workspace.id, { now })) return false
  const last = agency
    .table(proposalKind)
    .related('workspace', workspace.id)
    .filter((proposal) => proposal.state === 'DONE')
    .toSorted((a, b) => b.createdAt - a.createdAt)[0]
  const done = last && (await agency.read(proposalKind, last.id))
  return done ? settles(done.value) : false
}
