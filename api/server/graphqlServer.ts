import { GraphQLError, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { RequestContext } from '../graphql/index.ts'
import type { Log } from '../platform/index.ts'
import { isSignedIn, signedOutError } from './createContext.ts'
import { eventStream } from './eventStream.ts'
import { readGraphqlRequest, type GraphqlRequest, type Refusal } from './graphqlRequest.ts'
import { maskError } from './maskError.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { createPreparedDocuments, type PreparedOperation } from './preparedDocuments.ts'

/** The GraphQL endpoint: known documents, bounded, each compiled once, with every unexpected error masked and logged. */
export interface GraphqlServer {
  fetch(request: Request, context: RequestContext): Promise<Response>
  /** The answer to a known document as JSON; null when it has errors. */
  answer(
    docId: string,
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<string | null>
}

interface GraphqlServerOptions {
  readonly schema: GraphQLSchema
  readonly documents: PersistedDocuments
  readonly acceptsAnyDocument: boolean
  readonly log: Log
}

type Answered = ExecutionResult | AsyncIterableIterator<ExecutionResult>

export function createGraphqlServer(options: GraphqlServerOptions): GraphqlServer {
  const { schema, documents, acceptsAnyDocument, log } = options
  const prepared = createPreparedDocuments(schema)

  async function find({ query, docId, operationName }: GraphqlRequest) {
    if (query !== null && !acceptsAnyDocument)
      return refusal('Only known documents run here.', 'ONLY_KNOWN_DOCUMENTS')
    if (query === null && docId === null) {
      return refusal('A request names its document by doc_id.', 'DOCUMENT_ID_REQUIRED')
    }
    const text = query ?? (await documents.find(docId ?? ''))
    if (text === null) return refusal('This document is not known here. Reload the page.', 'UNKNOWN_DOCUMENT')
    return prepared.prepare(text, operationName)
  }

  async function run(
    operation: PreparedOperation,
    { variables }: GraphqlRequest,
    context: RequestContext,
  ): Promise<Answered> {
    if (!operation.isPublic && !isSignedIn(context)) return { errors: [signedOutError()] }
    const { compiled, type } = operation
    const execute = type === OperationTypeNode.SUBSCRIPTION ? compiled.subscribe : compiled.query
    return execute
      ? execute(undefined, context, variables)
      : { errors: [new GraphQLError('Nothing can be run.')] }
  }

  function finished(result: ExecutionResult): ExecutionResult {
    if (!result.errors) return result
    return { ...result, errors: result.errors.map((error) => maskError(error, log)) }
  }

  return {
    async fetch(request, context) {
      const wants = mediaTypeFor(request.headers.get('accept'))
      const asked = await readGraphqlRequest(request)
      if ('status' in asked) return refused(asked, wants)
      const operation = await find(asked)
      if ('errors' in operation) return answered({ errors: operation.errors }, wants)
      if (request.method === 'GET' && operation.type !== OperationTypeNode.QUERY) {
        return refused({ status: 405, message: 'Only queries are asked by GET.' }, wants)
      }
      const result = await run(operation, asked, context)
      if (Symbol.asyncIterator in result) {
        if (wants === eventStreamType) return eventStream(events(result, finished))
        await result.return?.()
        return refused({ status: 400, message: `A subscription is asked for as ${eventStreamType}.` }, wants)
      }
      return answered(finished(result), wants, operation)
    },

    async answer(docId, variables, context) {
      const asked: GraphqlRequest = { query: null, docId, operationName: null, variables }
      const operation = await find(asked)
      if ('errors' in operation || operation.type !== OperationTypeNode.QUERY) return null
      const result = await run(operation, asked, context)
      if (Symbol.asyncIterator in result || result.errors) return null
      return operation.compiled.stringify(result)
    },
  }
}

const graphqlType = 'application/graphql-response+json'
const jsonType = 'application/json'
const eventStreamType = 'text/event-stream'

type MediaType = typeof graphqlType | typeof jsonType | typeof eventStreamType

function mediaTypeFor(accept: string | null): MediaType {
  for (const type of [eventStreamType, graphqlType] as const) if (accept?.includes(type)) return type
  return jsonType
}

function refusal(message: string, code: string) {
  return { errors: [new GraphQLError(message, { extensions: { code, http: { status: 400 } } })] }
}

function refused({ status, message }: Refusal, wants: MediaType): Response {
  const headers = status === 405 ? { allow: 'GET, POST' } : {}
  return json(JSON.stringify({ errors: [{ message }] }), { status, type: wants, headers })
}

/** An answer with the status that its media type gives it: a client of plain JSON expects 200 for whatever GraphQL says. */
function answered(result: ExecutionResult, wants: MediaType, operation?: PreparedOperation): Response {
  const own = result.errors?.map(({ extensions }) => statusOf(extensions)).find((status) => status !== null)
  const isRefused = result.errors !== undefined && !('data' in result)
  const status = own ?? (isRefused && wants === graphqlType ? 400 : 200)
  const shown = result.errors ? { ...result, errors: result.errors.map(withoutStatus) } : result
  const text = operation && !result.errors ? operation.compiled.stringify(result) : JSON.stringify(shown)
  if (wants === eventStreamType && own === undefined) return eventStream(once(text))
  return json(text, { status, type: wants })
}

function json(
  text: string,
  { status, type, headers = {} }: { status: number; type: MediaType; headers?: Record<string, string> },
): Response {
  // What was to be a stream and is refused is JSON like any other refusal.
  const contentType = `${type === eventStreamType ? jsonType : type}; charset=utf-8`
  return new Response(text, { status, headers: { ...headers, 'content-type': contentType } })
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

/** Each result as JSON. A plain iterator, for the same reason as its source. */
function events(
  results: AsyncIterableIterator<ExecutionResult>,
  finished: (result: ExecutionResult) => ExecutionResult,
): AsyncIterator<string> {
  return {
    async next() {
      const { done, value } = await results.next()
      return done ? { done, value: undefined } : { done: false, value: JSON.stringify(finished(value)) }
    },
    async return() {
      await results.return?.()
      return { done: true, value: undefined }
    },
  }
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
