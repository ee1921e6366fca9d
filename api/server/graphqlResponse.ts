import type { ExecutionResult, GraphQLError } from 'graphql'
import { gzipSync } from 'node:zlib'
import { acceptsEncoding } from './acceptsEncoding.ts'
import { eventStream } from './eventStream.ts'
import type { Refusal } from './graphqlRequest.ts'
import type { PreparedOperation } from './preparedDocuments.ts'

const graphqlType = 'application/graphql-response+json'
const jsonType = 'application/json'
export const eventStreamType = 'text/event-stream'

/** How the client wants its answer. */
interface Wants {
  readonly type: typeof graphqlType | typeof jsonType | typeof eventStreamType
  readonly isGzipped: boolean
}

/** Reads from a request's headers how its answer is wanted. */
export function wantedBy(headers: Headers): Wants {
  const accept = headers.get('accept')
  const isGzipped = acceptsEncoding(headers.get('accept-encoding'), 'gzip')
  for (const type of [eventStreamType, graphqlType] as const) {
    if (accept?.includes(type)) return { type, isGzipped }
  }
  return { type: jsonType, isGzipped }
}

/** The answer to a request that is none. */
export function refused({ status, message }: Refusal, wants: Wants): Response {
  const response = json(JSON.stringify({ errors: [{ message }] }), wants, status)
  if (status === 405) response.headers.set('allow', 'GET, POST')
  return response
}

/** An answer with the status that its media type gives it: a client of plain JSON expects 200 for whatever GraphQL says. */
export function answered(result: ExecutionResult, wants: Wants, operation?: PreparedOperation): Response {
  const own = result.errors?.map(({ extensions }) => statusOf(extensions)).find((status) => status !== null)
  const isRefused = result.errors !== undefined && !('data' in result)
  const status = own ?? (isRefused && wants.type === graphqlType ? 400 : 200)
  const shown = result.errors ? { ...result, errors: result.errors.map(withoutStatus) } : result
  const text = operation && !result.errors ? operation.compiled.stringify(result) : JSON.stringify(shown)
  if (wants.type === eventStreamType && own === undefined) return eventStream(once(text))
  return json(text, wants, status)
}

/** Below this many characters an answer fits into the packet that it needs anyway. */
const worthCompressing = 1_400

function json(text: string, { type, isGzipped }: Wants, status: number): Response {
  const headers = {
    // What was to be a stream and is refused is JSON like any other refusal.
    'content-type': `${type === eventStreamType ? jsonType : type}; charset=utf-8`,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  }
  if (!isGzipped || text.length < worthCompressing) return new Response(text, { status, headers })
  const body = new Uint8Array(gzipSync(text, { level: 4 }))
  return new Response(body, { status, headers: { ...headers, 'content-encoding': 'gzip' } })
}

function statusOf(extensions: Readonly<Record<string, unknown>>): number | null {
  const { http } = extensions
  return typeof http === 'object' && http !== null && 'status' in http ? Number(http.status) : null
}

/** The status is the answer's own; it does not belong in its text. */
function withoutStatus(error: GraphQLError) {
  const { extensions, ...shown } = error.toJSON()
  const { http: _, ...rest } = extensions ?? {}
  return Object.keys(rest).length > 0 ? { ...shown, extensions: rest } : shown
}

function once(text: string): AsyncIterator<string> {
  let isSent = false
  return {
    next() {
      if (isSent) return Promise.resolve({ done: true, value: undefined })
      isSent = true
      return Promise.resolve({ done: false, value: text })
    },
  }
}
