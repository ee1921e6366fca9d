import type { z } from 'zod'
import type { Services } from '../../graphql/index.ts'
import type { Actor, AgencyStore, Change, TextChange } from '../../platform/index.ts'
import type { PreviewLine } from '../approvals/proposal.ts'

/** What a tool works with. Everything it reads or writes belongs to one agency. */
export interface ToolContext {
  readonly agency: AgencyStore
  readonly services: Services
  readonly workspaceId: string
  /** The stage that calls; null when an approved proposal is carried out. */
  readonly stageId: string | null
  /** On whose behalf: who sent the message, or who approved. */
  readonly agencyUserId: string
  readonly actor: Actor
  /** The same each time the same call is tried. Pass it to whatever outside must not happen twice. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** Shows what a long call has come to so far; the latest text replaces the one before. */
  show(text: string): void
  /** Changes that are committed together with the end of the call. */
  write(changes: readonly Change[], texts?: readonly TextChange[]): void
}

interface ToolBase<Input extends z.ZodType, Output> {
  /** Lower case with underscores: part of stored events and of proposals. */
  readonly name: string
  /** For people: "Search a file". */
  readonly title: string
  /** What it does, for people and for a model. */
  readonly description: string
  readonly input: Input
  /** What a language model may give, when that is less than code may. */
  readonly modelInput?: z.ZodType
  /** What it reads, for people: "The files of the workspace". */
  readonly reads: string
  /** What one call does, for the line of its event: "Searched contract.pdf for 'waiver'". */
  describe(input: z.output<Input>): string
  /** Throws `ToolError` for what a person can understand. */
  run(context: ToolContext, input: z.output<Input>): Promise<Output>
  /** A readable result; JSON unless given. */
  summarize?(output: Output): string
}

/** A tool that reads, or writes within its workspace. */
export interface InnerTool<Input extends z.ZodType, Output> extends ToolBase<Input, Output> {
  readonly actsOutward: false
}

/** A tool that reaches outside the workspace. It runs only once a person has approved its exact arguments. */
export interface OutwardTool<Input extends z.ZodType> extends ToolBase<Input, string> {
  readonly actsOutward: true
  /** What would happen. Throws `ToolError` when it could not. */
  preview(
    context: ToolContext,
    input: z.output<Input>,
  ): Promise<{ readonly title: string; readonly lines: readonly PreviewLine[] }>
}

// A tool's functions are contravariant in its input; a list of different tools has no narrower type.
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

/** A failure that a person understands and may do something about. The message is shown. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}
