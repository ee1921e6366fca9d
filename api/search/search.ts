import { badInput, builder, typenameOf } from '../graphql/index.ts'
import type { RequestContext } from '../graphql/index.ts'
import type { Hit, Row } from '../platform/index.ts'
import { enough, withMisspelt } from './misspelt.ts'
import { searchables } from './searchable.ts'

const places = { default: 20, most: 50 }

const SearchResult = builder.unionType('SearchResult', {
  types: () => searchables().map(({ type }) => type),
  resolveType: ({ id }) => typenameOf(id),
})

builder.queryField('search', (t) =>
  t.field({
    type: [SearchResult],
    description:
      "Searches the agency's records, best match first. Each word matches whole or as a prefix, ignoring case, accents and legal suffixes; misspellings are tolerated if there are few results. A complete number, email address or phone number returns the record it identifies and no others of its kind.",
    args: { text: t.arg.string({ required: true }), first: t.arg.int() },
    async resolve(_, { text, first }, context) {
      const size = first ?? places.default
      if (size < 0 || size > places.most) throw badInput(`A search returns 0 to ${places.most} results.`)
      const hits = await find(context, { text, first: size, isTolerant: false })
      const found = rowsOf(hits)
      const isEnough = found.length >= Math.min(enough, size)
      // Whoever types a whole number means that one, and none that is like it.
      if (isEnough || hits.some(({ isIdentified }) => isIdentified)) return found
      const meant = rowsOf(await find(context, { text, first: size, isTolerant: true }))
      return withMisspelt(found, meant, size)
    },
  }),
)

async function find(
  context: RequestContext,
  sought: { text: string; first: number; isTolerant: boolean },
): Promise<Hit<Row>[]> {
  return ranked(await Promise.all(searchables().map((kind) => kind.find(context, sought))), sought.first)
}

function rowsOf(hits: readonly Hit<Row>[]): Row[] {
  return hits.map(({ row }) => row)
}

/**
 * The best of what was found of each kind, best first. No kind takes more than half of the places while others could use
 * them: the twenty requests of a client do not hide their account.
 */
function ranked(foundByKind: readonly (readonly Hit<Row>[])[], first: number): Hit<Row>[] {
  const half = Math.ceil(first / 2)
  const all = foundByKind
    .flatMap((hits) => hits.map((hit, at) => ({ ...hit, isBeyondHalf: at >= half })))
    .toSorted(byPoints)
  return all
    .toSorted((a, b) => Number(a.isBeyondHalf) - Number(b.isBeyondHalf))
    .slice(0, first)
    .toSorted(byPoints)
}

function byPoints(a: Hit<Row>, b: Hit<Row>): number {
  return b.points - a.points
}
