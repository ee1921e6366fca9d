import { z } from 'zod'
import { withoutCardNumbers } from '../../platform/index.ts'
import type { CallStatus, Sentiment, TranscriptEntry } from './call.ts'

/** A voice provider's event about a call; fields it does not send are absent. */
export interface CallEvent {
  readonly providerCallId: string
  readonly stage: 'STARTED' | 'ENDED' | 'ANALYZED'
  readonly fromNumber?: string | undefined
  readonly fromName?: string | undefined
  readonly toNumber?: string | undefined
  readonly startedAt?: number | undefined
  readonly endedAt?: number | undefined
  readonly disconnectionReason?: string | undefined
  readonly transcript?: readonly TranscriptEntry[] | undefined
  readonly recordingUrl?: string | undefined
  readonly sentiment?: Sentiment | undefined
  readonly summary?: string | undefined
  readonly successful?: boolean | undefined
  readonly recordingConsent?: boolean | undefined
  readonly disclosedAssistant?: boolean | undefined
}

function text(most: number) {
  return z
    .string()
    .max(most)
    .nullish()
    .transform((value) => value?.trim() || undefined)
}
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)
/** Milliseconds, seconds or ISO 8601, depending on the provider. */
const moment = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((value) => {
    const at = typeof value === 'string' ? Date.parse(value) : (value ?? NaN)
    if (Number.isNaN(at) || at <= 0) return undefined
    return at < 100_000_000_000 ? at * 1_000 : at
  })

const toolArguments = z.union([z.string().max(20_000), z.record(z.string(), z.unknown())]).nullish()

const entry = z.looseObject({
  role: z.string().max(40),
  content: z.union([z.string().max(20_000), z.null()]).optional(),
  message: z.string().max(20_000).nullish(),
  result: z.string().max(20_000).nullish(),
  tool_call_id: z.string().max(200).nullish(),
  toolCallId: z.string().max(200).nullish(),
  name: z.string().max(200).nullish(),
  arguments: toolArguments,
  /** Vapi puts the calls of one turn into one entry. */
  toolCalls: z
    .array(
      z.looseObject({
        id: z.string().max(200).nullish(),
        function: z.looseObject({ name: z.string().max(200), arguments: toolArguments }),
      }),
    )
    .max(50)
    .nullish(),
  words: z.array(z.looseObject({ start: z.number().nullish() })).nullish(),
  secondsFromStart: z.number().nullish(),
})

const transcript = z.array(entry).max(2_000).nullish()

/** `AI: Hello?` and `User: I need a certificate.`, one utterance after the other. */
const writtenTranscript = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? value.slice(0, 400_000) : undefined))
  .optional()

/** The format of Retell and compatible providers: `{ event, call }`. */
const flatBody = z.object({
  event: z.enum(['call_started', 'call_ended', 'call_analyzed']),
  call: z.looseObject({
    call_id: z.string().min(1).max(200),
    from_number: text(40),
    to_number: text(40),
    start_timestamp: moment,
    end_timestamp: moment,
    disconnection_reason: text(100),
    transcript: writtenTranscript,
    transcript_object: transcript,
    transcript_with_tool_calls: transcript,
    recording_url: text(2_000),
    metadata: z
      .looseObject({ caller_name: text(200), recording_consent: flag, disclosed_assistant: flag })
      .nullish(),
    call_analysis: z
      .looseObject({ call_summary: text(10_000), user_sentiment: text(40), call_successful: flag })
      .nullish(),
  }),
})

/** The format of Vapi and compatible providers: `{ message: { type, call } }`. */
const nestedBody = z.object({
  message: z.looseObject({
    type: z.enum(['status-update', 'end-of-call-report']),
    status: text(40),
    endedReason: text(100),
    startedAt: moment,
    endedAt: moment,
    recordingUrl: text(2_000),
    summary: text(10_000),
    transcript: writtenTranscript,
    call: z.looseObject({
      id: z.string().min(1).max(200),
      customer: z.looseObject({ number: text(40), name: text(200) }).nullish(),
      phoneNumber: z.looseObject({ number: text(40) }).nullish(),
    }),
    artifact: z
      .looseObject({ messages: transcript, transcript: writtenTranscript, recordingUrl: text(2_000) })
      .nullish(),
    analysis: z.looseObject({ summary: text(10_000), successEvaluation: z.unknown() }).nullish(),
    compliance: z.looseObject({ recordingConsent: flag, disclosedAssistant: flag }).nullish(),
  }),
})

/** What providers send besides, such as `speech-update` or `transcript_updated`: nothing that the call keeps. */
const otherEvent = z.union([
  z.object({ event: z.string().regex(/^(?!call_(?:started|ended|analyzed)$)[a-z_]{1,60}$/) }),
  z.object({
    message: z.object({
      type: z.string().regex(/^(?!(?:status-update|end-of-call-report)$)[a-z.-]{1,60}$/),
    }),
  }),
])

/**
 * Parses a voice provider's event in one of the common formats. Returns null for an event that says nothing about a
 * call, and the problem as text if it is no event.
 */
export function readCallEvent(
  body: unknown,
): { readonly event: CallEvent } | { readonly problem: string } | null {
  if (otherEvent.safeParse(body).success) return null
  const isNested = typeof body === 'object' && body !== null && 'message' in body
  const read = isNested ? nestedBody.safeParse(body) : flatBody.safeParse(body)
  if (!read.success) {
    const [issue] = read.error.issues
    const field = issue?.path.join('.') ?? ''
    return { problem: field && issue ? `${field}: ${issue.message}` : 'This is no event of a call.' }
  }
  return { event: 'call' in read.data ? fromFlat(read.data) : fromNested(read.data) }
}

