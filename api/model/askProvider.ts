import { setTimeout as delay } from 'node:timers/promises'
import type { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { z } from 'zod'
import type { ModelConfig } from './modelConfig.ts'

/** A function that the model may ask for. The caller runs it, with the input that the schema accepted. */
export interface ModelTool {
  readonly description: string
  readonly input: z.ZodType
}

export interface ModelToolCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
}

export type ModelMessage =
  | { readonly role: 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ModelToolCall[] }
  /** What a tool call came to. */
  | { readonly role: 'tool'; readonly call: ModelToolCall; readonly content: string }

export interface Prompt {
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly tools?: Readonly<Record<string, ModelTool>> | undefined
  /** What the answer should be; without it the answer is text. */
  readonly schema?: z.ZodType | undefined
  readonly maxOutputTokens: number
  readonly maxRetries: number
  readonly signal: AbortSignal
  /** Called with each piece of text as it arrives. */
  readonly onText?: ((piece: string) => void) | undefined
}

export interface ProviderAnswer {
  readonly text: string
  readonly toolCalls: readonly ModelToolCall[]
  /** Null when the provider counts nothing. */
  readonly tokens: { readonly input: number; readonly output: number } | null
}

/** The provider answered, but not in a way that can be used. */
export class InvalidAnswerError extends Error {
  override readonly name = 'InvalidAnswerError'
}

type LanguageModel = ReturnType<ReturnType<typeof createOpenAICompatible>>
type CallOptions = Parameters<LanguageModel['doStream']>[0]

/** The provider's package is loaded only when one is configured. */
export async function languageModel({ kind, url, name, key }: ModelConfig): Promise<LanguageModel> {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: url, apiKey: key })(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(key === '' ? {} : { apiKey: key }),
  })
  return provider(name)
}

/** Asks the provider and reads its stream to the end. Throws `InvalidAnswerError`, the signal's reason, or what the connection threw. */
export async function askProvider(model: Promise<LanguageModel>, prompt: Prompt): Promise<ProviderAnswer> {
  const { stream } = await connected(await model, callOptions(prompt), prompt.maxRetries)
  let text = ''
  let tokens: ProviderAnswer['tokens'] = null
  const toolCalls: ModelToolCall[] = []
  for await (const part of stream) {
    prompt.signal.throwIfAborted()
    if (part.type === 'text-delta') {
      text += part.delta
      prompt.onText?.(part.delta)
    } else if (part.type === 'tool-call') {
      toolCalls.push({
        id: part.toolCallId,
        name: part.toolName,
        input: checkedInput(prompt, part.toolName, part.input),
      })
    } else if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.usage
      if (inputTokens.total !== undefined)
        tokens = { input: inputTokens.total, output: outputTokens.total ?? 0 }
    } else if (part.type === 'error') throw part.error
  }
  prompt.signal.throwIfAborted()
  if (text === '' && toolCalls.length === 0) throw new InvalidAnswerError('The answer is empty.')
  return { text, toolCalls, tokens }
}

/** The stream of the first try that the provider accepts. */
async function connected(model: LanguageModel, options: CallOptions, maxRetries: number) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await model.doStream(options)
    } catch (error) {
      if (attempt >= maxRetries || !isRetryable(error)) throw error
      await delay(
        retryDelay(error, attempt),
        undefined,
        options.abortSignal ? { signal: options.abortSignal } : {},
      )
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'isRetryable' in error && error.isRetryable === true
}

const firstDelay = 500
const longestDelay = 10_000

/** As long as the provider asks for, else twice as long each time; milliseconds. */
function retryDelay(error: unknown, attempt: number): number {
  const headers: Readonly<Record<string, string>> =
    error instanceof Error && 'responseHeaders' in error ? Object(error.responseHeaders) : {}
  const asked = Number(headers['retry-after-ms'] ?? Number(headers['retry-after']) * 1_000)
  return Math.min(Number.isFinite(asked) ? asked : firstDelay * 2 ** attempt, longestDelay)
}

function checkedInput({ tools }: Prompt, name: string, text: string): unknown {
  const tool = tools?.[name]
  if (!tool) throw new InvalidAnswerError(`There is no tool '${name}'.`)
  const parsed = parseJson(tool.input, text === '' ? '{}' : text)
  if (!parsed.success) throw new InvalidAnswerError(`The input for '${name}' does not have its shape.`)
  return parsed.data
}

/** The text as JSON of this shape. Small models put JSON into a code block. */
export function parseJson<Shape>(schema: z.ZodType<Shape>, text: string) {
  const json = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text)?.[1] ?? text
  try {
    return schema.safeParse(JSON.parse(json))
  } catch {
    return { success: false as const }
  }
}

function callOptions({ system, messages, tools, schema, maxOutputTokens, signal }: Prompt): CallOptions {
  const functions = Object.entries(tools ?? {}).map(([name, { description, input }]) => ({
    type: 'function' as const,
    name,
    description,
    inputSchema: jsonSchema(input),
  }))
  return {
    prompt: [{ role: 'system', content: system }, ...messages.map(protocolMessage)],
    maxOutputTokens,
    temperature: 0,
    abortSignal: signal,
    ...(functions.length > 0 ? { tools: functions } : {}),
    ...(schema && functions.length === 0
      ? { responseFormat: { type: 'json' as const, name: 'answer', schema: jsonSchema(schema) } }
      : {}),
  }
}

function jsonSchema(schema: z.ZodType) {
  // Both libraries mean JSON Schema draft 7, but type it differently.
  return z.toJSONSchema(schema, { target: 'draft-7' }) as Extract<
    NonNullable<CallOptions['tools']>[number],
    { type: 'function' }
  >['inputSchema']
}

function protocolMessage(message: ModelMessage): CallOptions['prompt'][number] {
  if (message.role === 'user') return { role: 'user', content: [{ type: 'text', text: message.content }] }
  if (message.role === 'assistant') {
    const calls = (message.toolCalls ?? []).map((call) => ({
      type: 'tool-call' as const,
      toolCallId: call.id,
      toolName: call.name,
      input: call.input,
    }))
    const text = message.content === '' ? [] : [{ type: 'text' as const, text: message.content }]
    return { role: 'assistant', content: [...text, ...calls] }
  }
  const output = { type: 'text' as const, value: message.content }
  const { id, name } = message.call
  return { role: 'tool', content: [{ type: 'tool-result', toolCallId: id, toolName: name, output }] }
}
