import type { ArtifactRow } from '../artifacts/artifact.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Skill } from '../skills/skill.ts'
import type { CaraMessage } from '../workspaces/caraMessage.ts'
import type { CaraWorkspace, OpenQuestion } from '../workspaces/caraWorkspace.ts'

/** What the planner knows when a message comes in. */
export interface Situation {
  readonly workspace: CaraWorkspace
  readonly message: CaraMessage
  readonly files: readonly TaskFile[]
  readonly instructions: string
  readonly artifacts: readonly ArtifactRow[]
  /** Whether Cara has answered in this workspace before. */
  readonly isFollowUp: boolean
  /** The skill that answered the message before; null for the first one. */
  readonly lastSkill: string | null
  /** The skill of the last work, done or failed, that was more than an answer; null if there was none. */
  readonly lastWork: string | null
  /** The tools whose proposals wait for a decision. */
  readonly waiting: readonly string[]
  /** The skill that made an artifact; null if a person or an unknown one did. */
  madeBy(artifact: ArtifactRow): string | null
  /** Whether the message names a document style. */
  readonly namesStyle: boolean
  /** Whether the message begins by addressing a carrier: "email the underwriter and ask …". */
  readonly addressesCarrier: boolean
}

/** Which skill works on a message, and on what. */
export interface TaskPlan {
  readonly skill: Skill
  readonly instructions: string
  /** The question that the message answers; null when it is a task of its own. */
  readonly answered: OpenQuestion | null
  /** The question that stays open, because the message asks something else first. */
  readonly pending: OpenQuestion | null
  /** The drafts that the skill makes anew; none for new work. */
  readonly revises: readonly ArtifactRow[]
  /** Whether they are to be made from other files than before. */
  readonly fromOtherFiles: boolean
  /** Whether what was proposed before is wrong. */
  readonly isCorrection: boolean
}

/** A decision whose other parts are the usual ones. */
export type Choice = Pick<TaskPlan, 'skill'> & Partial<TaskPlan>
