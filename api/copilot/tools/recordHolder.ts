import { z } from 'zod'
import { holderRules } from '../../knowledge/index.ts'
import { type AgencyStore, replace } from '../../platform/index.ts'
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
    const request = await certificateRequest(agency, workspaceId)
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

/** Marks the holder as an additional insured, as the contract that the client attached requires. */
export const recordAdditionalInsured = defineTool({
  name: 'record_additional_insured',
  title: 'Record the additional insured',
  description: 'Marks the holder of the requested certificate as an additional insured.',
  reads: 'The service request of the workspace',
  actsOutward: false,
  input: z.object({}),
  describe: () => 'Recorded that the contract requires an additional insured',
  async run({ agency, services, workspaceId, write }) {
    const request = await certificateRequest(agency, workspaceId)
    const createCertificate = { ...request.value.createCertificate, additionalInsured: true }
    const next = { ...request.value, createCertificate, updatedAt: services.clock.now() }
    write([replace(request, next, 'ENRICH_SERVICE_REQUEST')])
  },
  summarize: () => 'Recorded.',
})

async function certificateRequest(agency: AgencyStore, workspaceId: string) {
  const requestId = agency.table(caraWorkspaceKind).get(workspaceId)?.serviceRequestId
  const request = requestId ? await agency.read(serviceRequestKind, requestId) : null
  if (request?.value.type !== 'CREATE_CERTIFICATE' || request.value.state !== 'OPEN')
    throw new ToolError('There is no open certificate request in this workspace.')
  return { ...request, value: request.value }
}
