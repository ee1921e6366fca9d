import type { RecognizedType } from '../../knowledge/index.ts'
import type { BuiltInPresetId } from '../presets/workspacePreset.ts'
import type { Reply, Task } from '../runs/task.ts'

/** A part that a file plays in a skill. */
export interface SkillInput {
  /** The role prefix of the file's name (spec 1 §9), and how people speak of the part: `[Contract]`. */
  readonly prefix: `[${string}]`
  /** Which recognized documents play the part when no file has the prefix; the best first. */
  readonly types: readonly RecognizedType[]
  readonly isRequired: boolean
}

/** One kind of work that Cara knows how to do. */
export interface Skill {
  /** Lower case with hyphens; the name of its folder. */
  readonly name: string
  /** For people, as a title: "Certificate review". */
  readonly title: string
  /** One sentence. */
  readonly description: string
  /** The preset that runs it; null when people ask for it in words. */
  readonly preset: BuiltInPresetId | null
  /** How people ask for it, in different words. The more unlike each other the better. */
  readonly phrasings: readonly string[]
  readonly inputs: readonly SkillInput[]
  /** What it makes: "An HTML document and an email to the carrier". */
  readonly makes: string
  /** Does the work. What a person must know or decide first is asked with `reply.question`. Throws `ToolError`. */
  run(task: Task): Promise<Reply>
}

/** Declares a skill. */
export function defineSkill(skill: Skill): Skill {
  return skill
}
