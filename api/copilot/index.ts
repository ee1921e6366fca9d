import './approvals/mutations/decideCaraProposal.ts'
import './artifacts/mutations/updateCaraEmail.ts'
import './runs/mutations/retryCaraPlanStage.ts'
import './workspaces/mutations/addCaraWorkspaceMessage.ts'
import './workspaces/mutations/createCaraWorkspace.ts'
import './workspaces/mutations/stopCaraWorkspace.ts'
import './workspaces/watchCaraWorkspace.ts'
import './workspaces/workspaceQueries.ts'
import { defineModule } from '../graphql/index.ts'
import { proposalKind } from './approvals/proposal.ts'
import { artifactKind } from './artifacts/artifact.ts'
import { planEventKind } from './runs/planEvent.ts'
import { planStageKind } from './runs/planStage.ts'
import { caraMessageKind } from './workspaces/caraMessage.ts'
import { caraWorkspaceKind } from './workspaces/caraWorkspace.ts'

export const copilotModule = defineModule({
  name: 'copilot',
  kinds: [caraWorkspaceKind, caraMessageKind, planStageKind, planEventKind, artifactKind, proposalKind],
})
