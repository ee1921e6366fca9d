import type { Reading } from '../../reading/index.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { type CoverageRow, familyOfTitle } from './coverageRows.ts'
import { familiesIn, familiesOf } from './insuredFamilies.ts'
import { codeOf, likeNumber } from './likeNumber.ts'

/**
 * Which of several policies each row of a certificate is of, by its place among them; null for a row that none of them can
 * be. The policy's own number tells first, then its line of business: an umbrella also lists the numbers of the policies
 * beneath it, and a renewal that of the policy before.
 */
export function policyOfRows(
  rows: readonly CoverageRow[],
  policies: readonly Reading[],
): ReadonlyMap<CoverageRow, number | null> {
  const known = policies.map((policy) => {
    const { policyNumber, lineOfBusiness } = readPolicyFacts(policy).scalars
    const line = lineOfBusiness.fact?.value ?? null
    const text = textOf(policy)
    // An umbrella names the lines beneath it.
    const isLayer =
      line === 'UMBRELLA' ||
      line === 'EXCESS' ||
      (line === null && familiesIn(text.slice(0, longestTitle))[0] === 'umbrella')
    return {
      number: policyNumber.fact?.value ?? null,
      codes: codeOf(text),
      families: isLayer ? new Set<string>(['umbrella']) : familiesOf(normal(text), [], line),
      isLayer,
    }
  })
  return new Map(
    rows.map((row) => {
      const scores = known.map((policy) => likeness(row, policy))
      const best = Math.max(...scores)
      return [row, best > 0 ? scores.indexOf(best) : null]
    }),
  )
}

const longestTitle = 200

function likeness(
  { number, title }: CoverageRow,
  policy: {
    readonly number: string | null
    readonly codes: string
    readonly families: ReadonlySet<string>
    readonly isLayer: boolean
  },
): number {
  const code = codeOf(number.text)
  if (policy.number !== null && codeOf(policy.number) === code) return 8
  const family = familyOfTitle(title)
  const isOfLine = family !== null && policy.families.has(family)
  const isLike =
    policy.number !== null &&
    likeNumber([{ text: policy.number, quote: policy.number, page: 1 }], number.text) !== null
  if (isLike && (isOfLine || family === null || policy.families.size === 0)) return 6
  const isNamed = policy.codes.includes(code) && !policy.isLayer
  return isOfLine ? (isNamed ? 4 : 2) : isNamed ? 1 : 0
}
