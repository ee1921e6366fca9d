import './approvals/mutations/decideCaraProposal.ts'
import './approvals/mutations/undoCaraApproval.ts'
import './approvals/mutations/editCaraCertificate.ts'
import './approvals/mutations/editCaraReply.ts'
import './approvals/mutations/proposeCaraEmail.ts'
import './approvals/proposalOutcome.ts'
import './artifacts/mutations/restoreCaraArtifactVersion.ts'
import './artifacts/mutations/updateCaraEmail.ts'
import './artifacts/mutations/updateCaraForm.ts'
import './artifacts/mutations/updateCaraHtmlDocument.ts'
import './planner/capabilityQueries.ts'
import './preferences/updateAgencyUserPreferences.ts'
import './presets/createCustomPreset.ts'
import './presets/presetFields.ts'
import './presets/updateCustomPreset.ts'
import './runs/mutations/retryCaraPlanStage.ts'
import './styles/createHtmlDocumentTemplate.ts'
import './styles/updateHtmlDocumentTemplate.ts'
import './workspaces/mutations/addCaraWorkspaceMessage.ts'
import './workspaces/mutations/createCaraWorkspace.ts'
import './workspaces/mutations/stopCaraWorkspace.ts'
import './workspaces/watchCaraWorkspace.ts'
import './workspaces/workspaceQueries.ts'
import { defineModule } from '../graphql/index.ts'
import { carryOutProposal } from './approvals/carryOutProposal.ts'
import { proposalKind } from './approvals/proposal.ts'
import { prepareCertificatesAgain } from './approvals/prepareCertificatesAgain.ts'
import { withdrawReplies } from './approvals/withdrawReplies.ts'
import { artifactKind } from './artifacts/artifact.ts'
import { customPresetKind } from './presets/customPreset.ts'
import { artifactRoutes, stylePreviewRoutes } from './previews/previewRoutes.ts'
import { planEventKind } from './runs/planEvent.ts'
import { planStageKind } from './runs/planStage.ts'
import { prepareRequest } from './runs/prepareRequest.ts'
import { workInWorkspace } from './runs/workInWorkspace.ts'
import { htmlDocumentTemplateKind } from './styles/htmlDocumentTemplate.ts'
import { caraMessageKind } from './workspaces/caraMessage.ts'
import { caraWorkspaceKind } from './workspaces/caraWorkspace.ts'

export { customPresetKind } from './presets/customPreset.ts'
export type { WorkspacePreset } from './presets/workspacePreset.ts'
export { planWork } from './runs/planWork.ts'
export { htmlDocumentTemplateKind } from './styles/htmlDocumentTemplate.ts'
export { caraMessageKind } from './workspaces/caraMessage.ts'
export { caraWorkspaceKind, workspaceTitle } from './workspaces/caraWorkspace.ts'

export const copilotModule = defineModule({
  name: 'copilot',
  kinds: [
    customPresetKind,
    htmlDocumentTemplateKind,
    caraWorkspaceKind,
    caraMessageKind,
    planStageKind,
    planEventKind,
    artifactKind,
    proposalKind,
  ],
  routes: { '/html': artifactRoutes, '/preview-html': stylePreviewRoutes },
  jobs: (services) => [
    workInWorkspace(services),
    carryOutProposal(services),
    prepareRequest(services.clock),
    withdrawReplies(services.clock),
    prepareCertificatesAgain(services),
  ],
})
