import { GraphQLError, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { RequestContext } from '../graphql/index.ts'
import type { Log } from '../platform/index.ts'
import { isSignedIn, signedOutError } from './createContext.ts'
import { eventStream } from './eventStream.ts'
import { readGraphqlRequest, type GraphqlRequest } from './graphqlRequest.ts'
import { answered, eventStreamType, refused, wantedBy } from './graphqlResponse.ts'
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
      const wants = wantedBy(request.headers)
      const asked = await readGraphqlRequest(request)
      if ('status' in asked) return refused(asked, wants)
      const operation = await find(asked)
      if ('errors' in operation) return answered({ errors: operation.errors }, wants)
      if (request.method === 'GET' && operation.type !== OperationTypeNode.QUERY) {
        return refused({ status: 405, message: 'Only queries are asked by GET.' }, wants)
      }
      const result = await run(operation, asked, context)
      if (Symbol.asyncIterator in result) {
        if (wants.type === eventStreamType) return eventStream(events(result, finished))
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

function refusal(message: string, code: string) {
  return { errors: [new GraphQLError(message, { extensions: { code, http: { status: 400 } } })] }
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
