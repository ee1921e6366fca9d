import type { z } from 'zod'
import type { Services } from '../../graphql/index.ts'
import {
  type Actor,
  type AgencyStore,
  type Change,
  create,
  replace,
  type Stored,
  type TextChange,
} from '../../platform/index.ts'
import { callDigest, newProposal } from '../approvals/proposal.ts'
import {
  type Drafting,
  type InnerTool,
  type OutwardTool,
  type ToolContext,
  ToolError,
} from '../tools/tool.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'
import { type PlanEvent, planEventKind, resultText } from './planEvent.ts'
import { ShownText } from './shownText.ts'

/** Limits of one stage. */
const limits = { steps: 200, milliseconds: 10 * 60_000, result: 2_000, arguments: 8_000, content: 8_000 }

/** Thrown when a user asks Cara to stop. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

interface JournalOptions {
  readonly agency: AgencyStore
  readonly services: Services
  readonly actor: Actor
  readonly workspaceId: string
  readonly stageId: string
  readonly agencyUserId: string
  /** Aborts when the server stops or a user asks Cara to. */
  readonly signal: AbortSignal
  readonly drafting?: Drafting
}

/**
 * Records the events of a stage as they happen. A stage resumed after a crash or by a retry runs from the
 * start again: steps that succeeded return their recorded result and are not repeated.
 */
export class StageJournal {
  readonly #options: JournalOptions
  readonly #startedAt: number
  #position = 0
  /** Earlier drafts that already have their next version. */
  readonly #revised = new Set<string>()

  constructor(options: JournalOptions) {
    this.#options = options
    this.#startedAt = options.services.clock.now()
  }

