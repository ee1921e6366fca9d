import type { Reading } from '../../reading/index.ts'
import { readContractRequirements, type RequirementKind } from './contractRequirements.ts'
import type { NamedLimit } from './limitsNamed.ts'

/** A clause of a contract about insurance: a requirement, how it is proven, or what happens without it. */
export interface InsuranceClause {
  readonly kind: RequirementKind | 'evidence' | 'general'
  /** The coverage that it is about, for people; null when it names none. */
  readonly coverage: string | null
  readonly limits: readonly NamedLimit[]
  readonly days: number | null
  /** Verbatim. */
  readonly quote: string
  readonly page: number
}

const evidence =
  /\b(?:certificates?|proofs?|evidence|copies|copy|statement of coverages?)\b.{0,80}\binsur|\binsur\w+.{0,40}\bcertificates?\b/i
const insurance =
  /\binsurance\b|\bself-insur|\binsured\b|\binsurers?\b|\bdeductibles?\b|additional(?:ly)? (?:named )?insureds?|\bassurance cover/i
const says =
  /\b(?:shall|must|will|may|agrees?|require[ds]?|carr(?:y|ies)|maintains?|covered|warrants?|represents?|entitled|responsible|includ(?:e|es|ing)|polic(?:y|ies)|coverages?|cover|limits?)\b/i

/** Every clause about insurance, the requirements first read as such. */
export function readInsuranceClauses(reading: Reading): InsuranceClause[] {
  const found: InsuranceClause[] = readContractRequirements(reading).map(
    ({ kind, item, limits, days, quote, page }) => ({
      kind,
      coverage: item?.label ?? null,
      limits,
      days,
      quote,
      page,
    }),
  )
  const known = new Set(found.map(({ quote }) => quote))
  for (const block of reading.blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'listItem') continue
    const isInSection = block.headings.some((heading) => /insur/i.test(heading))
    for (const sentence of block.text.split(/(?<=[.!?;])\s+(?=[A-Z“"(])/)) {
      const quote = sentence.trim()
      const isAbout =
        insurance.test(quote) || (isInSection && /\bpolic(?:y|ies)\b|\bcoverages?\b/i.test(quote))
      if (quote.length < 25 || !isAbout || !says.test(quote)) continue
      // A sentence whose parts were read as requirements is told already.
      if ([...known].some((each) => quote.includes(each) || each.includes(quote))) continue
      const kind = evidence.test(quote) ? 'evidence' : 'general'
      found.push({ kind, coverage: null, limits: [], days: null, quote, page: block.page })
    }
  }
  return found
}
