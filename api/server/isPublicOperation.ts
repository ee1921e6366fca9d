import { Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'

/** Whether every field of the operation is public; our public operations have no fragments at the root. */
export function isPublicOperation(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation.operation)?.getFields()
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD &&
      (selection.name.value.startsWith('__') ||
        fields?.[selection.name.value]?.extensions['isPublic'] === true),
  )
}
