import type { Reading } from '../../reading/index.ts'
import { datesIn } from '../facts/values.ts'
import type { Requirement } from './contractRequirements.ts'
import type { CoverageRow } from './coverageRows.ts'
import { familiesIn } from './insuredFamilies.ts'
import { issueDate } from './endedTerms.ts'
import type { Statement } from './statement.ts'
import { allowsLayers, layered, layering } from './umbrellaLayer.ts'

interface About {
  readonly certificate: Reading
  readonly rows: readonly CoverageRow[]
  readonly contract: Reading
  readonly contractText: string
  readonly requirements: readonly Requirement[]
  /** The day on which the coverage has to be in force, beside the certificate's own. */
  readonly today: string | null
}

/** How much of the umbrella on a certificate a contract lets count for each of its limits; nothing of one that has ended. */
export function countedUmbrella(
  shown: readonly Statement[],
  { certificate, rows, contract, contractText, requirements, today }: About,
): (requirement: Requirement, key: string) => number {
  const amount = shown.find((each) => each.item?.key === 'umbrellaOccurrence')?.amount ?? 0
  const day = today ?? issueDate(certificate)
  const ends = rows
    .filter(({ title }) => familiesIn(title).includes('umbrella') || /\b(?:umbrella|excess)\b/i.test(title))
    .flatMap(({ expires }) => datesIn(expires?.text ?? '').at(-1)?.iso ?? [])
  if (day !== null && ends.some((end) => end < day)) return () => 0
  // "(a) General liability of $2,000,000. Limits may be met by any combination of primary and umbrella": of (a) alone.
  const own = requirements.filter(
    ({ limits, quote }) =>
      limits.length > 0 &&
      contract.blocks.some(
        (block) => block.kind === 'listItem' && block.text.includes(quote) && layering.test(block.text),
      ),
  )
  return (requirement, key) =>
    layered.test(key) &&
    (own.length > 0 ? own.includes(requirement) : allowsLayers(requirement, requirements, contractText))
      ? amount
      : 0
}
