import { allowed, builder, Node, nodeRef, Permission, recordLoader, refused } from '../../graphql/index.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { eventTypes, planEventKind, type ToolCall } from './planEvent.ts'
import { planStageKind, progressStates, stageTypes, type PlanStageRow } from './planStage.ts'

const StageTypeEnum = builder.enumType('CaraPlanStageType', { values: stageTypes })
const ProgressStateEnum = builder.enumType('CaraProgressState', { values: progressStates })
const EventTypeEnum = builder.enumType('CaraPlanEventType', { values: eventTypes })

const loadedEvent = recordLoader(planEventKind)

const ToolCallType = builder.objectRef<ToolCall>('CaraToolCall').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    argumentsJson: t.exposeString('argumentsJson'),
    result: t.exposeString('result', { nullable: true, description: 'Human-readable; truncated if long.' }),
  }),
})

const PlanEventType = nodeRef('CaraPlanEvent', planEventKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: EventTypeEnum }),
    title: t.exposeString('title'),
    status: t.expose('status', { type: ProgressStateEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    content: t.string({
      resolve: async (row, _, context) => (await loadedEvent(context, row)).value.content,
    }),
    toolCall: t.field({
      type: ToolCallType,
      nullable: true,
      resolve: async (row, _, context) => (await loadedEvent(context, row)).value.toolCall,
    }),
  }),
})

const ProcessAttachmentsDetails = builder
  .objectRef<{ currentFileProgress: number }>('ProcessAttachmentsDetails')
  .implement({
    fields: (t) => ({
      currentFileProgress: t.exposeInt('currentFileProgress', {
        description: 'From 0 to 100, for the file being read.',
      }),
    }),
  })

export const PlanStageType = nodeRef('CaraPlanStage', planStageKind)

PlanStageType.implement({
  interfaces: [Node],
  fields: (t) => ({
    type: t.expose('type', { type: StageTypeEnum }),
    title: t.exposeString('title'),
    state: t.expose('state', { type: ProgressStateEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    initiatedByMessageId: t.exposeID('messageId'),
    result: t.exposeString('result', {
      nullable: true,
      description: 'The outcome, or why it failed, in one sentence.',
    }),
    events: t.field({
      type: [PlanEventType],
      description: 'In the order in which they were done.',
      resolve: ({ id }, _, { agency }) =>
        agency
          .table(planEventKind)
          .related('stage', id)
          .toSorted((a, b) => a.position - b.position),
    }),
    processAttachmentsDetails: t.field({
      type: ProcessAttachmentsDetails,
      nullable: true,
      description: 'Null for tasks.',
      resolve: ({ type, fileProgress }) =>
        type === 'PROCESS_ATTACHMENTS' ? { currentFileProgress: fileProgress ?? 0 } : null,
    }),
    viewerCanRetry: t.field({
      type: Permission,
      resolve(stage, _, { agency }) {
        const refusal = retryRefusal(stage, agency.table(caraWorkspaceKind).get(stage.workspaceId)?.state)
        return refusal === null ? allowed : refused(refusal)
      },
    }),
  }),
})

/** Why a stage can't be retried, in plain words; null if it can. */
export function retryRefusal({ state }: Pick<PlanStageRow, 'state'>, workspaceState: string | undefined) {
  if (state !== 'FAILED') return 'Only a failed stage can be retried.'
  return workspaceState === 'WORKING' ? 'Cara is working. Wait until it is done.' : null
}
