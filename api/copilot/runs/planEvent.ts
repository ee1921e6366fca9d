import { defineKind, type Row } from '../../platform/index.ts'
import type { ProgressState } from './planStage.ts'

export const eventTypes = ['THOUGHT', 'TOOL_CALL'] as const
export type EventType = (typeof eventTypes)[number]

/** A tool call as shown to users. The full result is stored beside the record as a text. */
export interface ToolCall {
  readonly name: string
  /** Truncated if long. */
  readonly argumentsJson: string
  /** SHA-256 of the full arguments; identifies the call when a run resumes. */
  readonly digest: string
  /** A readable result, truncated if long; null until there is one. */
  readonly result: string | null
}

/** One step of a stage, recorded as it happens. */
export interface PlanEvent {
  readonly workspaceId: string
  readonly stageId: string
  /** Position in the stage, from 0. A resumed run uses it to recognize finished steps. */
  readonly position: number
  readonly type: EventType
  readonly title: string
  readonly content: string
  readonly status: ProgressState
  readonly createdAt: number
  readonly endedAt: number | null
  readonly toolCall: ToolCall | null
}

export interface PlanEventRow extends Row {
  readonly workspaceId: string
  readonly stageId: string
  readonly position: number
  readonly type: EventType
  readonly title: string
  readonly status: ProgressState
  readonly createdAt: number
  readonly endedAt: number | null
}

/** Name of the text with a tool's full result as JSON. */
export const resultText = 'result'

export const planEventKind = defineKind({
  name: 'caraPlanEvent',
  prefix: 'pe',
  row: (
    { workspaceId, stageId, position, type, title, status, createdAt, endedAt }: PlanEvent,
    id,
  ): PlanEventRow => ({ id, workspaceId, stageId, position, type, title, status, createdAt, endedAt }),
  relations: { stage: ({ stageId }) => stageId },
  subject: ({ workspaceId }) => workspaceId,
})
