import type { LimitName } from '../../api/knowledge/facts/policyFacts.ts'

/** How people ask for a limit, without the words of the declarations. */
export const limitQuestions: Record<LimitName, readonly string[]> = {
  glPerOccurrenceLimit: [
    'What is the most the policy pays for one accident?',
    'How much per occurrence do we carry?',
  ],
  glAggregateLimit: [
    'What is our general aggregate?',
    'What is the yearly cap for liability other than products?',
  ],
  glProductsAndCompletedOperationsLimit: ['What is the products and completed ops aggregate?'],
  glPersonalAndAdvertisingInjuryLimit: ['What is the personal and advertising injury limit?'],
  glRentedPremisesDamageLimit: ['How much fire damage legal liability is there for rented space?'],
  glMedicalPerPersonLimit: ['What are the med pay limits per person?'],
  glMedicalPerOccurrenceLimit: ['What is the medical expense limit for each accident?'],
  propertyBuildingLimit: ['How much is the building insured for?'],
  propertyContentsLimit: ['What is the limit for contents?'],
  wcPerAccidentLimit: ['What is the employers liability limit for each accident?'],
  wcPerDiseaseEmployeeLimit: ['What is the disease limit per employee?'],
  wcPerDiseasePolicyLimit: ['What is the policy limit for disease?'],
  cyberAggregateLimit: ['What is the aggregate of the cyber policy?'],
  cyberRetentionLimit: ['What retention do we bear for each claim?'],
}
