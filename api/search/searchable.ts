import type { connectionType, RequestContext } from '../graphql/index.ts'
import type { Hit, Kind, Row } from '../platform/index.ts'

type ObjectType<R extends Row> = Parameters<typeof connectionType<R>>[1]

/** What the search of the whole agency knows of a kind: how its results are typed, and how they are found. */
export interface Searchable {
  readonly type: ObjectType<Row>
  find(
    context: RequestContext,
    sought: { text: string; first: number; isTolerant: boolean },
  ): Promise<Hit<Row>[]>
}

const known: Searchable[] = []

/**
 * Has the search of the whole agency find the records of this kind, by the texts of its `search`. Kinds that are
 * declared earlier come first among results that are as good.
 */
export function searchable<Value, R extends Row>(
  type: ObjectType<R>,
  kind: Kind<Value, R>,
  isShown: (row: R, context: RequestContext) => boolean = () => true,
): void {
  if (!kind.search) throw new Error(`The kind ${kind.name} does not say by which texts it is found.`)
  known.push({
    type,
    async find(context, sought) {
      const hits = await context.agency.table(kind).search(sought)
      return hits.filter(({ row }) => isShown(row, context))
    },
  })
}

/** Everything that was declared. */
export function searchables(): readonly Searchable[] {
  return known
}
