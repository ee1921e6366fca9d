import type { CertificateFacts } from './certificateFacts.ts'
import type { LineOfBusiness } from './policyTerms.ts'

/** What a certificate asks about a policy besides its limits. */
export type CertificateQuestion = 'AGGREGATE' | 'AUTOS' | 'BASIS' | 'PROPRIETORS' | 'RETENTION'

const liability = ['BASIS', 'AGGREGATE'] as const

/** The questions for each line of business, in certificate order. */
export const certificateQuestions = {
  ACCIDENT_AND_HEALTH: [],
  BUSINESS_OWNERS: liability,
  COMMERCIAL_AUTO: ['AUTOS'],
  CYBER: ['BASIS'],
  DIRECTORS_AND_OFFICERS: ['BASIS'],
  EMPLOYMENT_PRACTICES_LIABILITY: ['BASIS'],
  ERRORS_AND_OMISSION: ['BASIS'],
  EXCESS: ['BASIS', 'RETENTION'],
  GENERAL_LIABILITY: liability,
  JEWELERS_BLOCK: [],
  OTHER: [],
  PACKAGE: liability,
  PRODUCT_LIABILITY: liability,
  PROFESSIONAL_LIABILITY: ['BASIS'],
  PROPERTY: [],
  RENTAL: [],
  SHIPPING_AND_TRANSPORTATION: [],
  UMBRELLA: ['BASIS', 'RETENTION'],
  WORKERS_COMPENSATION: ['PROPRIETORS'],
} as const satisfies Record<LineOfBusiness, readonly CertificateQuestion[]>

/** Certificate questions that a policy does not answer, worded to follow "doesn’t say". */
export function unansweredQuestions(type: LineOfBusiness, facts: CertificateFacts): string[] {
  return certificateQuestions[type].flatMap((question: CertificateQuestion) => unanswered[question](facts))
}

const unanswered: Record<CertificateQuestion, (facts: CertificateFacts) => string[]> = {
  BASIS: ({ claimsBasis }) => (claimsBasis ? [] : ['whether it is occurrence or claims-made']),
  AGGREGATE: ({ aggregatePer }) => (aggregatePer ? [] : ['what the aggregate limit applies to']),
  AUTOS: ({ coveredAutos }) => (coveredAutos.length > 0 ? [] : ['which autos are covered']),
  RETENTION: ({ retentionKind }) => (retentionKind ? [] : ['whether a deductible or a retention applies']),
  PROPRIETORS: ({ isPerStatute, areProprietorsExcluded }) => [
    ...(isPerStatute === null ? ['whether limits are per statute'] : []),
    ...(areProprietorsExcluded === null ? ['whether proprietors are excluded'] : []),
  ],
}
