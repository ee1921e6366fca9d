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

/** Refuses an operation of somebody who is signed out as a whole, before anything of it is looked at, unless every field of it is public. */
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
