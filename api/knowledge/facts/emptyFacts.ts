import { limitNames, type FactField, type LimitName, type PolicyFacts } from './policyFacts.ts'

export const absent: FactField<never> = { fact: null, conflict: [] }

/** A policy of which nothing is known. */
export const emptyFacts: PolicyFacts = {
  document: { type: 'OTHER', confidence: 0, quote: null, page: null },
  scalars: {
    policyNumber: absent,
    lineOfBusiness: absent,
    insuredName: absent,
    otherInsureds: absent,
    insuredAddress: absent,
    carrierName: absent,
    carrierAddress: absent,
    effectiveDate: absent,
    expirationDate: absent,
    premium: absent,
    taxes: absent,
    fees: absent,
    deductible: absent,
    cancellationNoticeDays: absent,
    retroactiveDate: absent,
  },
  limits: Object.fromEntries(
    limitNames.map((name): [LimitName, FactField<number>] => [name, absent]),
  ) as Record<LimitName, FactField<number>>,
  extraLimits: [],
  deductibles: [],
  locations: [],
  forms: [],
  endorsements: [],
  namedAdditionalInsureds: [],
  blanketAdditionalInsureds: [],
  waiversOfSubrogation: [],
  primaryNoncontributory: [],
  coverages: [],
  exclusions: [],
  schedules: [],
  summary: null,
}
