import type { LineOfBusiness } from '../policies/policyTerms.ts'

const general = [
  'What are the limits of this policy?',
  'What is the deductible?',
  'What is not covered?',
  'How much notice is given before cancellation?',
] as const

const property = [
  'What are the building and contents limits?',
  'What is the wind and hail deductible?',
  'Is flood covered?',
  'Is there a vacancy condition?',
] as const

const professional = [
  'What is the limit for each claim?',
  'What is the retention?',
  'What is the retroactive date?',
  'Are defense costs inside the limit?',
] as const

/** Common client questions for each line of business. */
export const suggestedQuestions = {
  ACCIDENT_AND_HEALTH: [
    'Who is covered?',
    'What are the benefit limits?',
    'Is there a waiting period?',
    'What is not covered?',
  ],
  BUSINESS_OWNERS: [
    'What are the building and contents limits?',
    'What is the liability limit for each occurrence?',
    'Is water backup covered?',
    'How long is lost income covered?',
  ],
  COMMERCIAL_AUTO: [
    'What is the liability limit?',
    'Which vehicles are covered?',
    'Are hired and non-owned autos covered?',
    'What is the collision deductible?',
  ],
  CYBER: [
    'What is the aggregate limit?',
    'What is the retention?',
    'Is ransomware covered?',
    'Is funds transfer fraud covered?',
  ],
  DIRECTORS_AND_OFFICERS: [
    'What is the limit for each claim?',
    'What is the retention?',
    'Are claims against the company itself covered?',
    'Are defense costs inside the limit?',
  ],
  EMPLOYMENT_PRACTICES_LIABILITY: [
    'What is the limit for each claim?',
    'What is the retention?',
    'Are claims by third parties covered?',
    'Are wage and hour claims covered?',
  ],
  ERRORS_AND_OMISSION: professional,
  EXCESS: [
    'What is the limit?',
    'Which policies are underlying?',
    'What is not covered?',
    'Is there a self-insured retention?',
  ],
  GENERAL_LIABILITY: [
    'What is the limit for each occurrence?',
    'Who is an additional insured?',
    'Is there a waiver of subrogation?',
    'Are subcontractors covered?',
  ],
  JEWELERS_BLOCK: [
    'What is the limit for stock on the premises?',
    'Is property in transit covered?',
    'Is theft from an unattended vehicle covered?',
    'What must be kept in the safe overnight?',
  ],
  OTHER: general,
  PACKAGE: [
    'What are the building and contents limits?',
    'What is the limit for each occurrence?',
    'Who is an additional insured?',
    'What is the deductible?',
  ],
  PRODUCT_LIABILITY: [
    'What is the products and completed operations aggregate?',
    'Are vendors additional insureds?',
    'Is the cost of a recall covered?',
    'What is the deductible?',
  ],
  PROFESSIONAL_LIABILITY: professional,
  PROPERTY: property,
  RENTAL: [
    'What is the building limit?',
    'Is lost rental income covered?',
    'What is the liability limit?',
    'Is there a vacancy condition?',
  ],
  SHIPPING_AND_TRANSPORTATION: [
    'What is the limit for each shipment?',
    'What is the deductible?',
    'Is theft from an unattended vehicle covered?',
    'Is spoilage covered?',
  ],
  UMBRELLA: [
    'What is the limit?',
    'What is the self-insured retention?',
    'Which policies are underlying?',
    'What is not covered?',
  ],
  WORKERS_COMPENSATION: [
    "What are the employers' liability limits?",
    'Which states are covered?',
    'Are owners and officers covered?',
    'Is there a waiver of subrogation?',
  ],
} as const satisfies Record<LineOfBusiness, readonly string[]>
