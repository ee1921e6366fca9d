import { holderRules } from '../../knowledge/index.ts'
import { replace } from '../../platform/index.ts'
import { planPreparation, serviceRequestKind } from '../../servicing/index.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { defineTool, ToolError } from './tool.ts'

/**
 * Enters the certificate holder that a user names on the workspace's request, which is then prepared again. Not in
 * the registry: only a user's own answer may change the request, not a language model.
 */
export const recordHolder = defineTool({
  name: 'record_certificate_holder',
  title: 'Record the certificate holder',
  description: 'Enters the name and address of the certificate holder on the service request.',
  reads: 'The service request of the workspace',
  actsOutward: false,
  input: holderRules,
  describe: ({ name }) => `Recorded the address of ${name}`,
  async run({ agency, services, workspaceId, write }, { name, address }) {
    const requestId = agency.table(caraWorkspaceKind).get(workspaceId)?.serviceRequestId
    const request = requestId ? await agency.read(serviceRequestKind, requestId) : null
    if (request?.value.type !== 'CREATE_CERTIFICATE' || request.value.state !== 'OPEN')
      throw new ToolError('There is no open certificate request in this workspace.')
    const { createCertificate } = request.value
    const at = services.clock.now()
    const next = {
      ...request.value,
      createCertificate: { ...createCertificate, name, address },
      updatedAt: at,
    }
    write([replace(request, next, 'ENRICH_SERVICE_REQUEST'), ...planPreparation(agency, request.id, at)])
  },
  summarize: () => 'Recorded.',
})