function fromFlat({ event, call }: z.infer<typeof flatBody>): CallEvent {
  const analysis = call.call_analysis
  return {
    providerCallId: call.call_id,
    stage: event === 'call_started' ? 'STARTED' : event === 'call_ended' ? 'ENDED' : 'ANALYZED',
    fromNumber: call.from_number,
    fromName: call.metadata?.caller_name,
    toNumber: call.to_number,
    startedAt: call.start_timestamp,
    endedAt: call.end_timestamp,
    disconnectionReason: call.disconnection_reason,
    transcript: heard(call.transcript_with_tool_calls ?? call.transcript_object, call.transcript),
    recordingUrl: call.recording_url,
    sentiment: sentimentOf(analysis?.user_sentiment),
    summary: withoutCardNumbers(analysis?.call_summary ?? '') || undefined,
    successful: analysis?.call_successful,
    recordingConsent: call.metadata?.recording_consent,
    disclosedAssistant: call.metadata?.disclosed_assistant,
  }
}

function fromNested({ message }: z.infer<typeof nestedBody>): CallEvent {
  const { call, artifact, analysis, compliance } = message
  const hasEnded = message.type === 'end-of-call-report' || message.status === 'ended'
  return {
    providerCallId: call.id,
    stage: hasEnded ? 'ENDED' : 'STARTED',
    fromNumber: call.customer?.number,
    fromName: call.customer?.name,
    toNumber: call.phoneNumber?.number,
    startedAt: message.startedAt,
    endedAt: message.endedAt,
    disconnectionReason: message.endedReason,
    transcript: heard(artifact?.messages, message.transcript ?? artifact?.transcript),
    recordingUrl: message.recordingUrl ?? artifact?.recordingUrl,
    summary: withoutCardNumbers(analysis?.summary ?? message.summary ?? '') || undefined,
    successful: typeof analysis?.successEvaluation === 'boolean' ? analysis.successEvaluation : undefined,
    recordingConsent: compliance?.recordingConsent,
    disclosedAssistant: compliance?.disclosedAssistant,
  }
}

const roles: Readonly<Record<string, TranscriptEntry['role']>> = {
  agent: 'AGENT',
  ai: 'AGENT',
  assistant: 'AGENT',
  bot: 'AGENT',
  user: 'USER',
  human: 'USER',
  caller: 'USER',
  customer: 'USER',
  tool_call_invocation: 'TOOL_INVOCATION',
  tool_calls: 'TOOL_INVOCATION',
  tool_call_result: 'TOOL_RESULT',
  tool: 'TOOL_RESULT',
}

function entriesOf(entries: z.infer<typeof transcript>): TranscriptEntry[] | undefined {
  return entries?.flatMap((utterance) => {
    const role = roles[utterance.role.toLowerCase()]
    // The provider's instructions to its own agent are not part of the conversation.
    if (!role) return []
    const startSeconds = utterance.words?.[0]?.start ?? utterance.secondsFromStart ?? null
    if (utterance.toolCalls)
      return utterance.toolCalls.map(({ id, function: called }) => ({
        role,
        content: '',
        toolCallId: id ?? null,
        toolName: called.name,
        toolArgumentsJson: jsonOf(called.arguments),
        startSeconds,
      }))
    return [
      {
        role,
        content: utterance.content ?? utterance.message ?? utterance.result ?? '',
        toolCallId: utterance.tool_call_id ?? utterance.toolCallId ?? null,
        toolName: role === 'TOOL_INVOCATION' || role === 'TOOL_RESULT' ? (utterance.name ?? null) : null,
        toolArgumentsJson: jsonOf(utterance.arguments),
        startSeconds,
      },
    ]
  })
}

/** What was said: its entries, or else the text that a provider wrote of them. */
function heard(
  entries: z.infer<typeof transcript>,
  written: string | undefined,
): TranscriptEntry[] | undefined {
  const read = entriesOf(entries)
  const hasWords = read?.some(({ role, content }) => role === 'USER' && content !== '')
  const told = hasWords || written === undefined ? [] : entriesIn(written)
  const entriesHeard = told.length > 0 ? told : read
  return entriesHeard?.map((each) => ({ ...each, content: withoutCardNumbers(each.content) }))
}

/** A line that begins with who speaks begins an utterance; any other goes on with the one before. */
function entriesIn(written: string): TranscriptEntry[] {
  const entries: TranscriptEntry[] = []
  for (const line of written.split(/\r?\n/)) {
    const [, speaker = '', words = ''] = /^\s*\**([a-z]{2,10})\**\s*:\**\s*(.*)$/i.exec(line) ?? []
    const role = roles[speaker.toLowerCase()]
    const last = entries.at(-1)
    if (role === 'AGENT' || role === 'USER')
      entries.push({
        role,
        content: words.trim(),
        toolCallId: null,
        toolName: null,
        toolArgumentsJson: null,
        startSeconds: null,
      })
    else if (last) entries[entries.length - 1] = { ...last, content: `${last.content} ${line.trim()}`.trim() }
  }
  return entries.slice(0, 2_000)
}

function jsonOf(args: z.infer<typeof toolArguments>): string | null {
  return args == null ? null : typeof args === 'string' ? args : JSON.stringify(args)
}

function sentimentOf(written: string | undefined): Sentiment | undefined {
  const sentiment = written?.toUpperCase()
  return sentiment === 'POSITIVE' || sentiment === 'NEGATIVE' || sentiment === 'NEUTRAL'
    ? sentiment
    : undefined
}

/** Disconnection reasons that mean a failure. */
export function statusAtEnd(disconnectionReason: string | null): CallStatus {
  return /error|fail|no_valid|concurrency|unknown/i.test(disconnectionReason ?? '') ? 'ERROR' : 'COMPLETED'
}
