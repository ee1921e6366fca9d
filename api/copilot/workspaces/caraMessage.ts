import { defineKind, type Row } from '../../platform/index.ts'

/** The author and their role (spec 1 §4). */
export const messageRoles = ['AGENT', 'TOOL_INVOCATION', 'TOOL_RESULT', 'USER'] as const
export type MessageRole = (typeof messageRoles)[number]

/** A place in a document that supports a statement. */
export interface Citation {
  readonly fileId: string
  readonly fileName: string
  /** From 1. */
  readonly page: number
  /** Verbatim. */
  readonly quote: string
}

/** One message of a conversation with Cara. */
export interface CaraMessage {
  readonly workspaceId: string
  readonly role: MessageRole
  /** Markdown when Cara wrote it; `[1]` refers to the first citation. */
  readonly content: string
  readonly fileIds: readonly string[]
  readonly citations: readonly Citation[]
  /** The author; null for Cara. */
  readonly agencyUserId: string | null
  /** Whether Cara has handled it. Messages sent while Cara works are queued in order. */
  readonly state: 'QUEUED' | 'HANDLED'
  readonly createdAt: number
}

export interface CaraMessageRow extends Row {
  readonly workspaceId: string
  readonly role: MessageRole
  readonly state: CaraMessage['state']
  readonly agencyUserId: string | null
  readonly fileIds: readonly string[]
  readonly createdAt: number
}

/** The longest message, in UTF-16 units: at two bytes each, it still fits in one stored value. */
export const longestMessage = 20_000

export const caraMessageKind = defineKind({
  name: 'caraMessage',
  prefix: 'wm',
  row: ({ workspaceId, role, state, agencyUserId, fileIds, createdAt }: CaraMessage, id): CaraMessageRow => ({
    id,
    workspaceId,
    role,
    state,
    agencyUserId,
    fileIds,
    createdAt,
  }),
  relations: {
    workspace: ({ workspaceId }) => workspaceId,
    queued: ({ workspaceId, state }) => (state === 'QUEUED' ? workspaceId : null),
  },
  subject: ({ workspaceId }) => workspaceId,
})
