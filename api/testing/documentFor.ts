import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type OperationTypeNode,
} from 'graphql'
import { schema } from '../schema.ts'

const depth = 3

/** A document with every argument of the field as a variable, that asks for all that can be asked for. */
export function documentFor(operation: OperationTypeNode, field: GraphQLField<unknown, unknown>): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const args = given === '' ? '' : `(${given})`
  return `${operation}${variables && `(${variables})`} { ${field.name}${args} ${selection(field.type, depth)} }`
}

/** Every field that needs no arguments, this many levels down. */
function selection(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type)
  if (isAbstractType(named)) {
    const members = schema.getPossibleTypes(named)
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
