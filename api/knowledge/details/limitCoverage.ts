import { type AmountField, fieldOf } from '../facts/amountDictionary.ts'
import { type LimitName, limitNames } from '../facts/policyFacts.ts'
import { type LineOfBusiness, lineOfBusinessLabels } from '../policies/policyTerms.ts'
import { usualCoverages } from '../policies/usualCoverages.ts'
import { limitLabels } from './detailFields.ts'

/** What the coverage of a limit is usually called. */
export function limitCoverage(type: LineOfBusiness, limit: LimitName): string {
  const lines = [type, ...(Object.keys(usualCoverages) as LineOfBusiness[])]
  const usual = lines.flatMap(
    (line) => usualCoverages[line].find((name) => limitOf(line, name) === limit) ?? [],
  )
  return usual[0] ?? limitLabels[limit]
}

/** The field of the details that a coverage of a policy lists. */
export function limitOf(type: LineOfBusiness, coverage: string): AmountField | null {
  const line = lineOfBusinessLabels[type].toLowerCase()
  const field = fieldOf(coverage, line, line, '')
  return field === 'deductible' && type === 'CYBER' ? 'cyberRetentionLimit' : field
}

/** The limit of the details that a coverage of a policy lists; null if none. */
export function limitNamed(type: LineOfBusiness, coverage: string): LimitName | null {
  const field = limitOf(type, coverage)
  return limitNames.find((name) => name === field) ?? null
}
