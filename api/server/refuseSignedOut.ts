import { getOperationAST, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { RequestContext } from '../graphql/index.ts'
import { isSignedIn, signedOutError } from './createContext.ts'
import { isPublicOperation } from './isPublicOperation.ts'

interface Operation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly contextValue?: unknown
}

/** Rejects a whole operation before it runs when the user is signed out, unless all its fields are public. */
export function refuseSignedOut(): Plugin<RequestContext> {
  function check({ schema, document, operationName, contextValue }: Operation): void {
    if (isSignedIn(contextValue as RequestContext)) return
    const operation = getOperationAST(document, operationName)
    if (!operation || !isPublicOperation(schema, operation)) throw signedOutError()
  }
  return {
    onExecute: ({ args }) => check(args),
    onSubscribe: ({ args }) => check(args),
  }
}
