import type { PolicyFacts } from '../facts/policyFacts.ts'
import { normal } from './coverageItem.ts'
import { placesIn } from './numberedPlaces.ts'
import type { Evidence } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** The property limits that a policy states for each of its locations. */
const ofPlaces = /^(?:building|contents|improvements|businessIncome)$/

/**
 * What a policy of several locations says of the one that a contract names by its street: its own limits instead of those
 * of the others, and no sentence that is only about others.
 */
export function statementsAtPremises<
  Said extends { statements: readonly Statement[]; sentences: readonly Evidence[] },
>(policy: Said, locations: PolicyFacts['locations'], contract: string): Said {
  const [premises, another] = locationsNamed(locations, contract)
  const own = premises && streetOf(premises.value)
  if (own == null || another || locations.filter(({ value }) => streetOf(value) !== null).length < 2)
    return policy
  const number = numberOf(own, policy.statements)
  const isOwn = ({ headings, label, quote }: Statement) => {
    const words = normal([...headings.slice(-1), label, quote].join(' '))
    return words.includes(own) || (number !== null && placesIn(label, quote).has(`place ${number}`))
  }
  const atPremises = Map.groupBy(
    policy.statements.filter(
      (each) => ofPlaces.test(each.item?.key ?? '') && each.amount !== null && isOwn(each),
    ),
    ({ item }) => item?.key ?? '',
  )
  const chosen = new Map(
    [...atPremises].map(([key, all]) => {
      const changed = all.filter(({ origin }) => origin === 'endorsement')
      return [key, new Set(changed.length > 0 ? changed : all)] as const
    }),
  )
  return {
    ...policy,
    statements: policy.statements.filter((each) => chosen.get(each.item?.key ?? '')?.has(each) !== false),
    sentences: policy.sentences.filter(({ quote }) => {
      const places = aboutPlaces.test(quote) && number !== null ? placesIn(quote) : new Set<string>()
      return places.size === 0 || places.has(`place ${number}`)
    }),
  }
}

/** "The limits for the two Buildings shall come to at least $2,500,000 in total". */
const inTotal = /\b(?:in total|in all|combined|together|(?:in )?the sum of)\b/i

/** What a policy gives in total at the premises of a contract, where a demand is for the total of several. */
export function withTotals(
  statements: readonly Statement[],
  locations: PolicyFacts['locations'],
  { quote, contract }: { readonly quote: string; readonly contract: string },
): readonly Statement[] {
  if (!inTotal.test(quote)) return statements
  const named = locationsNamed(locations, contract)
  const premises = named.length > 0 ? named : locations
  return (['building', 'contents'] as const).reduce<readonly Statement[]>((all, key) => {
    const limits = premises.flatMap(({ value }) => value[key] ?? [])
    const own = all.filter(({ item, amount }) => item?.key === key && amount !== null)
    const [first] = own
    if (!first || limits.length < 2) return all
    const amount = limits.reduce((sum, each) => sum + each, 0)
    return [...all.filter((each) => !own.includes(each)), { ...first, amount }]
  }, statements)
}

/** The locations of a policy that a contract names by their street. */
export function locationsNamed(
  locations: PolicyFacts['locations'],
  contract: string,
): PolicyFacts['locations'] {
  const text = ` ${normal(contract)} `
  return locations.filter(({ value }) => {
    const street = streetOf(value)
    return street !== null && text.includes(` ${street} `)
  })
}

function streetOf({ address }: { readonly address: string }): string | null {
  const street = normal(address.split(',')[0] ?? '')
  return /^\d/.test(street) ? street : null
}

/** "At Locations 1 and 4, roof surfacing is valued at actual cash value". */
const aboutPlaces =
  /^(?:\W*\d{0,2}[.)]\s+)?(?:at|for|as respects|with respect to) (?:locations?|premises|buildings?|loc\.?) \d(?!.*\bonly\b)/i

/** The number of the location at a street, where a row begins with both. */
function numberOf(street: string, statements: readonly Statement[]): string | null {
  for (const { headings, label } of statements)
    for (const title of [...headings.slice(-1), label]) {
      const number = new RegExp(
        String.raw`^(?:loc(?:ation)?|premises|building)? ?(?:no )?(\d{1,2}) ${street}\b`,
      ).exec(normal(title))?.[1]
      if (number !== undefined) return number
    }
  return null
}
