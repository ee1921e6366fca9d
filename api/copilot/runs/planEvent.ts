import { defineKind, type Row } from '../../platform/index.ts'
import type { ProgressState } from './planStage.ts'

export const eventTypes = ['THOUGHT', 'TOOL_CALL'] as const
export type EventType = (typeof eventTypes)[number]

/** A call of a tool, as a person may look into it. The whole result is kept beside the record, as a text. */
export interface ToolCall {
  readonly name: string
  /** Cut when it is long. */
  readonly argumentsJson: string
  /** SHA-256 of the whole arguments: by it a resumed run knows the call again. */
  readonly digest: string
  /** A readable result, cut when it is long; null until there is one. */
  readonly result: string | null
}

/** One step of a stage, written as it happens. */
export interface PlanEvent {
  readonly workspaceId: string
  readonly stageId: string
  /** The position in its stage, from 0: what a run that is resumed recognizes a finished step by. */
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

/** The name of the text that holds a tool's whole result as JSON. */
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
