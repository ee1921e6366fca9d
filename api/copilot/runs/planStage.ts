import { type AgencyStore, defineKind, type Row } from '../../platform/index.ts'

export const stageTypes = ['PROCESS_ATTACHMENTS', 'TASK'] as const
export type StageType = (typeof stageTypes)[number]

/** Progress of a stage or event (spec 1 §4). */
export const progressStates = ['PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const
export type ProgressState = (typeof progressStates)[number]

/** One stage of Cara's work on a message. */
export interface PlanStage {
  readonly workspaceId: string
  readonly messageId: string
  /** Which of the requests in the message it is about. Defaults to 0. */
  readonly request?: number
  readonly type: StageType
  /** Summary line under which its events are folded. */
  readonly title: string
  /** The skill that runs it; null for attachments. */
  readonly skill: string | null
  readonly state: ProgressState
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** The outcome, or why it failed, in one sentence. */
  readonly result: string | null
  /** The result as paragraphs of a letter to the client, without greeting and closing. */
  readonly letter?: string
  /** From 0 to 100, for the file being read. */
  readonly fileProgress: number | null
  /** How often a user restarted it. */
  readonly retries: number
}

export interface PlanStageRow extends Row, Omit<PlanStage, 'letter'> {}

export const planStageKind = defineKind({
  name: 'caraPlanStage',
  prefix: 'ps',
  row: ({ letter: _, ...stage }: PlanStage, id): PlanStageRow => ({ id, ...stage }),
  relations: { workspace: ({ workspaceId }) => workspaceId, message: ({ messageId }) => messageId },
  subject: ({ workspaceId }) => workspaceId,
})

/** The tasks that were done in a workspace, the latest first. */
export function doneTasks(agency: Pick<AgencyStore, 'table'>, workspaceId: string) {
  return triedTasks(agency, workspaceId).filter(({ state }) => state === 'SUCCESS')
}

/** The tasks that were done or failed in a workspace, the latest first. */
export function triedTasks(agency: Pick<AgencyStore, 'table'>, workspaceId: string) {
  return agency
    .table(planStageKind)
    .related('workspace', workspaceId)
    .filter(({ type, state }) => type === 'TASK' && (state === 'SUCCESS' || state === 'FAILED'))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .toReversed()
}
