import type { LineOfBusiness } from '../../knowledge/index.ts'

/** Limits by line and coverage, in dollars: the most common one, then larger ones. */
type Limits = Readonly<Record<string, readonly [number, ...number[]]>>

const liability: Limits = {
  'Each occurrence': [1_000_000, 2_000_000, 5_000_000],
  Aggregate: [1_000_000, 2_000_000, 5_000_000],
}
const claims: Limits = { 'Each claim': [1_000_000, 2_000_000], Aggregate: [3_000_000, 4_000_000] }
const package_: Limits = {
  'Each occurrence': [1_000_000, 2_000_000],
  'General aggregate': [2_000_000, 4_000_000],
  Building: [850_000, 2_400_000],
  'Business personal property': [120_000, 350_000],
}

/** Coverages have the names that certificates show. */
export const coverageLimits: Readonly<Record<LineOfBusiness, Limits>> = {
  ACCIDENT_AND_HEALTH: { 'Accident medical expense': [25_000, 100_000] },
  BUSINESS_OWNERS: package_,
  COMMERCIAL_AUTO: {
    'Combined single limit (each accident)': [1_000_000, 2_000_000],
    'Uninsured motorist (each accident)': [100_000, 250_000],
  },
  CYBER: { 'Each claim': [1_000_000], Aggregate: [1_000_000], Retention: [10_000] },
  DIRECTORS_AND_OFFICERS: claims,
  EMPLOYMENT_PRACTICES_LIABILITY: { 'Each claim': [500_000], Aggregate: [1_000_000] },
  ERRORS_AND_OMISSION: claims,
  EXCESS: liability,
  GENERAL_LIABILITY: {
    'Each occurrence': [1_000_000, 2_000_000],
    'Damage to rented premises (each occurrence)': [100_000, 300_000],
    'Medical expense (any one person)': [5_000, 10_000],
    'Personal and advertising injury': [1_000_000, 2_000_000],
    'General aggregate': [2_000_000, 4_000_000],
    'Products and completed operations aggregate': [2_000_000, 4_000_000],
  },
  JEWELERS_BLOCK: { 'Each loss': [250_000, 750_000] },
  OTHER: { 'Each loss': [100_000] },
  PACKAGE: package_,
  PRODUCT_LIABILITY: liability,
  PROFESSIONAL_LIABILITY: claims,
  PROPERTY: {
    Building: [1_800_000, 6_500_000],
    'Business personal property': [150_000, 400_000],
    'Business income': [250_000, 600_000],
  },
  RENTAL: { Dwelling: [420_000, 900_000], Liability: [300_000, 500_000] },
  SHIPPING_AND_TRANSPORTATION: { 'Motor truck cargo': [100_000, 250_000], 'Each loss': [250_000, 500_000] },
  UMBRELLA: liability,
  WORKERS_COMPENSATION: {
    'Employers liability (each accident)': [500_000, 1_000_000],
    'Employers liability (disease, each employee)': [500_000, 1_000_000],
    'Employers liability (disease, policy limit)': [500_000, 1_000_000],
  },
}
