import type { connectionType, RequestContext } from '../graphql/index.ts'
import type { Hit, Kind, Row } from '../platform/index.ts'
import type { InsideOf } from './insideIndex.ts'

type ObjectType<R extends Row> = Parameters<typeof connectionType<R>>[1]

interface Sought {
  readonly text: string
  readonly first: number
  readonly isTolerant: boolean
}

/** What the search of the whole agency knows of a kind: how its results are typed, and how they are found. */
export interface Searchable {
  readonly type: ObjectType<Row>
  find(context: RequestContext, sought: Sought): Promise<Hit<Row>[]>
}

/** Which kinds come first among results that are as good. */
const standings = ['client', 'policy', 'request', 'document', 'person'] as const

interface SearchableOptions<R extends Row> {
  readonly standing: (typeof standings)[number]
  /** Whether the viewer may see the row; all of them unless given. */
  readonly isShown?: (row: R, context: RequestContext) => boolean
  /** What else it says; it is found by its row alone unless given. */
  readonly inside?: InsideOf<R>
}

const known = new Map<(typeof standings)[number], Searchable[]>(standings.map((standing) => [standing, []]))

/** Has the search of the whole agency find the records of this kind, by the texts of its `search` and by what is inside. */
export function searchable<Value, R extends Row>(
  type: ObjectType<R>,
  kind: Kind<Value, R>,
  { standing, isShown = () => true, inside }: SearchableOptions<R>,
): void {
  if (!kind.search) throw new Error(`The kind ${kind.name} does not say by which texts it is found.`)
  known.get(standing)?.push({
    type,
    async find(context, sought) {
      const table = context.agency.table(kind)
      const where = (row: R) => isShown(row, context)
      const named = await table.search({ ...sought, where })
      // A misspelled word is like too many others to be looked for in all texts.
      if (!inside || sought.isTolerant || named.some(({ isIdentified }) => isIdentified)) return named
      const isKnown = new Set(named.map(({ row }) => row.id))
      const found = await inside(context.agency).find({
        ...sought,
        isWanted(id) {
          const row = table.get(id)
          return row !== undefined && !isKnown.has(id) && where(row)
        },
      })
      const within = found.flatMap(({ id, points }) => {
        const row = table.get(id)
        return row ? [{ row, points, isIdentified: false }] : []
      })
      return [...named, ...within].slice(0, sought.first)
    },
  })
}

/** Everything that was declared, by standing. */
export function searchables(): readonly Searchable[] {
  return [...known.values()].flat()
}
