import { threadAnsweredJob } from '../../communication/index.ts'
import { agencyUserKind } from '../../identity/index.ts'
import { type AgencyStore, type Change, type Clock, defineJob, replace } from '../../platform/index.ts'
import { planPreparation } from '../../servicing/index.ts'
import { sendReply } from '../tools/sendReply.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { preparedReplies } from './preparedReply.ts'
import { hasOpenProposal, withdrawn } from './proposal.ts'

/**
 * After a user wrote to the client themselves, withdraws the replies that Cara prepared for the same message. A
 * certificate that would have gone with one is prepared again without a reply.
 */
export function withdrawReplies(clock: Clock) {
  return defineJob({
    ...threadAnsweredJob,
    async run({ agency }, { threadId, agencyUserId }) {
      const now = clock.now()
      const name = agency.table(agencyUserKind).get(agencyUserId)?.name ?? 'A colleague'
      const changes: Change[] = []
      for (const { row, proposal } of await preparedReplies(agency, threadId, now)) {
        const workspace = await agency.read(caraWorkspaceKind, row.workspaceId)
        changes.push(withdrawn(proposal, `${name} answered this thread.`))
        const requestId = workspace?.value.serviceRequestId
        if (row.tool !== sendReply.name && requestId) changes.push(...planPreparation(agency, requestId, now))
        else changes.push(...(await ended(agency, { id: row.workspaceId, exceptId: row.id, now })))
      }
      return { actor: { type: 'WORKFLOW', id: null }, changes }
    },
  })
}

/** Once nothing waits for a decision, Cara is done in the workspace. */
async function ended(
  agency: AgencyStore,
  { id, exceptId, now }: { id: string; exceptId: string; now: number },
): Promise<readonly Change[]> {
  const workspace = await agency.read(caraWorkspaceKind, id)
  const isDone =
    workspace?.value.state === 'WAITING_FOR_INPUT' &&
    workspace.value.question === null &&
    !hasOpenProposal(agency, id, { now, exceptId })
  return workspace && isDone
    ? [replace(workspace, { ...workspace.value, state: 'IDLE' }, 'END_CARA_WORK')]
    : []
}
