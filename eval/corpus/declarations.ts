import type { LimitName } from '../../api/knowledge/facts/policyFacts.ts'
import type { CorpusPolicy } from './corpusPolicy.ts'

/** A label and its value as a declarations page shows them; `key` finds the page again. */
export interface Item {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** What declarations say, without a layout. */
export interface Declarations {
  readonly title: string
  readonly carrier: string
  readonly items: readonly Item[]
  readonly limitsHeading: string
  readonly limits: readonly Item[]
  readonly premium: readonly Item[]
  readonly tables: readonly {
    readonly key: string
    readonly heading: string
    readonly header: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }[]
  readonly formsHeading: string
  readonly forms: readonly string[]
  readonly notes: readonly string[]
}

/** How producers name the same thing; which name is used depends on the policy. */
const labels = {
  number: ['Policy Number', 'POLICY NO.', 'Policy No', 'Certificate/Policy Number'],
  insured: ['Named Insured', 'NAMED INSURED', 'First Named Insured', 'Insured'],
  address: ['Mailing Address', 'MAILING ADDRESS', 'Address of Named Insured', 'Address'],
  period: ['Policy Period', 'POLICY PERIOD', 'Policy Term', 'Period of Insurance'],
  business: ['Description of Business', 'BUSINESS DESCRIPTION', 'Described Operations', 'Type of Business'],
  agency: ['Agency', 'PRODUCER', 'Agent', 'Producer Name'],
  premium: [
    'Total Annual Premium',
    'TOTAL POLICY PREMIUM',
    'Annual Premium',
    'Total Estimated Annual Premium',
  ],
  taxes: ['State Surplus Lines Tax', 'SURPLUS LINES TAX', 'Taxes', 'State Tax and Assessment'],
  fee: ['Policy Fee', 'POLICY FEE', 'Inspection Fee', 'Carrier Policy Fee'],
  total: ['Total Due', 'TOTAL AMOUNT DUE', 'Total Including Taxes and Fees', 'Total Payable'],
  retroactive: ['Retroactive Date', 'RETROACTIVE DATE', 'Retro Date', 'Retroactive Date'],
  limitsHeading: ['Limits of Insurance', 'LIMITS OF INSURANCE', 'Limits of Liability', 'Schedule of Limits'],
  formsHeading: [
    'Forms and endorsements made part of this policy',
    'FORMS AND ENDORSEMENTS APPLICABLE TO THIS POLICY',
    'Schedule of Forms and Endorsements',
    'Forms attached at inception',
  ],
} as const

const limitLabels: Record<LimitName, readonly string[]> = {
  glPerOccurrenceLimit: [
    'Each Occurrence Limit',
    'EACH OCCURRENCE',
    'Liability - per occurrence',
    'Occurrence Limit',
  ],
  glAggregateLimit: [
    'General Aggregate Limit (Other Than Products-Completed Operations)',
    'GENERAL AGGREGATE',
    'Other than Products/Completed Operations Aggregate',
    'General Aggregate Limit',
  ],
  glProductsAndCompletedOperationsLimit: [
    'Products-Completed Operations Aggregate Limit',
    'PRODUCTS-COMPLETED OPERATIONS AGGREGATE',
    'Products/Completed Operations Aggregate',
    'Products and Completed Operations Aggregate',
  ],
  glPersonalAndAdvertisingInjuryLimit: [
    'Personal and Advertising Injury Limit',
    'PERSONAL & ADVERTISING INJURY',
    'Personal and Advertising Injury',
    'Personal & Advertising Injury Limit',
  ],
  glRentedPremisesDamageLimit: [
    'Damage to Premises Rented to You Limit',
    'DAMAGE TO PREMISES RENTED TO YOU',
    'Damage to Rented Premises (any one premises)',
    'Fire Legal Liability',
  ],
  glMedicalPerPersonLimit: [
    'Medical Expense Limit - any one person',
    'MEDICAL EXPENSE (ANY ONE PERSON)',
    'Medical Expenses - per person',
    'Medical Payments, each person',
  ],
  glMedicalPerOccurrenceLimit: [
    'Medical Expense Limit - each accident',
    'MEDICAL EXPENSE (EACH ACCIDENT)',
    'Medical Expenses - per occurrence',
    'Medical Payments, each occurrence',
  ],
  propertyBuildingLimit: ['Building', 'BUILDING', 'Building Limit', 'Buildings'],
  propertyContentsLimit: [
    'Business Personal Property',
    'CONTENTS',
    'Business Personal Property Limit',
    'Personal Property',
  ],
  wcPerAccidentLimit: [
    'Bodily Injury by Accident - each accident',
    'BODILY INJURY BY ACCIDENT (EACH ACCIDENT)',
    'Employers Liability: each accident',
    'Bodily Injury by Accident, each accident',
  ],
  wcPerDiseaseEmployeeLimit: [
    'Bodily Injury by Disease - each employee',
    'BODILY INJURY BY DISEASE (EACH EMPLOYEE)',
    'Employers Liability: disease, each employee',
    'Bodily Injury by Disease, each employee',
  ],
  wcPerDiseasePolicyLimit: [
    'Bodily Injury by Disease - policy limit',
    'BODILY INJURY BY DISEASE (POLICY LIMIT)',
    'Employers Liability: disease, policy limit',
    'Bodily Injury by Disease, policy limit',
  ],
  cyberAggregateLimit: [
    'Policy Aggregate Limit of Liability',
    'POLICY AGGREGATE LIMIT',
    'Maximum Policy Aggregate Limit',
    'Aggregate Limit of Liability',
  ],
  cyberRetentionLimit: [
    'Retention, each claim',
    'RETENTION (EACH CLAIM)',
    'Retention per event',
    'Each Claim Retention',
  ],
}

const titles: Partial<Record<CorpusPolicy['line'], string>> = {
  BUSINESS_OWNERS: 'BUSINESSOWNERS POLICY DECLARATIONS',
  COMMERCIAL_AUTO: 'BUSINESS AUTO DECLARATIONS',
  CYBER: 'CYBER AND PRIVACY LIABILITY POLICY DECLARATIONS',
  DIRECTORS_AND_OFFICERS: 'DIRECTORS AND OFFICERS LIABILITY POLICY DECLARATIONS',
  EMPLOYMENT_PRACTICES_LIABILITY: 'EMPLOYMENT PRACTICES LIABILITY DECLARATIONS',
  GENERAL_LIABILITY: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
  PACKAGE: 'COMMERCIAL PACKAGE POLICY COMMON DECLARATIONS',
  PROFESSIONAL_LIABILITY: 'PROFESSIONAL LIABILITY POLICY DECLARATIONS',
  PROPERTY: 'COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS',
  UMBRELLA: 'COMMERCIAL LIABILITY UMBRELLA DECLARATIONS',
  WORKERS_COMPENSATION: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY - INFORMATION PAGE',
}

/** What the declarations of a policy say, in the words of one of four producers. */
export function declarationsOf(policy: CorpusPolicy, producer: number): Declarations {
  function label(name: keyof typeof labels): string {
    return labels[name][producer % 4] ?? ''
  }
  function money(amount: number): string {
    const digits = amount.toLocaleString('en-US')
    return ['$' + digits, digits, '$ ' + digits, '$' + digits][producer % 4] ?? ''
  }
  const { insured, limits, taxes, fee } = policy
  const name = insured.dba ? `${insured.name} DBA ${insured.dba}` : insured.name
  const due = policy.premium + (taxes ?? 0) + (fee ?? 0)
  const hasLocations = (policy.locations?.length ?? 0) > 1
  return {
    title: titles[policy.line] ?? 'POLICY DECLARATIONS',
    carrier: `${policy.carrier.name}, ${policy.carrier.address}`,
    items: [
      { key: 'number', label: label('number'), value: policy.number },
      { key: 'insured', label: label('insured'), value: name },
      { key: 'address', label: label('address'), value: insured.address },
      { key: 'period', label: label('period'), value: period(policy, producer) },
      { key: 'business', label: label('business'), value: policy.business },
      { key: 'agency', label: label('agency'), value: 'Copperleaf Insurance Partners' },
      ...(policy.retroactiveDate
        ? [{ key: 'retroactive', label: label('retroactive'), value: date(policy.retroactiveDate, producer) }]
        : []),
    ],
    limitsHeading: label('limitsHeading'),
    limits: [
      ...Object.entries(limits)
        .filter(([key]) => !(hasLocations && key.startsWith('property')))
        .map(([key, amount]) => ({
          key,
          label: limitLabels[key as LimitName][producer % 4] ?? key,
          value: money(amount),
        })),
      ...(policy.extraLimits ?? []).map(({ name: extra, limit }) => ({
        key: extra,
        label: extra,
        value: money(limit),
      })),
      ...(policy.deductible
        ? [{ key: 'deductible', label: policy.deductible.name, value: money(policy.deductible.amount) }]
        : []),
    ],
    premium: [
      { key: 'premium', label: label('premium'), value: `$${policy.premium.toLocaleString('en-US')}.00` },
      ...(taxes
        ? [{ key: 'taxes', label: label('taxes'), value: `$${taxes.toLocaleString('en-US')}.00` }]
        : []),
      ...(fee ? [{ key: 'fee', label: label('fee'), value: `$${fee}.00` }] : []),
      ...(taxes || fee
        ? [{ key: 'total', label: label('total'), value: `$${due.toLocaleString('en-US')}.00` }]
        : []),
    ],
    tables: [
      ...(hasLocations ? [locationTable(policy, money)] : []),
      ...(policy.vehicles
        ? [
            {
              key: 'vehicles',
              heading: 'Schedule of Covered Autos You Own',
              header: ['No.', 'Year', 'Make and Model', 'VIN', 'Cost New'],
              rows: policy.vehicles.map((row, at) => [String(at + 1), ...row]),
            },
          ]
        : []),
    ],
    formsHeading: label('formsHeading'),
    forms: formsOf(policy),
    notes: [],
  }
}

function locationTable({ locations = [] }: CorpusPolicy, money: (amount: number) => string) {
  return {
    key: 'locations',
    heading: 'Described Premises',
    header: ['Loc.', 'Bldg.', 'Address', 'Building Limit', 'Business Personal Property Limit'],
    rows: locations.map(({ address, building, contents }, at) => [
      String(at + 1),
      '1',
      address,
      building === null ? 'Not Covered' : money(building),
      contents === null ? 'Not Covered' : money(contents),
    ]),
  }
}

function formsOf({ form, endorsements, listedOnly }: CorpusPolicy): string[] {
  const attached = [form, ...endorsements].map(
    ({ number, edition, title }) => `${number} ${edition} ${title}`,
  )
  return [...attached, ...listedOnly]
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The formats in which producers write dates. */
function date(iso: string, producer: number): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const forms = [
    `${month}/${day}/${year}`,
    `${months[Number(month) - 1]} ${Number(day)}, ${year}`,
    `${Number(month)}-${Number(day)}-${year}`,
    `${Number(day)} ${months[Number(month) - 1]?.slice(0, 3)} ${year}`,
  ]
  return forms[producer % 4] ?? iso
}

function period({ effective, expiration }: CorpusPolicy, producer: number): string {
  const from = date(effective, producer)
  const to = date(expiration, producer)
  const forms = [
    `${from} - ${to}`,
    `From ${from} to ${to} at 12:01 A.M. Standard Time at your mailing address`,
    `${from} to ${to}`,
    `Effective ${from}, Expiring ${to}`,
  ]
  return forms[producer % 4] ?? ''
}
