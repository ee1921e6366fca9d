import type { Reading } from '../../reading/index.ts'
import { isProse } from './contractClauses.ts'
import { readContractRequirements } from './contractRequirements.ts'
import type { RequirementKind } from './requirementKinds.ts'
import type { NamedLimit } from './limitsNamed.ts'
import { type ProofDuty, readProofDuties } from './proofDuties.ts'

/** A clause of a contract about insurance: a requirement, how it is proven, or what happens without it. */
export interface InsuranceClause {
  readonly kind: RequirementKind | 'evidence' | 'indemnity' | 'general'
  /** The coverage that it is about, for people; null when it names none. */
  readonly coverage: string | null
  readonly limits: readonly NamedLimit[]
  readonly days: number | null
  /** What to send, where it asks for proof of insurance. */
  readonly proof: ProofDuty | null
  /** Verbatim. */
  readonly quote: string
  readonly page: number
}

const evidence =
  /\b(?:certificates?|proofs?|evidence|copies|copy|statement of coverages?)\b.{0,80}\binsur|\binsur\w+.{0,40}\bcertificates?\b|\breceipts?\b.{0,40}\bpremiums?\b/i
const insurance =
  /\binsurance\b|\bself-insur|\binsured\b|\binsurers?\b|\bdeductibles?\b|additional(?:ly)? (?:named )?insureds?|\bassurance cover/i
/** Who indemnifies whom: insurance is bought to back it. */
const indemnity =
  /\b(?:shall|must|will|agrees? to|undertakes? to)\b.{0,80}\b(?:indemnify|hold\b.{0,60}\bharmless|defend)\b/i
const says =
  /\b(?:shall|must|will|may|agrees?|require[ds]?|carr(?:y|ies)|maintains?|covered|warrants?|represents?|entitled|responsible|includ(?:e|es|ing)|polic(?:y|ies)|coverages?|cover|limits?)\b/i

/** Every clause about insurance, the requirements first read as such. */
export function readInsuranceClauses(reading: Reading): InsuranceClause[] {
  const required = readContractRequirements(reading).map(
    ({ kind, item, limits, days, quote, page }): InsuranceClause => ({
      kind,
      coverage: item?.label ?? null,
      limits,
      days,
      proof: null,
      quote,
      page,
    }),
  )
  const proofs = readProofDuties(reading).map((proof): InsuranceClause => ({
    kind: 'evidence',
    coverage: null,
    limits: [],
    days: null,
    proof,
    quote: proof.quote,
    page: proof.page,
  }))
  // A sentence may ask for notice beside proof.
  const isRequired = new Set(required.flatMap(({ kind, quote }) => (kind === 'notice' ? [] : [quote])))
  const found = [...required, ...proofs.filter(({ quote }) => !isRequired.has(quote))]
  const known = new Set(found.map(({ quote }) => quote))
  for (const block of reading.blocks) {
    if (block.kind === 'heading') continue
    const isInSection = block.headings.some((heading) => /insur/i.test(heading))
    const texts =
      block.kind === 'table'
        ? block.rows.map((row) => row.map(({ text }) => text.trim()).join(' ')).filter(isProse)
        : [block.text]
    for (const sentence of texts.flatMap((text) => text.split(/(?<=[.!?;])\s+(?=[A-Z“"(])/))) {
      const quote = sentence.trim()
      const isAbout =
        insurance.test(quote) || (isInSection && /\bpolic(?:y|ies)\b|\bcoverages?\b/i.test(quote))
      const isIndemnity = indemnity.test(quote)
      const isReceipt = /\breceipts?\b.{0,40}\bpremiums?\b/i.test(quote)
      if (quote.length < 25 || !(isIndemnity || isReceipt || (isAbout && says.test(quote)))) continue
      // A sentence whose parts were read as requirements is told already.
      if ([...known].some((each) => quote.includes(each) || each.includes(quote))) continue
      const kind = isIndemnity ? 'indemnity' : evidence.test(quote) ? 'evidence' : 'general'
      found.push({ kind, coverage: null, limits: [], days: null, proof: null, quote, page: block.page })
    }
  }
  return found
}
