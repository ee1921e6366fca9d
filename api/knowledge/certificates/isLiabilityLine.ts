import type { LineOfBusiness } from '../policies/policyTerms.ts'

/** Which lines belong on a certificate of liability insurance unless someone chooses others. */
export const isLiabilityLine = {
  ACCIDENT_AND_HEALTH: false,
  BUSINESS_OWNERS: true,
  COMMERCIAL_AUTO: true,
  CYBER: false,
  DIRECTORS_AND_OFFICERS: false,
  EMPLOYMENT_PRACTICES_LIABILITY: false,
  ERRORS_AND_OMISSION: true,
  EXCESS: true,
  GENERAL_LIABILITY: true,
  JEWELERS_BLOCK: false,
  OTHER: false,
  PACKAGE: true,
  PRODUCT_LIABILITY: true,
  PROFESSIONAL_LIABILITY: true,
  PROPERTY: false,
  RENTAL: false,
  SHIPPING_AND_TRANSPORTATION: false,
  UMBRELLA: true,
  WORKERS_COMPENSATION: true,
} as const satisfies Record<LineOfBusiness, boolean>
