import { z } from 'zod'
import { documentTypes, type DocumentType, fileKind, planReading, presentFile } from '../../files/index.ts'
import { accountKind, businessPolicyKind, policyTitle } from '../../knowledge/index.ts'
import { create } from '../../platform/index.ts'
import { defineOutwardTool, type ToolContext, ToolError } from './tool.ts'

const input = z.object({
  fileId: z.string(),
  policyId: z.string(),
  type: z.enum(Object.keys(documentTypes) as [DocumentType]),
})

/** Puts a file of the workspace among the documents of a policy, once a person has approved it. */
export const fileDocument = defineOutwardTool({
  name: 'file_document',
  title: 'File a document',
  description: "Adds a file of the workspace to a policy's documents.",
  reads: 'The file and the policy',
  actsOutward: true,
  input,
  describe: () => 'Proposed where to file a document',
  async preview(context, order) {
    const { file, account, policy } = filed(context, order)
    const { label, isVisible } = documentTypes[order.type]
    return {
      title: `File ${file.name} with ${account}`,
      lines: [
        { label: 'Document', value: file.name },
        { label: 'Account', value: account },
        { label: 'Policy', value: policy },
        { label: 'Type', value: label },
        { label: 'Client can see it', value: isVisible ? 'Yes' : 'No' },
      ],
    }
  },
  async run(context, order) {
    const { agency, services, agencyUserId, write } = context
    const { file, account, policy } = filed(context, order)
    const known = agency.table(fileKind).related('attachedTo', order.policyId)
    if (known.some(({ hash }) => hash === file.hash))
      return { result: `${file.name} is among the documents of ${policy} already.`, recordId: order.policyId }
    // The workspace keeps its own.
    const { id: _, ...content } = file
    const id = agency.newId(fileKind)
    const copy = {
      ...content,
      uploadedBy: agencyUserId,
      createdAt: services.clock.now(),
      attachedTo: order.policyId,
      type: order.type,
      isVisible: documentTypes[order.type].isVisible,
    }
    write([create(fileKind, id, copy, 'ATTACH_FILE'), ...planReading(agency, id)])
    return { result: `${file.name} is filed with ${policy} of ${account}.`, recordId: order.policyId }
  },
})

/** What is filed and where; throws when one of them is no longer there. */
function filed(
  { agency, workspaceId }: Pick<ToolContext, 'agency' | 'workspaceId'>,
  { fileId, policyId }: z.output<typeof input>,
) {
  const file = presentFile(agency, fileId)
  if (file?.attachedTo !== workspaceId) throw new ToolError('This file is no longer there.')
  const policy = agency.table(businessPolicyKind).get(policyId)
  const account = policy && agency.table(accountKind).get(policy.accountId)
  if (!policy || !account) throw new ToolError('The policy is no longer there.')
  return { file, account: account.detail.name, policy: policyTitle(policy) }
}
