import type { Reading } from '../../reading/index.ts'
import { type Amendment, amendedText } from './amendments.ts'
import type { CoverageDescription, Fact } from './policyFacts.ts'

interface Descriptions {
  readonly coverages: readonly CoverageDescription[]
  readonly exclusions: readonly CoverageDescription[]
}

/**
 * What is covered and excluded after the endorsements: a deleted exclusion excludes nothing, what lifts it in some cases
 * or at some locations is told with it, and a changed number or period takes the place of the old one.
 */
export function amendedDescriptions(
  { coverages, exclusions }: Descriptions,
  amendments: readonly Amendment[],
  { blocks }: Reading,
): { coverages: CoverageDescription[]; exclusions: CoverageDescription[] } {
  function amended(description: CoverageDescription): CoverageDescription {
    const own = amendments.filter(({ clause }) => isOf(description, clause.text))
    return own.reduce((known, { text, block, change }) => {
      const page = blocks[block]?.page ?? null
      const changed = change && amendedText(known.description, change)
      if (page === null || (change && changed === null)) return known
      return {
        ...known,
        description: changed ?? `${known.description.replace(/[.;]?$/, '.')} ${text}`,
        policyQuotes: [...known.policyQuotes, { quote: text, page, documentId: null }],
      }
    }, description)
  }
  const deleted = amendments.filter(({ effect, places }) => effect === 'REMOVED' && places.length === 0)
  return {
    coverages: coverages.map(amended),
    exclusions: exclusions
      .filter((description) => !deleted.some(({ clause }) => isOf(description, clause.text)))
      .map(amended),
  }
}

function isOf({ policyQuotes: [first] }: CoverageDescription, clause: string): boolean {
  return first !== undefined && clause.includes(first.quote)
}

const days = /^(\d{1,3}) days?$/i
const ofNonpayment = /\b(?:only|solely) (?:for|if) nonpayment\b|\bfor nonpayment\b(?!.*\bother\b)/i

/** The notice of cancellation that endorsements change by reference: "In condition 15, the 30 days become 60 days". */
export function amendedNotices(amendments: readonly Amendment[], { blocks }: Reading): Fact<number>[] {
  return amendments.flatMap(({ clause, change, text, block }): Fact<number>[] => {
    const to = Number(days.exec(change?.to ?? '')?.[1])
    const page = blocks[block]?.page
    if (!to || page === undefined || !/\bcancel/i.test(clause.text) || ofNonpayment.test(text)) return []
    const source = { origin: 'endorsement', form: null, documentId: null, reason: null } as const
    return [{ value: to, quote: text, page, box: blocks[block]?.box ?? null, confidence: 0.9, source }]
  })
}
