import { getOperationAST, Kind, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { RequestContext } from '../graphql/index.ts'
import { isSignedIn, signedOutError } from './createContext.ts'

interface Operation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly contextValue?: unknown
}

/** Refuses an operation of somebody who is signed out as a whole, before anything of it is looked at, unless every field of it is public. */
export function refuseSignedOut(): Plugin<RequestContext> {
  function check(operation: Operation): void {
    const context = operation.contextValue as RequestContext
    if (!isSignedIn(context) && !isPublic(operation)) throw signedOutError()
  }
  return {
    onExecute: ({ args }) => check(args),
    onSubscribe: ({ args }) => check(args),
  }
}

function isPublic({ schema, document, operationName }: Operation): boolean {
  const operation = getOperationAST(document, operationName)
  const fields = operation && schema.getRootType(operation.operation)?.getFields()
  // A fragment at the root is no public operation's way of writing.
  return (operation?.selectionSet.selections ?? []).every(
    (selection) =>
      selection.kind === Kind.FIELD &&
      (selection.name.value.startsWith('__') ||
        fields?.[selection.name.value]?.extensions['isPublic'] === true),
  )
}
