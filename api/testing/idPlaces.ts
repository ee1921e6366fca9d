import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql'
import { sampleOf } from './sampleOf.ts'

/** An argument, or a field within one, that takes an id. */
export interface IdPlace {
  /** `Mutation.resolveServiceRequest(input.files)` */
  readonly name: string
  readonly operation: OperationTypeNode
  /** The type whose nodes have the field; null for a field of the operation itself. */
  readonly node: string | null
  readonly field: GraphQLField<unknown, unknown>
  /** Arguments with this id in this place, and elsewhere ids that `own` answers for the places' names. */
  variables(id: string, own: (name: string) => string): Record<string, unknown>
}

/** Cursors are ids too. */
const cursors = new Set(['after', 'before'])

/** Every place of the graph that takes an id. Throws when one is beneath neither an operation nor a node, where a test could reach it. */
export function* idPlaces(schema: GraphQLSchema): Iterable<IdPlace> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const operation = Object.values(OperationTypeNode).find((known) => schema.getRootType(known) === type)
    for (const field of Object.values(type.getFields())) {
      const paths = field.args.flatMap((arg) => idPaths(arg.type, [arg.name]))
      const node = type.getInterfaces().some(({ name }) => name === 'Node') ? type.name : null
      if (paths.length > 0 && !operation && !node) {
        throw new Error(
          `${type.name}.${field.name} takes an id beneath a type that is no node; the walls do not reach it yet.`,
        )
      }
      for (const path of paths) {
        const at = { operation: operation ?? OperationTypeNode.QUERY, node, field, path }
        yield placeAt(`${type.name}.${field.name}`, at)
      }
    }
  }
}

interface At {
  readonly operation: OperationTypeNode
  readonly node: string | null
  readonly field: GraphQLField<unknown, unknown>
  readonly path: readonly string[]
}

function placeAt(fieldName: string, { operation, node, field, path }: At): IdPlace {
  const nameOf = (place: readonly string[]) => `${fieldName}(${place.join('.')})`
  return {
    name: nameOf(path),
    operation,
    node,
    field,
    variables(id, own) {
      const isPlace = (place: readonly string[]) => nameOf(place) === nameOf(path)
      const sample = {
        wanted: path,
        idAt: (place: readonly string[]) => (isPlace(place) ? id : own(nameOf(place))),
      }
      const samples = field.args.map((arg) => [arg.name, sampleOf(arg.type, [arg.name], sample)] as const)
      return Object.fromEntries(samples.filter(([, value]) => value !== undefined))
    },
  }
}

function idPaths(type: GraphQLInputType, path: readonly string[]): (readonly string[])[] {
  const named = getNamedType(type)
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) => idPaths(field.type, [...path, field.name]))
  }
  return named.name === 'ID' || cursors.has(path.at(-1) ?? '') ? [path] : []
}
