import { isId, type AnyKind, type Kind, type Row } from '../platform/index.ts'
import { builder } from './builder.ts'
import type { RequestContext } from './requestContext.ts'

interface NodeType {
  readonly typename: string
  readonly kind: AnyKind
  load(context: RequestContext, id: string): Row | null | Promise<Row | null>
}

const nodeTypes = new Map<string, NodeType>()

/** The type name behind a global ID, from the ID's prefix; null if there is none. */
export function typenameOf(id: string): string | null {
  return nodeTypes.get(id.slice(0, id.indexOf('_')))?.typename ?? null
}

/** The GraphQL type for a kind of record; null if it is not exposed. */
export function typenameOfKind(kindName: string): string | null {
  for (const type of nodeTypes.values()) if (type.kind.name === kindName) return type.typename
  return null
}

export const Node = builder.interfaceRef<Row>('Node').implement({
  resolveType: (row) => typenameOf(row.id),
  fields: (t) => ({ id: t.exposeID('id') }),
})

/** Declares an object type that `node(id)` can find: the kind's row in the viewer's agency, unless `load` is given. */
export function nodeRef<Value, R extends Row>(
  typename: string,
  kind: Kind<Value, R>,
  load: (context: RequestContext, id: string) => R | null | Promise<R | null> = (context, id) =>
    context.agency.table(kind).get(id) ?? null,
) {
  const taken = nodeTypes.get(kind.prefix)
  if (taken) throw new Error(`Ids that start with ${kind.prefix}_ already belong to ${taken.typename}`)
  nodeTypes.set(kind.prefix, { typename, kind, load })
  return builder.objectRef<R>(typename)
}

/** Resolves a global ID in the viewer's agency; null if it does not exist. */
export async function loadNode(context: RequestContext, id: string) {
  if (!isId(id)) return null
  return nodeTypes.get(id.slice(0, id.indexOf('_')))?.load(context, id) ?? null
}

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => loadNode(context, id),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, context) => Promise.all(ids.map((id) => loadNode(context, id))),
  }),
}))
