import type { LineOfBusiness } from './policyTerms.ts'

const liability = ['Each occurrence', 'Aggregate'] as const

const generalLiability = [
  'Each occurrence',
  'Damage to rented premises (each occurrence)',
  'Medical expense (any one person)',
  'Personal and advertising injury',
  'General aggregate',
  'Products and completed operations aggregate',
] as const

const combined = [...generalLiability, 'Building', 'Business personal property'] as const

/** Coverages that a policy of each line usually lists, in the order of the standard certificate. */
export const usualCoverages = {
  ACCIDENT_AND_HEALTH: [],
  BUSINESS_OWNERS: combined,
  COMMERCIAL_AUTO: [
    'Combined single limit (each accident)',
    'Bodily injury (per person)',
    'Bodily injury (per accident)',
    'Property damage (per accident)',
  ],
  CYBER: ['Each claim', 'Aggregate', 'Retention'],
  DIRECTORS_AND_OFFICERS: ['Each claim', 'Aggregate'],
  EMPLOYMENT_PRACTICES_LIABILITY: ['Each claim', 'Aggregate'],
  ERRORS_AND_OMISSION: ['Each claim', 'Aggregate'],
  EXCESS: liability,
  GENERAL_LIABILITY: generalLiability,
  JEWELERS_BLOCK: ['Each loss'],
  OTHER: [],
  PACKAGE: combined,
  PRODUCT_LIABILITY: liability,
  PROFESSIONAL_LIABILITY: ['Each claim', 'Aggregate'],
  PROPERTY: ['Building', 'Business personal property', 'Business income'],
  RENTAL: ['Dwelling', 'Liability'],
  SHIPPING_AND_TRANSPORTATION: ['Motor truck cargo', 'Each loss'],
  UMBRELLA: liability,
  WORKERS_COMPENSATION: [
    'Employers liability (each accident)',
    'Employers liability (disease, each employee)',
    'Employers liability (disease, policy limit)',
  ],
} satisfies Record<LineOfBusiness, readonly string[]>
