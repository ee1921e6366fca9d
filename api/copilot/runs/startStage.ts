import { create, replace, type Stored } from '../../platform/index.ts'
import type { MessageRun } from './openTask.ts'
import { type PlanStage, planStageKind, type StageType } from './planStage.ts'

/** Starts a stage of a message, or starts it again after a crash or a retry; one that succeeded is returned as it is. */
export async function startStage(
  { agency, services, actor, workspaceId, messageId }: MessageRun,
  { type, title, request = 0 }: { type: StageType; title: string; request?: number },
): Promise<Stored<PlanStage>> {
  const now = services.clock.now()
  const known = agency
    .table(planStageKind)
    .related('message', messageId)
    .find((stage) => stage.type === type && (stage.request ?? 0) === request)
  const stored = known ? await agency.read(planStageKind, known.id) : null
  if (stored?.value.state === 'SUCCESS') return stored
  const stage: PlanStage = {
    workspaceId,
    messageId,
    request,
    type,
    title,
    skill: null,
    state: 'IN_PROGRESS',
    createdAt: stored?.value.createdAt ?? now,
    startedAt: now,
    endedAt: null,
    result: null,
    fileProgress: null,
    retries: stored?.value.retries ?? 0,
  }
  const id = stored?.id ?? agency.newId(planStageKind)
  const change = stored
    ? replace(stored, stage, 'START_CARA_PLAN_STAGE')
    : create(planStageKind, id, stage, 'START_CARA_PLAN_STAGE')
  const committed = await agency.commit(actor, [change])
  const startedStage = committed.ok ? await agency.read(planStageKind, id) : null
  if (!startedStage) throw new Error(`The stage ${id} could not be started.`)
  return startedStage
}
