import type { Services } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { ArtifactRow } from '../artifacts/artifact.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Citation } from '../workspaces/caraMessage.ts'
import type { CaraWorkspaceRow, OpenQuestion } from '../workspaces/caraWorkspace.ts'
import type { StageJournal } from './stageJournal.ts'

/** An earlier message of the conversation. */
export interface Said {
  readonly by: 'USER' | 'CARA'
  readonly text: string
}

/** What a skill works with: the request, what is known, and the journal through which everything is done. */
export interface Task {
  readonly agency: AgencyStore
  readonly services: Services
  readonly journal: StageJournal
  readonly workspace: CaraWorkspaceRow
  readonly messageId: string
  readonly stageId: string
  /** What the person wrote; with the agency's own preset, its instructions stand in `instructions`. */
  readonly request: string
  /** Whether `request` is what a client wrote to the agency: nobody in it is whom a letter goes to. */
  readonly isClientText?: boolean
  /** The base prompt of the agency's own preset; empty without one. */
  readonly instructions: string
  /** What was asked and is answered by `request`; null when nothing was. */
  readonly answered: OpenQuestion | null
  /** The conversation before this message, oldest first. */
  readonly history: readonly Said[]
  /** Every file of the workspace, oldest first. */
  readonly files: readonly TaskFile[]
  /** What was made so far, oldest first. */
  readonly artifacts: readonly ArtifactRow[]
  /** The agency's today, `2026-11-22`. */
  readonly today: string
}

/** What Cara says at the end of a task. */
export interface Reply {
  /** Markdown. `[1]` refers to the first citation. */
  readonly text: string
  readonly citations?: readonly Citation[]
  /** What the task waits for; the reply's text asks for it. */
  readonly question?: { readonly topic: string }
}
