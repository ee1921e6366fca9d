import type { ArtifactRow } from '../artifacts/artifact.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Skill } from '../skills/skill.ts'
import { exploreDocument } from '../skills/exploreDocument/exploreDocument.ts'
import { orient } from '../skills/orient/orient.ts'
import { skillOfPreset, skills, skillNamed } from '../skills/skillRegistry.ts'
import type { CaraMessage } from '../workspaces/caraMessage.ts'
import type { CaraWorkspace, OpenQuestion } from '../workspaces/caraWorkspace.ts'
import { chooseSkill } from './chooseSkill.ts'
import { workOf } from './followPreset.ts'

interface Situation {
  readonly workspace: CaraWorkspace
  readonly message: CaraMessage
  readonly files: readonly TaskFile[]
  readonly instructions: string
  readonly artifacts: readonly ArtifactRow[]
  /** Whether Cara has answered in this workspace before. */
  readonly isFollowUp: boolean
}

export interface TaskPlan {
  readonly skill: Skill
  readonly instructions: string
  /** The question that the message answers; null when it is a task of its own. */
  readonly answered: OpenQuestion | null
}

const command =
  /(?:^|[.!?"”:]\s+)(?:please |now |then )?(?:address|close|compare|create|draft|email|fill|issue|make|prepare|propose|request|resolve|review|send|summari[sz]e|write)\b/i

/** Decides what a message asks for: an answer, a change to what was made, or a new task. */
export function planTask(situation: Situation): TaskPlan {
  const { workspace, message, files, instructions, artifacts, isFollowUp } = situation
  const { question } = workspace
  const asking = question && skillNamed(question.skill)
  if (asking) return { skill: asking, instructions, answered: question }

  // A preset says what the workspace begins with. "Write them an email" after that is work of its own.
  const isOwnWork = isFollowUp && command.test(message.content)
  const presetSkill = isOwnWork ? null : workspace.preset && skillOfPreset(workspace.preset)
  const newFiles = files.filter(({ isNew }) => isNew)
  const choose = (text: string) =>
    chooseSkill(skills, {
      text,
      files: newFiles.length > 0 ? newFiles : files,
      preset: presetSkill?.name ?? null,
      hasArtifacts: artifacts.length > 0,
    })
  const asked = choose(message.content)
  if (instructions === '') return { skill: asked, instructions, answered: null }
  // The agency's own preset says what to do; what is written once something was made may ask for something else.
  const isAboutDraft = artifacts.length > 0 && message.content.trim() !== ''
  const preset = choose(workOf(instructions))
  const chosen = isAboutDraft && asked !== orient ? asked : preset === orient ? asked : preset
  return {
    skill: chosen === orient && files.length > 0 ? exploreDocument : chosen,
    // A follow-up is about the draft: the preset has been followed.
    instructions: chosen === asked && isAboutDraft ? '' : instructions,
    answered: null,
  }
}
