import { defineKind, type Row } from '../../platform/index.ts'

export const stageTypes = ['PROCESS_ATTACHMENTS', 'TASK'] as const
export type StageType = (typeof stageTypes)[number]

/** How far a stage or an event is (spec 1 §4). */
export const progressStates = ['PLANNED', 'IN_PROGRESS', 'SUCCESS', 'FAILED'] as const
export type ProgressState = (typeof progressStates)[number]

/** One stage of what Cara does about a message. */
export interface PlanStage {
  readonly workspaceId: string
  readonly messageId: string
  readonly type: StageType
  /** What is done, for the line that its events fold into. */
  readonly title: string
  /** The skill that does it; null for attachments. */
  readonly skill: string | null
  readonly state: ProgressState
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** What came of it, or why it failed, in a sentence. */
  readonly result: string | null
  /** From 0 to 100, of the file that is read right now. */
  readonly fileProgress: number | null
  /** How often it was started again by a person. */
  readonly retries: number
}

export interface PlanStageRow extends Row, PlanStage {}

export const planStageKind = defineKind({
  name: 'caraPlanStage',
  prefix: 'ps',
  row: (stage: PlanStage, id): PlanStageRow => ({ id, ...stage }),
  relations: { workspace: ({ workspaceId }) => workspaceId, message: ({ messageId }) => messageId },
  subject: ({ workspaceId }) => workspaceId,
})
