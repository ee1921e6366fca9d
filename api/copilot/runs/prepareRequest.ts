import { emailThreadKind } from '../../communication/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { fileKind } from '../../files/index.ts'
import { businessPolicyKind, isCurrent } from '../../knowledge/index.ts'
import {
  type AgencyStore,
  type Change,
  type Clock,
  create,
  defineJob,
  replace,
  type Stored,
} from '../../platform/index.ts'
import {
  prepareRequestJob,
  type ServiceRequest,
  serviceRequestKind,
  typeLabels,
} from '../../servicing/index.ts'
import { proposalKind, withdrawn } from '../approvals/proposal.ts'
import { preparation } from '../skills/prepareRequest/preparedLetter.ts'
import { caraMessageKind } from '../workspaces/caraMessage.ts'
import {
  type CaraWorkspace,
  caraWorkspaceKind,
  clippedTitle,
  preparedWorkspaceId,
  titled,
} from '../workspaces/caraWorkspace.ts'
import { planWork } from './planWork.ts'

/** The request's policy; for a certificate, only one that it can show. */
function policyOf(agency: AgencyStore, request: ServiceRequest, now: number): string | null {
  const { type, businessPolicyId } = request
  const policy = businessPolicyId && agency.table(businessPolicyKind).get(businessPolicyId)
  if (type !== 'CREATE_CERTIFICATE' || !policy) return businessPolicyId
  return isCurrent(policy, agencyToday(agency, now)) ? businessPolicyId : null
}

const mostDocuments = 10

/** A page that was scanned or photographed is larger, in bytes, than the pictures of a signature. */
const smallestPage = 30_000

/** The documents that the client attached to the emails of a request, oldest first. */
function attachedDocuments(agency: AgencyStore, requestId: string): string[] {
  return agency
    .table(emailThreadKind)
    .related('serviceRequest', requestId)
    .flatMap(({ id }) => agency.table(fileKind).related('attachedTo', id))
    .filter(({ mimeType, size }) => !mimeType.startsWith('image/') || size >= smallestPage)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ id }) => id)
    .slice(-mostDocuments)
}

const actor = { type: 'WORKFLOW', id: null } as const

/** "Certificate for Harbor Bank", "Endorse Policy: Casco Roofing LLC". */
function requestTitle(request: ServiceRequest): string {
  const holder = request.type === 'CREATE_CERTIFICATE' ? request.createCertificate.name : ''
  if (holder) return clippedTitle(`Certificate for ${holder}`)
  return clippedTitle(titled(typeLabels[request.type], request.account?.name ?? request.clientName))
}

/** Takes back what waits for a decision in a workspace. */
async function withdrawnProposals(agency: AgencyStore, workspaceId: string, why: string): Promise<Change[]> {
  const rows = agency.table(proposalKind).related('workspace', workspaceId)
  const proposals = await agency.readMany(
    proposalKind,
    rows.filter(({ state }) => state === 'PENDING').map((row) => row.id),
  )
  return proposals.flatMap((proposal) => (proposal ? [withdrawn(proposal, why)] : []))
}

/** The end of the work on a request that is closed: nothing is asked any more, and what is under way stops. */
function ended(workspace: Stored<CaraWorkspace>, now: number): Change[] {
  const { value } = workspace
  if (value.state === 'WORKING')
    return [replace(workspace, { ...value, stopRequestedAt: now }, 'STOP_CARA_WORKSPACE')]
  if (value.state !== 'WAITING_FOR_INPUT') return []
  return [replace(workspace, { ...value, state: 'IDLE', question: null }, 'END_CARA_WORK')]
}

/**
 * Has Cara prepare a new request in a workspace of its own. If the request changes, undecided
 * proposals are withdrawn and the work is prepared again; if it is closed by then, the work ends.
 */
export function prepareRequest(clock: Clock) {
  return defineJob({
    ...prepareRequestJob,
    async run({ agency }, { requestId, closedBecause = 'The request is closed.' }) {
      const request = await agency.read(serviceRequestKind, requestId)
      if (!request) return
      const id = preparedWorkspaceId(agency.id, requestId)
      const now = clock.now()
      const prepared = await agency.read(caraWorkspaceKind, id)
      if (request.value.state !== 'OPEN') {
        const withdrawnWork = await withdrawnProposals(agency, id, closedBecause)
        return { actor, changes: [...withdrawnWork, ...(prepared ? ended(prepared, now) : [])] }
      }
      const changes: Change[] = [
        create(
          caraMessageKind,
          agency.newId(caraMessageKind),
          {
            workspaceId: id,
            role: 'USER',
            content: preparation,
            fileIds: attachedDocuments(agency, requestId),
            citations: [],
            agencyUserId: null,
            state: 'QUEUED',
            createdAt: now,
          },
          'ADD_CARA_MESSAGE',
        ),
      ]
      const workspace: CaraWorkspace = {
        title: requestTitle(request.value),
        preset: null,
        customPresetId: null,
        serviceRequestId: requestId,
        businessPolicyId: policyOf(agency, request.value, now),
        accountId: request.value.account?.id ?? null,
        agencyUserId: prepared?.value.agencyUserId ?? null,
        state: 'WORKING',
        question: null,
        stopRequestedAt: null,
        createdAt: prepared?.value.createdAt ?? now,
        updatedAt: now,
      }
      changes.push(
        prepared
          ? replace(prepared, workspace, 'UPDATE_CARA_WORKSPACE')
          : create(caraWorkspaceKind, id, workspace, 'CREATE_CARA_WORKSPACE'),
      )
      changes.push(...(await withdrawnProposals(agency, id, 'The request has changed.')))
      if (prepared?.value.state !== 'WORKING') changes.push(...planWork(agency, id))
      return { actor, changes }
    },
  })
}
