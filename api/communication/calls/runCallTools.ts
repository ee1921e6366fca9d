import { z } from 'zod'
import { receiveCallEvent } from './receiveCallEvent.ts'
import { runCallTool, type ToolAnswer, type ToolDeps } from './runCallTool.ts'

/** Runs the tool calls of a voice agent, in the shape of its provider. */
export async function runCallTools(deps: ToolDeps, asked: unknown): Promise<ToolAnswer> {
  const several = severalCalls.safeParse(asked)
  if (several.success) {
    const { call, toolCallList } = several.data.message
    await noted(deps, call.id, call.customer?.number)
    const results: object[] = []
    for (const { id, name, arguments: args, function: called } of toolCallList) {
      const one = {
        name: name ?? called?.name,
        call_id: call.id,
        args: argumentsOf(args ?? called?.arguments),
      }
      const answer = await runCallTool(deps, one)
      results.push({
        toolCallId: id,
        [answer.status === 200 ? 'result' : 'error']: JSON.stringify(answer.body),
      })
    }
    return { status: 200, body: { results } }
  }
  const nested = callInside.safeParse(asked)
  if (nested.success) await noted(deps, nested.data.call.call_id, nested.data.call.from_number)
  return await runCallTool(
    deps,
    nested.success ? { ...nested.data, call_id: nested.data.call.call_id } : asked,
  )
}

/** Records who calls, if the provider says so with a tool call: what the caller may hear depends on it. */
async function noted(deps: ToolDeps, providerCallId: string, fromNumber: string | null | undefined) {
  if (fromNumber) await receiveCallEvent(deps, { providerCallId, stage: 'STARTED', fromNumber })
}

const number = z.string().max(200).nullish()
/** As Retell posts one: the call is an object. */
const callInside = z.looseObject({ call: z.looseObject({ call_id: z.string(), from_number: number }) })

const toolArguments = z.union([z.string(), z.record(z.string(), z.unknown())]).optional()
/** As Vapi posts the tool calls of one turn, which it wants answered together. */
const severalCalls = z.object({
  message: z.looseObject({
    type: z.literal('tool-calls'),
    call: z.looseObject({ id: z.string(), customer: z.looseObject({ number }).nullish() }),
    toolCallList: z
      .array(
        z.looseObject({
          id: z.string().max(200),
          name: z.string().optional(),
          arguments: toolArguments,
          function: z.looseObject({ name: z.string(), arguments: toolArguments }).optional(),
        }),
      )
      .max(20),
  }),
})

function argumentsOf(args: z.infer<typeof toolArguments>): unknown {
  if (typeof args !== 'string') return args ?? {}
  try {
    return JSON.parse(args)
  } catch (error) {
    // The answer names the arguments as what is wrong.
    if (error instanceof SyntaxError) return args
    throw error
  }
}
