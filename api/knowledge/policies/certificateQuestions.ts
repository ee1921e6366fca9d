import type { LineOfBusiness } from './policyTerms.ts'

/** What a certificate asks about a policy, beside its limits. */
export type CertificateQuestion = 'AGGREGATE' | 'AUTOS' | 'BASIS' | 'PROPRIETORS' | 'RETENTION'

const liability = ['BASIS', 'AGGREGATE'] as const

/** The questions of each line of business, in the order of a certificate. */
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
