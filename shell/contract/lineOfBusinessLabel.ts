/** Spec of accounts and policies, section 4. */
const labels: Record<string, string> = {
  ACCIDENT_AND_HEALTH: 'Accident and Health',
  BUSINESS_OWNERS: 'Business Owners',
  COMMERCIAL_AUTO: 'Auto',
  CYBER: 'Cyber',
  DIRECTORS_AND_OFFICERS: 'Directors and Officers',
  EMPLOYMENT_PRACTICES_LIABILITY: 'Employment Practices Liability',
  ERRORS_AND_OMISSION: 'Errors and Omission Liability',
  EXCESS: 'Excess',
  GENERAL_LIABILITY: 'General Liability',
  JEWELERS_BLOCK: 'Jewelers Block',
  OTHER: 'Other',
  PACKAGE: 'Package',
  PRODUCT_LIABILITY: 'Product Liability',
  PROFESSIONAL_LIABILITY: 'Professional Liability',
  PROPERTY: 'Property',
  RENTAL: 'Rental',
  SHIPPING_AND_TRANSPORTATION: 'Shipping and Transportation',
  UMBRELLA: 'Umbrella',
  WORKERS_COMPENSATION: 'Workers Compensation',
}

/** The trade's name of a line of business; anything else is Unknown. */
export function lineOfBusinessLabel(type: string): string {
  return labels[type] ?? 'Unknown'
}
