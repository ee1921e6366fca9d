import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { createYoga, type YogaServerInstance, type Plugin } from 'graphql-yoga'
import type { RequestContext } from '../graphql/index.ts'
import type { Clock, Log } from '../platform/index.ts'
import { limitWrites } from './limitWrites.ts'
import { maskError, tooMuchExtensions } from './maskError.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { refuseSignedOut } from './refuseSignedOut.ts'
import { useCompiledOperations } from './useCompiledOperations.ts'
import { useEventStream } from './useEventStream.ts'

export type GraphqlServer = YogaServerInstance<RequestContext, RequestContext>

const bounds = {
  depth: 12,
  aliases: 30,
  directives: 50,
  tokens: 2_000,
  cost: 20_000,
}

interface GraphqlServerOptions {
  readonly schema: GraphQLSchema
  readonly documents: PersistedDocuments
  readonly acceptsAnyDocument: boolean
  readonly clock: Clock
  readonly log: Log
}

/** The GraphQL endpoint: persisted documents, bounded, with every unexpected error masked and logged. */
export function createGraphqlServer(options: GraphqlServerOptions): GraphqlServer {
  const { schema, documents, acceptsAnyDocument, clock, log } = options
  const limit = { onReject: [asBadRequest] }
  const armor = new EnvelopArmor({
    blockFieldSuggestion: { enabled: !acceptsAnyDocument },
    costLimit: { ...limit, maxCost: bounds.cost, ignoreIntrospection: true, flattenFragments: true },
    maxAliases: { ...limit, n: bounds.aliases, allowList: [] },
    maxDepth: { ...limit, n: bounds.depth, ignoreIntrospection: true, flattenFragments: true },
    maxDirectives: { ...limit, n: bounds.directives },
    maxTokens: { ...limit, n: bounds.tokens },
  })

  return createYoga<RequestContext, RequestContext>({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    // The route before has already counted it.
    maxRequestBodySize: false,
    extraParamNames: ['doc_id'],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [
      refuseMalformedParameters(),
      usePersistedOperations({
        allowArbitraryOperations: acceptsAnyDocument,
        extractPersistedOperationId: ({ extensions, ...params }) =>
          text('doc_id' in params ? params.doc_id : extensions?.['docId']),
        getPersistedOperation: (id) => documents.find(id),
        customErrors: {
          notFound: refusal('This document is unknown. Reload the page.', 'UNKNOWN_DOCUMENT'),
          keyNotFound: refusal('Name the document with doc_id.', 'DOCUMENT_ID_REQUIRED'),
          persistedQueryOnly: refusal('Only known documents can run.', 'ONLY_KNOWN_DOCUMENTS'),
        },
      }),
      ...armor.protect().plugins,
      refuseSignedOut(),
      limitWrites(clock),
      useEventStream(),
      useCompiledOperations(),
    ],
  })
}

function refusal(message: string, code: string) {
  return { message, extensions: { code, http: { status: 400 } } }
}

/** A document beyond the limits is rejected before it runs. */
function asBadRequest(_: unknown, error: GraphQLError): void {
  Object.assign(error.extensions, tooMuchExtensions())
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Rejects URL parameters that are not JSON with 400; Yoga alone would report a server error. */
function refuseMalformedParameters(): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser }) {
      if (request.method !== 'GET' || !requestParser) return
      setRequestParser(async (read) => {
        try {
          return await requestParser(read)
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error
          throw new GraphQLError('The parameters variables and extensions must be JSON.', {
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          })
        }
      })
    },
  }
}
