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
  const armor = new EnvelopArmor({
    blockFieldSuggestion: { enabled: !acceptsAnyDocument },
    costLimit: {
      ...refusedFor('cost'),
      maxCost: bounds.cost,
      ignoreIntrospection: true,
      flattenFragments: true,
    },
    maxAliases: { ...refusedFor('aliases'), n: bounds.aliases, allowList: [] },
    maxDepth: { ...refusedFor('depth'), n: bounds.depth, ignoreIntrospection: true, flattenFragments: true },
    maxDirectives: { ...refusedFor('directives'), n: bounds.directives },
    maxTokens: { ...refusedFor('tokens'), n: bounds.tokens },
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

/** What a person reads when a document is beyond a limit; developers find the limit in the extensions. */
const refusals: Readonly<Record<keyof typeof bounds, string>> = {
  aliases: 'This asks for too many things at once. Ask for a few at a time.',
  cost: 'This asks for too many records at once. Ask for fewer, or for fewer details of each.',
  depth: 'This asks for details of too many related records. Open the related record and ask there.',
  directives: 'This question is too long. Ask for its parts one at a time.',
  tokens: 'This question is too long. Ask for its parts one at a time.',
}

/** A document beyond the limit is rejected before it runs. */
function refusedFor(limit: keyof typeof bounds) {
  return {
    onReject: [
      (_: unknown, error: GraphQLError) => {
        error.message = refusals[limit]
        Object.assign(error.extensions, tooMuchExtensions(), { limit, most: bounds[limit] })
      },
    ],
  }
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
