import type { LineOfBusiness } from '../../knowledge/index.ts'

/** A fictional insurance company. */
interface DemoCarrier {
  readonly name: string
  /** The prefix of its policy numbers. */
  readonly letters: string
  readonly naicNumber: string
  /** The only lines it writes; all lines by default. */
  readonly lines?: readonly LineOfBusiness[]
}

/** The carriers of the demo agency's policies. */
export const carriers: readonly DemoCarrier[] = [
  { name: 'Granite State Casualty', letters: 'GSC', naicNumber: '91014' },
  { name: 'Penobscot Mutual Insurance Company', letters: 'PM', naicNumber: '91027' },
  { name: 'Old Colony Fire & Marine', letters: 'OCF', naicNumber: '91035' },
  { name: 'Keystone Harbor Indemnity', letters: 'KHI', naicNumber: '91042' },
  { name: 'Merrimack Specialty', letters: 'MS', naicNumber: '91058' },
  { name: 'Casco Bay Underwriters', letters: 'CBU', naicNumber: '91063' },
  { name: 'Lighthouse National Insurance', letters: 'LNI', naicNumber: '91079' },
  { name: 'Narragansett Commercial', letters: 'NC', naicNumber: '91086' },
  {
    name: 'Beacon Street Surety',
    letters: 'BSS',
    naicNumber: '91094',
    lines: ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION', 'DIRECTORS_AND_OFFICERS'],
  },
  {
    name: 'Green Mountain Employers Mutual',
    letters: 'GME',
    naicNumber: '91108',
    lines: ['WORKERS_COMPENSATION', 'EMPLOYMENT_PRACTICES_LIABILITY'],
  },
  {
    name: 'Fairhaven Excess & Surplus',
    letters: 'FES',
    naicNumber: '91116',
    lines: ['EXCESS', 'UMBRELLA', 'JEWELERS_BLOCK'],
  },
  {
    name: 'Longfellow Life & Accident',
    letters: 'LLA',
    naicNumber: '91123',
    lines: ['ACCIDENT_AND_HEALTH'],
  },
  {
    name: 'Pilgrim Transit Insurance',
    letters: 'PTI',
    naicNumber: '91137',
    lines: ['COMMERCIAL_AUTO', 'SHIPPING_AND_TRANSPORTATION'],
  },
  { name: 'Windward Cyber Risk', letters: 'WCR', naicNumber: '91145', lines: ['CYBER'] },
]

/** The wholesale brokers for lines that the agency's carriers don't write. */
export const brokers = ['Tidewater Wholesale', 'Bunker Hill Brokerage', 'Cross Current Specialty'] as const

/** The name of a line in running text. */
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
