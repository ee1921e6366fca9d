import type { Services } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { ArtifactRow } from '../artifacts/artifact.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Citation } from '../workspaces/caraMessage.ts'
import type { CaraWorkspaceRow, OpenQuestion } from '../workspaces/caraWorkspace.ts'
import type { StageJournal } from './stageJournal.ts'

/** An earlier message of the conversation. */
export interface ChatMessage {
  readonly by: 'USER' | 'CARA'
  readonly text: string
}

/** What a skill works with: the request, the known facts, and the journal that records all actions. */
export interface Task {
  readonly agency: AgencyStore
  readonly services: Services
  readonly journal: StageJournal
  /** Aborts when a user asks Cara to stop, at the time limit, and when the server stops. */
  readonly signal: AbortSignal
  readonly workspace: CaraWorkspaceRow
  readonly messageId: string
  readonly stageId: string
  /** The user's message. With an agency preset, its instructions are in `instructions`. */
  readonly request: string
  /**
   * The day on which a client wrote the first message to the agency; absent if it is the user's. Its `tomorrow` counts
   * from that day, and people it names are not recipients of letters.
   */
  readonly clientWroteOn?: string
  /** What the fields of a service request say, by the topic of the question that would ask for it. */
  readonly given?: Readonly<Record<string, string>>
  /** The agency preset's base prompt; empty without one. */
  readonly instructions: string
  /** Whether it makes earlier drafts anew. */
  readonly isRevision: boolean
  /** Whether what was proposed before is wrong. */
  readonly isCorrection: boolean
  /** The question that `request` answers; null if none was asked. */
  readonly answered: OpenQuestion | null
  /** The conversation before this message, oldest first. */
  readonly history: readonly ChatMessage[]
  /** All files of the workspace, oldest first. */
  readonly files: readonly TaskFile[]
  /** Artifacts made so far, oldest first. */
  readonly artifacts: readonly ArtifactRow[]
  /** Today in the agency's time zone, `2026-11-22`. */
  readonly today: string
}

/** Cara's reply at the end of a task. */
export interface Reply {
  /** Markdown. `[1]` refers to the first citation. */
  readonly text: string
  readonly citations?: readonly Citation[]
  /** The result as paragraphs of a letter to the client, without greeting and closing. */
  readonly letter?: string
  /** What the task is waiting for; the reply's text asks for it. */
  readonly question?: { readonly topic: string }
}