  /** Records what Cara found or decided. */
  async thought(title: string, content = ''): Promise<void> {
    const position = this.#next()
    if (this.#eventAt(position)) return
    const { agency, actor, workspaceId, stageId } = this.#options
    const now = this.#now()
    const event: PlanEvent = {
      workspaceId,
      stageId,
      position,
      title: cut(title, 200),
      content: cut(content, limits.content),
      type: 'THOUGHT',
      status: 'SUCCESS',
      createdAt: now,
      endedAt: now,
      toolCall: null,
    }
    await this.#commit(actor, [
      create(planEventKind, agency.newId(planEventKind), event, 'ADD_CARA_PLAN_EVENT'),
    ])
  }

  /** Calls a tool, or returns its recorded result. Throws `ToolError` for an expected failure. */
  async call<Input extends z.ZodType, Output>(
    tool: InnerTool<Input, Output>,
    input: z.input<Input>,
  ): Promise<Output> {
    const output = await this.#step(
      tool,
      input,
      (context, checked) => tool.run(context, checked),
      tool.summarize,
    )
    if (isDraft(output)) this.#revised.add(output.artifactId)
    return output
  }

  /** Creates a proposal for a user to approve. Returns its ID. */
  async propose<Input extends z.ZodType>(tool: OutwardTool<Input>, input: z.input<Input>): Promise<string> {
    return await this.#step(
      tool,
      input,
      async (context, checked) => {
        const preview = await tool.preview(context, checked)
        const { workspaceId, stageId } = this.#options
        const at = this.#now()
        const proposal = await newProposal(context.agency, {
          workspaceId,
          stageId,
          tool: tool.name,
          argumentsJson: JSON.stringify(preview.input ?? checked),
          at,
          title: preview.title,
          preview: preview.lines,
          confirmation: preview.confirmation,
          isCorrection: this.#options.drafting?.isCorrection ?? false,
        })
        context.write(proposal.changes)
        return proposal.id
      },
      () => 'Proposed.',
    )
  }

  async #step<Input extends z.ZodType, Output>(
    tool: InnerTool<Input, unknown> | OutwardTool<Input>,
    input: z.input<Input>,
    work: (context: ToolContext, input: z.output<Input>) => Promise<Output>,
    summarize: (output: Output) => string = (output) => JSON.stringify(output),
  ): Promise<Output> {
    const position = this.#next()
    const checked = tool.input.safeParse(input)
    if (!checked.success)
      throw new ToolError(`${tool.title}: ${checked.error.issues[0]?.message ?? 'wrong input'}`)
    const argumentsJson = JSON.stringify(checked.data)
    const digest = await callDigest({ tool: tool.name, argumentsJson })
    const known = this.#eventAt(position)
    const { agency, actor } = this.#options
    const stored = known && (await agency.read(planEventKind, known.id))
    const isSame = stored?.value.toolCall?.digest === digest
    if (stored && isSame && stored.value.status === 'SUCCESS')
      return await this.#remembered<Output>(stored.id)

    const started = await this.#begin(position, stored ?? null, {
      title: tool.describe(checked.data),
      toolCall: {
        name: tool.name,
        argumentsJson: cut(argumentsJson, limits.arguments),
        digest,
        result: null,
      },
    })
    const changes: Change[] = []
    const texts: TextChange[] = []
    const shown = new ShownText(agency, { actor, event: started, clock: this.#options.services.clock })
    const context = this.#context(started.id, { changes, texts, shown })
    try {
      const output = await work(context, checked.data)
      const text = JSON.stringify(output ?? null)
      const latest = await shown.latest()
      const ended = this.#ended(started.value, 'SUCCESS', cut(summarize(output), limits.result))
      await this.#commit(
        actor,
        [...changes, replace(latest, ended, 'END_CARA_PLAN_EVENT')],
        [...texts, { kind: planEventKind, id: started.id, name: resultText, text }],
      )
      return output
    } catch (error) {
      const latest = await shown.latest()
      if (this.#options.signal.aborted) throw error
      const message = error instanceof ToolError ? error.message : 'Something went wrong.'
      const ended = this.#ended(started.value, 'FAILED', message)
      await this.#commit(actor, [replace(latest, ended, 'END_CARA_PLAN_EVENT')])
      throw error
    }
  }

  #context(
    eventId: string,
    { changes, texts, shown }: { changes: Change[]; texts: TextChange[]; shown: ShownText },
  ): ToolContext {
    const { agency, services, actor, workspaceId, stageId, agencyUserId, signal, drafting } = this.#options
    return {
      agency,
      services,
      actor,
      workspaceId,
      stageId,
      agencyUserId,
      signal,
      ...(drafting && {
        drafting: { ...drafting, revises: drafting.revises.filter((id) => !this.#revised.has(id)) },
      }),
      idempotencyKey: eventId,
      show: (text) => shown.show(text),
      write(added, addedTexts = []) {
        changes.push(...added)
        texts.push(...addedTexts)
      },
    }
  }

  async #begin(
    position: number,
    stored: Stored<PlanEvent> | null,
    call: Pick<PlanEvent, 'title' | 'toolCall'>,
  ): Promise<Stored<PlanEvent>> {
    const { agency, actor, workspaceId, stageId } = this.#options
    const event: PlanEvent = {
      workspaceId,
      stageId,
      position,
      content: '',
      toolCall: call.toolCall,
      title: cut(call.title, 200),
      type: 'TOOL_CALL',
      status: 'IN_PROGRESS',
      createdAt: this.#now(),
      endedAt: null,
    }
    const id = stored?.id ?? agency.newId(planEventKind)
    const change = stored
      ? replace(stored, event, 'RETRY_CARA_PLAN_EVENT')
      : create(planEventKind, id, event, 'ADD_CARA_PLAN_EVENT')
    await this.#commit(actor, [change])
    const started = await agency.read(planEventKind, id)
    if (!started) throw new Error(`The event ${id} was not saved.`)
    return started
  }

  #ended(event: PlanEvent, status: PlanEvent['status'], result: string): PlanEvent {
    const toolCall = event.toolCall && { ...event.toolCall, result }
    return { ...event, status, endedAt: this.#now(), toolCall }
  }

  async #remembered<Output>(eventId: string): Promise<Output> {
    const text = await this.#options.agency.readText(planEventKind, eventId, resultText)
    if (text === null) throw new Error(`The result of the event ${eventId} is missing.`)
    return JSON.parse(text)
  }

  async #commit(actor: Actor, changes: readonly Change[], texts: readonly TextChange[] = []): Promise<void> {
    const committed = await this.#options.agency.commit(actor, changes, { texts })
    if (!committed.ok) throw new ToolError('Someone else just changed this. Try again.')
  }

  #eventAt(position: number) {
    const events = this.#options.agency.table(planEventKind).related('stage', this.#options.stageId)
    return events.find((event) => event.position === position) ?? null
  }

  #next(): number {
    const { agency, workspaceId, signal } = this.#options
    signal.throwIfAborted()
    if (agency.table(caraWorkspaceKind).get(workspaceId)?.stopRequestedAt != null)
      throw new StoppedError('Stopped.')
    if (this.#position >= limits.steps) throw new ToolError('This took more steps than a task may have.')
    if (this.#now() - this.#startedAt > limits.milliseconds)
      throw new ToolError('This took longer than ten minutes.')
    return this.#position++
  }

  #now(): number {
    return this.#options.services.clock.now()
  }
}

function isDraft(output: unknown): output is { artifactId: string } {
  return typeof output === 'object' && output !== null && 'artifactId' in output
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
