import {
  builder,
  NamedError,
  NotFoundError,
  notFound,
  type RequestContext,
  successType,
} from '../../../graphql/index.ts'
import { conflict, replace, retryOrThrow, listed } from '../../../platform/index.ts'
import { caraMessageKind } from '../../workspaces/caraMessage.ts'
import { caraWorkspaceKind } from '../../workspaces/caraWorkspace.ts'
import { planStageKind } from '../planStage.ts'
import { retryRefusal } from '../planStageType.ts'
import { planWork } from '../planWork.ts'
import { CaraWorkspaceType } from '../../workspaces/caraWorkspaceType.ts'

interface CannotRetry {
  readonly __typename: 'CannotRetryError'
  readonly message: string
}

const CannotRetryError = builder
  .objectRef<CannotRetry>('CannotRetryError')
  .implement({ interfaces: [NamedError] })

const RetryCaraPlanStageResult = builder.unionType('RetryCaraPlanStageResult', {
  types: [
    successType('RetryCaraPlanStageSuccess', { caraWorkspace: CaraWorkspaceType }),
    CannotRetryError,
    NotFoundError,
  ],
})

builder.mutationField('retryCaraPlanStage', (t) =>
  t.field({
    description: 'Resumes a failed stage. Steps that succeeded are not repeated.',
    type: RetryCaraPlanStageResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => retryStage(context, id),
  }),
)

async function retryStage(context: RequestContext, id: string) {
  const { agency, actor, clock } = context
  return await retryOrThrow(async () => {
    const stage = await agency.read(planStageKind, id)
    const workspace = stage && (await agency.read(caraWorkspaceKind, stage.value.workspaceId))
    const message = stage && (await agency.read(caraMessageKind, stage.value.messageId))
    if (!stage || !workspace || !message) return notFound('stage')
    const refusal = retryRefusal(stage.value, workspace.value.state)
    if (refusal !== null) return { __typename: 'CannotRetryError' as const, message: refusal }

    const again = { ...stage.value, state: 'PLANNED' as const, endedAt: null, result: null }
    const working = { ...workspace.value, state: 'WORKING' as const, updatedAt: clock.now() }
    const committed = await agency.commit(actor, [
      replace(stage, { ...again, retries: stage.value.retries + 1 }, 'RETRY_CARA_PLAN_STAGE'),
      replace(message, { ...message.value, state: 'QUEUED' }, 'RETRY_CARA_PLAN_STAGE'),
      replace(workspace, working, 'RETRY_CARA_PLAN_STAGE'),
      ...planWork(agency, workspace.id),
    ])
    if (!committed.ok) return conflict
    return {
      __typename: 'RetryCaraPlanStageSuccess' as const,
      caraWorkspace: listed(context.agency, caraWorkspaceKind, workspace.id),
    }
  })
}
