import type { z } from 'zod'
import { type AgencyStore, type Clock, create } from '../platform/index.ts'
import {
  askProvider,
  InvalidAnswerError,
  languageModel,
  type ModelMessage,
  type ModelTool,
  type ModelToolCall,
  parseJson,
  type Prompt,
} from './askProvider.ts'
import type { ModelConfig } from './modelConfig.ts'
import { costOf, isModelOn, type ModelFailure, modelRunKind, modelUsage } from './modelRun.ts'

export interface ModelRequest<Answer> {
  readonly agency: AgencyStore
  /** What the request is for, for the run log: `policyAnswer`. */
  readonly purpose: string
  readonly promptVersion: number
  /** The ids of the records whose text is in the messages. */
  readonly sources: readonly string[]
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly tools?: Readonly<Record<string, ModelTool>>
  /** What the answer should be; without it the answer is text. Not used beside tools. */
  readonly schema?: z.ZodType<Answer>
  /** For the whole request with its retries; 30 seconds unless given. */
  readonly timeoutMs?: number
  readonly maxOutputTokens?: number
  readonly signal?: AbortSignal
  /** Called with each piece of text as it arrives. */
  readonly onText?: (piece: string) => void
}

export type ModelResult<Answer> =
  | {
      readonly ok: true
      readonly text: string
      /** The answer as the schema accepted it; null without a schema, or when the model calls tools. */
      readonly answer: Answer | null
      readonly toolCalls: readonly ModelToolCall[]
    }
  | {
      readonly ok: false
      readonly failure: ModelFailure
      /** In plain words, without anything that the provider said. */
      readonly message: string
    }

/** The optional model provider: the only way to it. Whoever asks has an answer of their own for when it fails. */
export interface Model {
  readonly isConfigured: boolean
  /** The model's name; null when none is configured. */
  readonly name: string | null
  /** Tokens that an agency may use in a day; null when no model is configured. */
  readonly dailyTokens: number | null
  /** Whether the agency may use the model now. */
  isAvailable(agency: AgencyStore): boolean
  /** Never throws for what the provider does or fails to do. */
  generate<Answer = never>(request: ModelRequest<Answer>): Promise<ModelResult<Answer>>
}

interface ModelOptions {
  readonly clock: Clock
  /** Retries after 429, 500 and broken connections, with exponential back-off; 2 unless given. */
  readonly maxRetries?: number
}

/** The provider of the configuration; one that answers nothing when the configuration names none. */
export function openModel(config: ModelConfig | null, { clock, maxRetries = 2 }: ModelOptions): Model {
  if (!config) return noModel
  const language = languageModel(config)
  const { dailyTokens, dailyDollars } = config

  function refusal(agency: AgencyStore): ModelFailure | null {
    if (!isModelOn(agency)) return 'SWITCHED_OFF'
    const { tokens, cost } = modelUsage(agency, clock.now())
    return tokens >= dailyTokens || (dailyDollars !== null && cost >= dailyDollars) ? 'OVER_LIMIT' : null
  }

  return {
    isConfigured: true,
    name: config.name,
    dailyTokens,
    isAvailable: (agency) => refusal(agency) === null,
    async generate(request) {
      const refused = refusal(request.agency)
      if (refused) return failed(refused)
      const begun = clock.now()
      const { result, tokens } = await run(request, (prompt) => askProvider(language, prompt), maxRetries)
      const { agency, purpose, promptVersion, sources } = request
      const entry = {
        purpose,
        promptVersion,
        model: config.name,
        sources,
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        cost: costOf(config, tokens),
        duration: clock.now() - begun,
        failure: result.ok ? null : result.failure,
        at: begun,
      }
      const change = create(modelRunKind, agency.newId(modelRunKind), entry, 'RUN_MODEL')
      await agency.commit({ type: 'WORKFLOW', id: null }, [change])
      return result
    },
  }
}

const noModel: Model = {
  isConfigured: false,
  name: null,
  dailyTokens: null,
  isAvailable: () => false,
  generate: () => Promise.resolve(failed('NOT_CONFIGURED')),
}

async function run<Answer>(
  request: ModelRequest<Answer>,
  ask: (prompt: Prompt) => ReturnType<typeof askProvider>,
  maxRetries: number,
): Promise<{ result: ModelResult<Answer>; tokens: { input: number; output: number } }> {
  const { system, messages, tools, schema, onText, maxOutputTokens = 2_000, timeoutMs = 30_000 } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  try {
    const prompt = { system, messages, tools, schema, maxOutputTokens, maxRetries, signal, onText }
    // A provider that ignores the signal must not keep anybody waiting.
    const { text, toolCalls, tokens } = await Promise.race([ask(prompt), aborted(signal)])
    const counted = tokens ?? estimated(request, text)
    const parsed = schema && toolCalls.length === 0 ? parseJson(schema, text) : null
    if (parsed?.success === false) return { result: failed('INVALID_ANSWER'), tokens: counted }
    return { result: { ok: true, text, answer: parsed?.data ?? null, toolCalls }, tokens: counted }
  } catch (error) {
    return {
      result: failed(failureOf(error, { caller: request.signal, timeout })),
      tokens: estimated(request, ''),
    }
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function failureOf(
  error: unknown,
  { caller, timeout }: { caller: AbortSignal | undefined; timeout: AbortSignal },
): ModelFailure {
  if (caller?.aborted) return 'CANCELED'
  if (timeout.aborted) return 'TIMED_OUT'
  const isInvalid =
    error instanceof InvalidAnswerError ||
    (error instanceof Error && /TypeValidation|JSONParse|InvalidResponse/.test(error.name))
  return isInvalid ? 'INVALID_ANSWER' : 'UNAVAILABLE'
}

/** For a provider that counts nothing: four characters are about a token. */
function estimated({ system, messages }: Pick<ModelRequest<unknown>, 'system' | 'messages'>, text: string) {
  return {
    input: Math.ceil((system.length + JSON.stringify(messages).length) / 4),
    output: Math.ceil(text.length / 4),
  }
}

const failureMessages = {
  NOT_CONFIGURED: 'No language model is configured.',
  SWITCHED_OFF: 'Your agency has turned the language model off.',
  OVER_LIMIT: "Your agency has reached today's limit for the language model.",
  UNAVAILABLE: 'The language model is not available right now.',
  TIMED_OUT: 'The language model took too long.',
  INVALID_ANSWER: 'The language model gave an answer that could not be used.',
  CANCELED: 'The request to the language model was canceled.',
} as const satisfies Record<ModelFailure, string>

function failed(failure: ModelFailure): { ok: false; failure: ModelFailure; message: string } {
  return { ok: false, failure, message: failureMessages[failure] }
}
