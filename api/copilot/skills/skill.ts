import type { RecognizedType } from '../../knowledge/index.ts'
import type { BuiltInPresetId } from '../presets/workspacePreset.ts'
import type { Reply, Task } from '../runs/task.ts'

/** A role that a file can have in a skill. */
export interface SkillInput {
  /** The role prefix of the file's name (spec 1 §9), also used in messages: `[Contract]`. */
  readonly prefix: `[${string}]`
  /** Detected types that fit the role if no file has the prefix, best first. */
  readonly types: readonly RecognizedType[]
  readonly isRequired: boolean
  /** Whether only documents of policies in force are taken from the account's records. */
  readonly isCurrent?: boolean
  /** Whether it takes one document only: two of its kind ask for other work. */
  readonly isSingle?: boolean
}

/** A kind of work that Cara can do. */
export interface Skill {
  /** Lower case with hyphens; the name of its folder. */
  readonly name: string
  /** Display title: "Certificate review". */
  readonly title: string
  /** What its work is called in the title of a workspace; the title if absent, null if a question says it better. */
  readonly workName?: string | null
  /** One sentence. */
  readonly description: string
  /** The preset that runs it; null if it is only requested in words. */
  readonly preset: BuiltInPresetId | null
  /** What distinguishes it from similar work: it answers a question, asks a client for a list of things, or asks a carrier for a provision. */
  readonly role?: 'ANSWER' | 'COLLECTION' | 'PROVISION'
  /** What a question about a document has to say to ask for this work. Other questions are answered from the document. */
  readonly questions?: RegExp
  /** Examples of how users ask for it. The more varied, the better. */
  readonly phrasings: readonly string[]
  readonly inputs: readonly SkillInput[]
  /** What it writes, if a request that names this form of document asks for it and not for another view of the file. */
  readonly form?: 'WORKBOOK'
  /** What it produces: "An HTML document and an email to the carrier". */
  readonly makes: string
  /** Does the work. Returns `reply.question` if the user must decide something first. Throws `ToolError`. */
  run(task: Task): Promise<Reply>
}

/** Declares a skill. */
export function defineSkill(skill: Skill): Skill {
  return skill
}
