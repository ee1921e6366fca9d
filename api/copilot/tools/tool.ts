import type { z } from 'zod'
import type { Services } from '../../graphql/index.ts'
import type { Actor, AgencyStore, Change, TextChange } from '../../platform/index.ts'
import type { PreviewLine } from '../approvals/proposal.ts'

/** What the message says about the drafts that a task makes. */
export interface Drafting {
  /** Earlier drafts that it makes anew, as their next version. */
  readonly revises: readonly string[]
  /** The note of these versions. */
  readonly note: string
  /** What it wants attached to an email, in its words: "the loss run". */
  readonly attaches: readonly string[]
  /** The style that it names. */
  readonly styleId: string | null
  /** Whether what was proposed before is wrong. */
  readonly isCorrection: boolean
}

/** The context of a tool call. Everything it reads or writes belongs to one agency. */
export interface ToolContext {
  readonly agency: AgencyStore
  readonly services: Services
  readonly workspaceId: string
  /** The calling stage; null when an approved proposal is carried out. */
  readonly stageId: string | null
  /** The user it acts for: the sender of the message, or the approver. */
  readonly agencyUserId: string
  readonly actor: Actor
  /** Stable across retries of a call. Pass it as an idempotency key to outside systems. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  readonly drafting?: Drafting
  /** Shows partial output of a long call; each text replaces the one before. */
  show(text: string): void
  /** Changes committed together with the end of the call. */
  write(changes: readonly Change[], texts?: readonly TextChange[]): void
}

/** The context of a preview, which changes nothing. */
export interface PreviewContext extends Pick<ToolContext, 'agency' | 'agencyUserId' | 'workspaceId'> {
  readonly services: Pick<Services, 'clock'>
}

interface ToolBase<Input extends z.ZodType, Output> {
  /** Snake case; stored in events and proposals. */
  readonly name: string
  /** Display title: "Search a file". */
  readonly title: string
  /** What it does, for users and for a model. */
  readonly description: string
  readonly input: Input
  /** What a language model may pass, if narrower than what code may. */
  readonly modelInput?: z.ZodType
  /** What it reads, for display: "The files of the workspace". */
  readonly reads: string
  /** What one call does, for its event's line: "Searched contract.pdf for 'waiver'". */
  describe(input: z.output<Input>): string
  /** Throws `ToolError` for expected failures, with a message for users. */
  run(context: ToolContext, input: z.output<Input>): Promise<Output>
  /** A readable result; defaults to JSON. */
  summarize?(output: Output): string
}

/** A tool that reads, or writes within its workspace. */
export interface InnerTool<Input extends z.ZodType, Output> extends ToolBase<Input, Output> {
  readonly actsOutward: false
}

/** What an approved action led to. */
export interface Outcome {
  /** What was done, for the approver. Markdown. */
  readonly result: string
  /** The record that shows it, such as a conversation or a certificate; null if none does. */
  readonly recordId: string | null
}

/** A tool with effects outside the workspace. It runs only after a user approves its exact arguments. */
export interface OutwardTool<Input extends z.ZodType> extends ToolBase<Input, Outcome> {
  readonly actsOutward: true
  /** What would happen. Throws `ToolError` if it can't be done. */
  preview(
    context: PreviewContext,
    input: z.output<Input>,
  ): Promise<{
    readonly title: string
    readonly lines: readonly PreviewLine[]
    /** The arguments with what the caller left open; an approval applies to these. Defaults to the arguments. */
    readonly input?: z.output<Input>
    /** What the user must confirm to approve it. */
    readonly confirmation?: string | null
  }>
}

// A tool's functions are contravariant in their input, so a list of mixed tools has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTool = InnerTool<any, any> | OutwardTool<any>

/** Declares a tool; infers input and output. */
export function defineTool<Input extends z.ZodType, Output>(
  tool: InnerTool<Input, Output>,
): InnerTool<Input, Output> {
  return tool
}

/** Declares a tool that needs approval; infers its input. */
export function defineOutwardTool<Input extends z.ZodType>(tool: OutwardTool<Input>): OutwardTool<Input> {
  return tool
}

/** An expected failure that the user may be able to fix. The message is shown. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}
