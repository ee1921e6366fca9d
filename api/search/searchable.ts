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

/** Which kinds come first among results that are as good. */
const standings = ['client', 'policy', 'request', 'document', 'person'] as const

interface SearchableOptions<R> {
  readonly standing: (typeof standings)[number]
  /** Whether the viewer may see the row; all of them unless given. */
  readonly isShown?: (row: R, context: RequestContext) => boolean
}

const known = new Map<(typeof standings)[number], Searchable[]>(standings.map((standing) => [standing, []]))

/** Has the search of the whole agency find the records of this kind, by the texts of its `search`. */
export function searchable<Value, R extends Row>(
  type: ObjectType<R>,
  kind: Kind<Value, R>,
  { standing, isShown = () => true }: SearchableOptions<R>,
): void {
  if (!kind.search) throw new Error(`The kind ${kind.name} does not say by which texts it is found.`)
  known.get(standing)?.push({
    type,
    find: (context, sought) =>
      context.agency.table(kind).search({ ...sought, where: (row) => isShown(row, context) }),
  })
}

/** Has the search of the whole agency find what `find` answers. */
export function searchableBy<R extends Row>(
  type: ObjectType<R>,
  { standing, find }: Pick<SearchableOptions<R>, 'standing'> & { find: Searchable['find'] },
): void {
  known.get(standing)?.push({ type, find })
}

/** Everything that was declared, by standing. */
export function searchables(): readonly Searchable[] {
  return [...known.values()].flat()
}
