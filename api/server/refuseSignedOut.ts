import {
  getOperationAST,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { RequestContext } from '../graphql/index.ts'
import { isSignedIn, signedOutError } from './createContext.ts'

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

/** Whether every field of the operation is public; our public operations have no fragments at the root. */
function isPublicOperation(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation.operation)?.getFields()
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD &&
      (selection.name.value.startsWith('__') ||
        fields?.[selection.name.value]?.extensions['isPublic'] === true),
  )
}
