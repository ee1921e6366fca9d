import { z } from 'zod'
import { replace } from '../../platform/index.ts'
import { planWithdrawal, resolved, serviceRequestKind } from '../../servicing/index.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { defineOutwardTool, type PreviewContext, ToolError } from './tool.ts'

const input = z.object({ notes: z.string().trim().max(10_000).nullable() })

/** Resolves the service request the workspace was opened from. */
export const resolveRequest = defineOutwardTool({
  name: 'resolve_service_request',
  title: 'Resolve the service request',
  description: 'Closes the service request of the workspace, once a person has approved it.',
  reads: 'The service request of the workspace',
  actsOutward: true,
  input,
  describe: () => 'Proposed to resolve the service request',
  async preview(context, { notes }) {
    const request = await openRequest(context)
    return {
      title: `Resolve the request of ${request.value.account?.name ?? request.value.clientName ?? 'the client'}`,
      lines: [{ label: 'Notes', value: notes ?? 'None' }],
    }
  },
  async run(context, { notes }) {
    const request = await openRequest(context)
    const { agency, services, agencyUserId, write } = context
    const now = services.clock.now()
    const next = resolved(request.value, { notes, fileIds: [], at: now, by: agencyUserId })
    write([
      replace(request, next, 'CLOSE_SERVICE_REQUEST'),
      ...planWithdrawal(agency, request.id, { because: 'The request is resolved.', now }),
    ])
    return { result: 'The service request is resolved.', recordId: request.id }
  },
})

async function openRequest({ agency, workspaceId }: PreviewContext) {
  const requestId = agency.table(caraWorkspaceKind).get(workspaceId)?.serviceRequestId
  const request = requestId ? await agency.read(serviceRequestKind, requestId) : null
  if (!request) throw new ToolError('This workspace was not opened from a service request.')
  if (request.value.state === 'CLOSED') throw new ToolError('The service request is already resolved.')
  return request
}
