import { normal } from './coverageItem.ts'
import { placesIn } from './numberedPlaces.ts'
import type { Evidence } from './policyWording.ts'

/** Where a policy names a mortgagee, and for which of its numbered places: for all of them where it names none. */
export interface NamedInterest extends Evidence {
  readonly places: ReadonlySet<string>
}

export const asMortgagee = /\bmortgag(?:ees?|e ?holders?|e clause)\b/i

/** What a policy says of one mortgagee; null where it does not name it as such. */
export function namedMortgagee(name: string, sentences: readonly Evidence[]): NamedInterest | null {
  const key = normal(name)
  const own = sentences.flatMap((each, at) => {
    const isOwn = asMortgagee.test(`${each.form ?? ''} ${each.quote}`) && normal(each.quote).includes(key)
    if (!isOwn) return []
    // "Premises 1, Building only." stands behind the name and its address.
    const next = sentences[at + 1]
    const behind = next && next.page === each.page && onePlace.test(next.quote) ? next : null
    return [{ ...(behind ?? each), places: placesOf(`${each.quote} ${behind?.quote ?? ''}`) }]
  })
  const [first] = own
  if (!first) return null
  const told = own.find(({ places }) => places.size > 0) ?? first
  return { ...told, places: new Set(own.flatMap(({ places }) => [...places])) }
}

const onePlace = /\b(?:premises|locations?|buildings?|loc\.?)\s*(?:no\.?\s*)?\d{1,2}\b[^.]{0,30}\bonly\b/i

/** The premises of a text: of "Premises 1 Building 2" the first. */
function placesOf(text: string): Set<string> {
  const outer = text.replaceAll(
    /(\b(?:prem(?:ises)?|loc(?:ation)?)\.? ?\d{1,3}),? (?:building|bldg\.?) \d{1,3}/gi,
    '$1',
  )
  return new Set([...placesIn(outer)].filter((each) => each.startsWith('place')))
}
