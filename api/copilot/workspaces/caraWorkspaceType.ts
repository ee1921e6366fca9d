import { fileKind, FileType } from '../../files/index.ts'
import {
  builder,
  labeledEnum,
  Node,
  nodeRef,
  Permission,
  recordLoader,
  permission,
} from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { accountKind, AccountType, businessPolicyKind, BusinessPolicyType } from '../../knowledge/index.ts'
import { serviceRequestKind, ServiceRequestType } from '../../servicing/index.ts'
import { proposalKind } from '../approvals/proposal.ts'
import { ProposalType } from '../approvals/proposalType.ts'
import { artifactKind } from '../artifacts/artifact.ts'
import { ArtifactType } from '../artifacts/artifactType.ts'
import { customPresetKind } from '../presets/customPreset.ts'
import { CustomPresetType } from '../presets/customPresetType.ts'
import { WorkspacePresetEnum } from '../presets/workspacePreset.ts'
import { planStageKind } from '../runs/planStage.ts'
import { PlanStageType } from '../runs/planStageType.ts'
import { askedQuestion } from './askedQuestion.ts'
import { caraMessageKind, messageRoles } from './caraMessage.ts'
import { caraWorkspaceKind, stopRefusal, workspaceStateLabels } from './caraWorkspace.ts'
import { CitationType } from './citationType.ts'

export const WorkspaceStateEnum = labeledEnum('CaraWorkspaceState', workspaceStateLabels)
const MessageRoleEnum = builder.enumType('CaraMessageRole', { values: messageRoles })

const loadedMessage = recordLoader(caraMessageKind)

const CaraMessageType = nodeRef('CaraMessage', caraMessageKind)

CaraMessageType.implement({
  interfaces: [Node],
  fields: (t) => ({
    role: t.expose('role', { type: MessageRoleEnum }),
    content: t.string({
      description: 'Markdown when Cara wrote it; `[1]` refers to the first citation.',
      resolve: async (row, _, context) => (await loadedMessage(context, row)).value.content,
    }),
    timestamp: t.expose('createdAt', { type: 'DateTime' }),
    isQueued: t.boolean({
      description: 'Whether it was sent while Cara was working on another message and is still waiting.',
      resolve: ({ id, state, workspaceId }, _, { agency }) =>
        state === 'QUEUED' && agency.table(caraMessageKind).related('queued', workspaceId)[0]?.id !== id,
    }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "When Cara started on it; null before that and for Cara's own messages.",
      resolve: ({ id }, _, { agency }) =>
        agency.table(planStageKind).related('message', id)[0]?.createdAt ?? null,
    }),
    agencyUser: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'The author; null for Cara.',
      resolve: ({ agencyUserId }, _, context) => userOf(context, agencyUserId),
    }),
    files: t.field({
      type: [FileType],
      resolve: ({ fileIds }, _, { agency }) => fileIds.flatMap((id) => agency.table(fileKind).get(id) ?? []),
    }),
    citations: t.field({
      type: [CitationType],
      resolve: async (row, _, context) => [...(await loadedMessage(context, row)).value.citations],
    }),
  }),
})

const loadedWorkspace = recordLoader(caraWorkspaceKind)

export const CaraWorkspaceType = nodeRef('CaraWorkspace', caraWorkspaceKind)

CaraWorkspaceType.implement({
  description: 'A workspace where staff and Cara work on one task.',
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title'),
    preset: t.expose('preset', { type: WorkspacePresetEnum, nullable: true }),
    customPreset: t.field({
      type: CustomPresetType,
      nullable: true,
      resolve: ({ customPresetId }, _, { agency }) =>
        agency.table(customPresetKind).get(customPresetId) ?? null,
    }),
    state: t.expose('state', { type: WorkspaceStateEnum }),
    question: t.string({
      nullable: true,
      description: 'What Cara needs to know before she continues; null if nothing.',
      resolve: ({ id, hasQuestion }, _, { agency }) => (hasQuestion ? askedQuestion(agency, id) : null),
    }),
    isQuestionForDate: t.boolean({
      description: 'Whether the answer to `question` is a day.',
      resolve: async (row, _, context) =>
        (await loadedWorkspace(context, row)).value.question?.topic === 'date',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    agencyUser: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'The user who created it.',
      resolve: ({ agencyUserId }, _, context) => userOf(context, agencyUserId),
    }),
    serviceRequest: t.field({
      type: ServiceRequestType,
      nullable: true,
      resolve: ({ serviceRequestId }, _, { agency }) =>
        agency.table(serviceRequestKind).get(serviceRequestId) ?? null,
    }),
    account: t.field({
      type: AccountType,
      nullable: true,
      resolve: ({ accountId }, _, { agency }) => agency.table(accountKind).get(accountId) ?? null,
    }),
    businessPolicy: t.field({
      type: BusinessPolicyType,
      nullable: true,
      resolve: ({ businessPolicyId }, _, { agency }) =>
        agency.table(businessPolicyKind).get(businessPolicyId) ?? null,
    }),
    files: t.field({
      type: [FileType],
      description: 'Attached files, oldest first. Files that Cara made are artifacts.',
      resolve: ({ id }, _, { agency }) =>
        agency
          .table(caraMessageKind)
          .related('workspace', id)
          .flatMap(({ fileIds }) => fileIds)
          .flatMap((fileId) => agency.table(fileKind).get(fileId) ?? []),
    }),
    messages: t.field({
      type: [CaraMessageType],
      description: 'Oldest first.',
      resolve: ({ id }, _, { agency }) => [...agency.table(caraMessageKind).related('workspace', id)],
    }),
    planStages: t.field({
      type: [PlanStageType],
      description: 'Oldest first.',
      resolve: ({ id }, _, { agency }) => [...agency.table(planStageKind).related('workspace', id)],
    }),
    artifacts: t.field({
      type: [ArtifactType],
      description: 'Oldest first.',
      resolve: ({ id }, _, { agency }) => [...agency.table(artifactKind).related('workspace', id)],
    }),
    proposals: t.field({
      type: [ProposalType],
      description: 'Actions that Cara proposed, oldest first.',
      resolve: ({ id }, _, { agency }) => [...agency.table(proposalKind).related('workspace', id)],
    }),
    viewerCanStop: t.field({
      type: Permission,
      resolve(row) {
        const refusal = stopRefusal(row)
        return permission(refusal)
      },
    }),
  }),
})
