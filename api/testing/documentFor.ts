import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql'
import { schema } from '../schema.ts'
import type { IdPlace } from './idPlaces.ts'

const depth = 3
/** Documents have a bound; an interface that every record has is not asked for all that each of them has. */
const mostMembers = 8

type Field = GraphQLField<unknown, unknown>

/**
 * A document with every argument of the field as a variable, that asks for all that can be asked for. The field of a
 * node is asked of the one with the id in the variable `node`.
 */
export function documentFor({
  operation,
  node,
  field,
}: Pick<IdPlace, 'operation' | 'node' | 'field'>): string {
  return node === null ? rootDocument(operation, field) : nodeDocument(node, field)
}

function rootDocument(operation: string, field: Field): string {
  const { variables, call } = asked(field)
  return `${operation}${variables && `(${variables})`} { ${call} }`
}

function nodeDocument(node: string, field: Field): string {
  const { variables, call } = asked(field)
  return `query ($node: ID!, ${variables}) { node(id: $node) { __typename ... on ${node} { ${call} } } }`
}

function asked(field: Field) {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const args = given === '' ? '' : `(${given})`
  return { variables, call: `${field.name}${args} ${selection(field.type, depth)}` }
}

/** Every field that needs no arguments, this many levels down; of an abstract type with many members only what all have. */
function selection(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type)
  if (isAbstractType(named)) {
    const members = schema.getPossibleTypes(named)
    if (members.length > mostMembers && isInterfaceType(named)) return '{ __typename id }'
    return `{ __typename ${members.map((member) => `... on ${member.name} ${selection(member, levels)}`).join(' ')} }`
  }
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(({ type: argType }) => String(argType).endsWith('!'))) return []
    const inner = getNamedType(field.type)
    if (!isObjectType(inner) && !isAbstractType(inner)) return [field.name]
    return levels > 1 ? [`${field.name} ${selection(field.type, levels - 1)}`] : []
  })
  return `{ __typename ${fields.join(' ')} }`
}
