import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'

/** What one document may ask for; several times what our largest does. */
const bounds = { depth: 12, aliases: 30, fields: 400 } as const

/** The words of a document that are read at most. */
export const mostTokens = 2_000

interface Extent {
  readonly depth: number
  readonly aliases: number
  /** Fields after every fragment has been written out. */
  readonly fields: number
}

const nothing: Extent = { depth: 0, aliases: 0, fields: 0 }

/** Refuses a document that is too deep, has too many aliases or asks for too many fields. */
export const boundsRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const { depth, aliases, fields } = extentOf(operation.selectionSet, {
      fragment: (name) => context.getFragment(name),
      open: new Set(),
      known: new Map(),
    })
    const refuse = (message: string) =>
      context.reportError(
        new GraphQLError(message, {
          nodes: operation,
          extensions: { code: 'TOO_MUCH', http: { status: 400 } },
        }),
      )
    if (depth > bounds.depth)
      refuse(`The document is too deep: ${depth} levels, where ${bounds.depth} are the most.`)
    if (aliases > bounds.aliases) {
      refuse(`The document has too many aliases: ${aliases}, where ${bounds.aliases} are the most.`)
    }
    if (fields > bounds.fields)
      refuse(`The document asks for too much: ${bounds.fields} fields are the most.`)
    return false
  },
})

interface Reading {
  fragment(name: string): FragmentDefinitionNode | null | undefined
  /** The fragments that are being read: one that contains itself would never end. */
  readonly open: Set<string>
  readonly known: Map<string, Extent>
}

function extentOf(selections: SelectionSetNode, reading: Reading): Extent {
  let [depth, aliases, fields] = [0, 0, 0]
  for (const selection of selections.selections) {
    const isField = selection.kind === Kind.FIELD
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragmentExtent(selection.name.value, reading)
        : extentWithin(selection.selectionSet, reading)
    // Introspection is deep by nature, and is for development.
    if (isField && selection.name.value.startsWith('__')) continue
    depth = Math.max(depth, inner.depth + (isField ? 1 : 0))
    aliases += inner.aliases + (isField && selection.alias ? 1 : 0)
    fields += inner.fields + (isField ? 1 : 0)
  }
  return { depth, aliases, fields }
}

function extentWithin(selections: SelectionSetNode | undefined, reading: Reading): Extent {
  return selections ? extentOf(selections, reading) : nothing
}

function fragmentExtent(name: string, reading: Reading): Extent {
  const known = reading.known.get(name)
  if (known) return known
  const fragment = reading.fragment(name)
  if (!fragment || reading.open.has(name)) return nothing
  reading.open.add(name)
  const extent = extentOf(fragment.selectionSet, reading)
  reading.open.delete(name)
  reading.known.set(name, extent)
  return extent
}
