import type { Reading } from '../../reading/index.ts'
import { forSuchOnly } from '../facts/changesLimits.ts'
import type { PolicyPart } from './coverageRows.ts'
import { type Candidate, candidatesIn } from './candidatesIn.ts'
import { policySentences } from './coverageTerms.ts'
import { readStatements } from './statements.ts'
import { type PolicyPlaces, wordsNear } from './policyPlaces.ts'
import { withReferences } from './withReferences.ts'
import type { Statement } from './statement.ts'

/** What a line of the certificate is looked up in, by the title of its part of the policy; the whole policy for any other. */
export function poolsOf(
  policy: Reading,
  parts: readonly PolicyPart[],
  all: readonly Statement[],
  placesOf: PolicyPlaces,
): (title: string | undefined) => readonly Candidate[] {
  const says = all.filter(({ quote }) => !forSuchOnly.test(quote))
  const sentences = policySentences(policy)
  const located = (candidates: readonly Candidate[]) =>
    withReferences(candidates, policy).map((each) => ({
      ...each,
      own: { ...each.own, places: placesOf(wordsNear(each.own)) },
    }))
  const own = new Map(
    parts.flatMap(({ row, blocks }) =>
      blocks ? [[row.title, readStatements({ ...policy, blocks: [...blocks] })] as const] : [],
    ),
  )
  const known = new Map<string | undefined, readonly Candidate[]>([
    [undefined, located(candidatesIn(says, sentences))],
  ])
  return (title) => {
    const pool = known.get(title)
    if (pool) return pool
    const mine = title === undefined ? [] : (own.get(title) ?? [])
    const ofMine = new Set(mine.map(({ quote }) => quote))
    const ofOthers = new Set(
      [...own].flatMap(([other, theirs]) => (other === title ? [] : theirs.map(({ quote }) => quote))),
    )
    const rest = says.filter(
      ({ quote, amount }) => !mine.some((each) => each.quote === quote && each.amount === amount),
    )
    const made = located(
      candidatesIn([...mine, ...rest], sentences, ({ quote }) => ofOthers.has(quote) && !ofMine.has(quote)),
    )
    known.set(title, made)
    return made
  }
}
