import type { LineOfBusiness } from '../../knowledge/index.ts'

/** Invented insurance companies, with the letters that their policy numbers begin with. */
export const carriers = [
  { name: 'Granite State Casualty', letters: 'GSC' },
  { name: 'Penobscot Mutual Insurance Company', letters: 'PM' },
  { name: 'Old Colony Fire & Marine', letters: 'OCF' },
  { name: 'Keystone Harbor Indemnity', letters: 'KHI' },
  { name: 'Merrimack Specialty', letters: 'MS' },
  { name: 'Casco Bay Underwriters', letters: 'CBU' },
  { name: 'Lighthouse National Insurance', letters: 'LNI' },
  { name: 'Beacon Street Surety', letters: 'BSS' },
  { name: 'Green Mountain Employers Mutual', letters: 'GME' },
  { name: 'Narragansett Commercial', letters: 'NC' },
  { name: 'Fairhaven Excess & Surplus', letters: 'FES' },
  { name: 'Longfellow Life & Accident', letters: 'LLA' },
  { name: 'Pilgrim Transit Insurance', letters: 'PTI' },
  { name: 'Windward Cyber Risk', letters: 'WCR' },
] as const

/** What staff call a line in a sentence. */
export const lineWords = {
  ACCIDENT_AND_HEALTH: 'accident and health',
  BUSINESS_OWNERS: 'BOP',
  COMMERCIAL_AUTO: 'commercial auto',
  CYBER: 'cyber',
  DIRECTORS_AND_OFFICERS: 'D&O',
  EMPLOYMENT_PRACTICES_LIABILITY: 'EPLI',
  ERRORS_AND_OMISSION: 'E&O',
  EXCESS: 'excess',
  GENERAL_LIABILITY: 'general liability',
  JEWELERS_BLOCK: 'jewelers block',
  OTHER: 'package',
  PACKAGE: 'package',
  PRODUCT_LIABILITY: 'product liability',
  PROFESSIONAL_LIABILITY: 'professional liability',
  PROPERTY: 'property',
  RENTAL: 'rental dwelling',
  SHIPPING_AND_TRANSPORTATION: 'motor truck cargo',
  UMBRELLA: 'umbrella',
  WORKERS_COMPENSATION: 'workers comp',
} as const satisfies Record<LineOfBusiness, string>
