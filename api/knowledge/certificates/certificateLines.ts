import type { LineOfBusiness } from '../policies/policyTerms.ts'

/** Lines that belong on a certificate of liability insurance unless others are selected; holders expect motor truck cargo too. */
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
  SHIPPING_AND_TRANSPORTATION: true,
  UMBRELLA: true,
  WORKERS_COMPENSATION: true,
} as const satisfies Record<LineOfBusiness, boolean>

/** The sections of ACORD 25 from top to bottom; other lines come after. */
const sections: readonly LineOfBusiness[] = [
  'GENERAL_LIABILITY',
  'BUSINESS_OWNERS',
  'PACKAGE',
  'PRODUCT_LIABILITY',
  'COMMERCIAL_AUTO',
  'UMBRELLA',
  'EXCESS',
  'WORKERS_COMPENSATION',
]

/** Compares policies by their ACORD 25 section. */
export function inAcordOrder(a: { type: LineOfBusiness }, b: { type: LineOfBusiness }): number {
  return sectionOf(a.type) - sectionOf(b.type)
}

function sectionOf(type: LineOfBusiness): number {
  const at = sections.indexOf(type)
  return at < 0 ? sections.length : at
}
