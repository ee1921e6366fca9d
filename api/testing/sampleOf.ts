import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'

interface Sample {
  /** The place that has to be filled even where it may be left out. */
  readonly wanted: readonly string[]
  idAt(path: readonly string[]): string
}

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Date: '2026-04-01',
  DateTime: '2026-04-01T00:00:00.000Z',
  Float: 1,
  Int: 1,
  Money: 125_000,
  String: 'Certificate for the landlord',
}

/** A value of the type: what must be given, and what leads to the wanted place; undefined where nothing has to be. */
export function sampleOf(type: GraphQLInputType, path: readonly string[], sample: Sample): unknown {
  const isWanted = path.every((name, at) => sample.wanted[at] === name)
  if (!isNonNullType(type) && !isWanted) return undefined

  const inner = isNonNullType(type) ? type.ofType : type
  const named = getNamedType(type)
  const value = () => {
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields())
      const samples = fields.map(
        (field) => [field.name, sampleOf(field.type, [...path, field.name], sample)] as const,
      )
      return Object.fromEntries(samples.filter(([, given]) => given !== undefined))
    }
    if (isEnumType(named)) return named.getValues()[0]?.name
    const isWhole = isWanted && path.length === sample.wanted.length
    if (named.name === 'ID' || isWhole) return sample.idAt(path)
    if (!(named.name in scalars)) throw new Error(`There is no sample of ${named.name} yet.`)
    return scalars[named.name]
  }
  return isListType(inner) ? [value()] : value()
}
