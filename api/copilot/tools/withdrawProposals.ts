import { z } from 'zod'
import { pendingProposals, withdrawn } from '../approvals/proposal.ts'
import { defineTool } from './tool.ts'

/** Takes back what waits for approval and is known to be wrong, while Cara asks what is right. */
export const withdrawProposals = defineTool({
  name: 'withdraw_proposals',
  title: 'Withdraw a proposal',
  description: 'Takes back what a tool was to do in this workspace and nobody has approved yet.',
  reads: 'What waits for approval',
  actsOutward: false,
  input: z.object({ tool: z.string(), reason: z.string() }),
  describe: () => 'Withdrew what waited for approval',
  async run({ agency, workspaceId, write }, { tool, reason }) {
    const pending = await pendingProposals(agency, { workspaceId, tool })
    write(pending.map((proposal) => withdrawn(proposal, reason)))
    return {}
  },
  summarize: () => 'Withdrawn.',
})
