import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import type { LabeledField } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'

const contractor = {
  agency: {
    name: 'Harbor & Vine Insurance Advisors',
    code: '40-3317',
    producer: 'Odalys Renner',
    phone: '+15035550100',
    address: { line1: '12 Pier Street', city: 'Astoria', zone: 'OR', postalCode: '97103' },
  },
  account: {
    legalName: 'Copper Ridge Roofing Inc.',
    dba: 'Ridgeline Roofs',
    fein: '93-1184402',
    naicsCode: '238160',
    sicCode: '1761',
    licenseNumber: 'CCB 219044',
    yearOfFounding: 2011,
    legalEntityType: 'CORPORATION',
    phone: '+15035550134',
    email: 'office@copperridge.example',
    website: 'www.copperridge.example',
    mailingAddress: {
      line1: '4401 Quivas Street',
      city: 'Salem',
      county: 'Marion',
      zone: 'OR',
      postalCode: '97301',
    },
    annualRevenue: 3_600_000,
    annualPayroll: 790_000,
    subcontractorCosts: 990_000,
    fullTimeEmployees: 14,
    partTimeEmployees: 3,
    descriptionOfOperations: 'Re-roofing of houses and small commercial buildings',
  },
  application: {
    insuranceTypes: ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO'],
    insuranceEffectiveAt: '2027-01-10',
    billingType: 'DIRECT',
    limits: { perOccurrence: 1_000_000, generalAggregate: 2_000_000, medicalExpense: 5_000 },
    safetyDirector: 'Colleen Abt',
  },
  locations: [
    {
      number: 1,
      line1: '4401 Quivas Street',
      city: 'Salem',
      county: 'Marion',
      zone: 'OR',
      postalCode: '97301',
      ownershipType: 'OWNED',
      totalArea: 7_400,
      areaOccupied: 5_100,
      yearBuilt: 1987,
      stories: 2,
      constructionType: 'Frame',
    },
    {
      number: 2,
      line1: '18 Dock Road',
      city: 'Albany',
      county: 'Linn',
      zone: 'OR',
      postalCode: '97321',
      ownershipType: 'LEASED',
      totalArea: 11_200,
      areaOccupied: 1_850,
      yearBuilt: 2004,
      stories: 1,
      constructionType: 'Joisted masonry',
    },
  ],
  vehicles: [
    {
      year: 2021,
      make: 'Ford',
      model: 'F-350',
      vin: '1FT8W3BT0MEC00001',
      grossVehicleWeight: 14_000,
      costNew: 58_000,
      garagingZip: '97301',
      radius: 50,
    },
    {
      year: 2019,
      make: 'Isuzu',
      model: 'NPR-HD',
      vin: 'JALC4W165K7000002',
      grossVehicleWeight: 14_500,
      costNew: 61_000,
      garagingZip: '97321',
      radius: 100,
    },
  ],
  equipment: [
    {
      description: 'Telescopic handler',
      manufacturer: 'JLG',
      serialNumber: '0160045512',
      year: 2018,
      value: 84_000,
    },
    {
      description: 'Tar kettle',
      manufacturer: 'Cleasby',
      serialNumber: 'CK-2290',
      year: 2020,
      value: 19_500,
    },
  ],
  owners: [
    { fullName: 'Lamar Ostby', title: 'President', ownership: 60, dateOfBirth: '1971-08-23' },
    { fullName: 'Inez Ostby', title: 'Secretary', ownership: 40, dateOfBirth: '1974-02-11' },
  ],
  payroll: [
    {
      state: 'OR',
      location: 1,
      classCode: '5551',
      description: 'Roofing',
      fullTime: 11,
      partTime: 1,
      annualRemuneration: 598_000,
    },
    {
      state: 'OR',
      location: 2,
      classCode: '8810',
      description: 'Clerical office employees',
      fullTime: 3,
      partTime: 2,
      annualRemuneration: 192_000,
    },
  ],
  priorPolicies: [
    {
      line: 'GENERAL_LIABILITY',
      term: '2026-01-10/2027-01-10',
      carrier: 'Carrow Point Insurance',
      policyNumber: 'CPG 0044170',
      premium: 41_918,
    },
  ],
}

const section = {
  applicant: { section: 'APPLICANT INFORMATION' },
  agency: { section: 'PRODUCER' },
  vehicles: { section: 'SCHEDULE OF VEHICLES', beside: ['Year', 'Make', 'VIN'] },
  rating: {
    section: 'RATING INFORMATION',
    beside: ['LOC #', 'CLASS CODE', 'CATEGORIES, DUTIES, CLASSIFICATIONS', '# FULL TIME EMPL'],
  },
  owners: {
    section: 'INDIVIDUALS INCLUDED / EXCLUDED',
    beside: ['NAME', 'TITLE / RELATIONSHIP', 'OWNERSHIP %'],
  },
  equipment: { section: 'Scheduled equipment', beside: ['Item', 'Manufacturer', 'Serial no.'] },
  premises: { section: 'PREMISES INFORMATION' },
} satisfies Record<string, Partial<LabeledField>>

/** What carriers print, where they print it, and what the records say to it; null for what they do not. */
const labels: readonly (readonly [string, Partial<LabeledField>, string | null])[] = [
  ['Name of owner / assured', section.applicant, 'Copper Ridge Roofing Inc.'],
  ['Applicant (as it should appear on the policy)', {}, 'Copper Ridge Roofing Inc.'],
  ['FIRST NAMED INSURED', section.applicant, 'Copper Ridge Roofing Inc.'],
  ["Insured's trade name", section.applicant, 'Ridgeline Roofs'],
  ['Fed. tax ID', section.applicant, '93-1184402'],
  ["Contractor's license no.", section.applicant, 'CCB 219044'],
  ['State license #', section.applicant, 'CCB 219044'],
  ['SIC CODE', section.applicant, '1761'],
  ['NAICS', section.applicant, '238160'],
  ['Yr. established', section.applicant, '2011'],
  ['Date business started', section.applicant, '2011'],
  ['Bus. phone', section.applicant, '503-555-0134'],
  ["Applicant's E-mail", section.applicant, 'office@copperridge.example'],
  ['Internet address', section.applicant, 'www.copperridge.example'],
  ['Est. annual payroll', section.applicant, '790,000'],
  ['TOTAL ANNUAL REMUNERATION', section.applicant, '790,000'],
  ['Gross annual receipts', section.applicant, '3,600,000'],
  ['Est. gross sales', section.applicant, '3,600,000'],
  ['Annual cost of subs', section.applicant, '990000'],
  ['Cost of subcontracted work', section.applicant, '990000'],
  ['Foreign sales', section.applicant, null],
  ['No. of full-time empl.', section.applicant, '14'],
  ['# PART TIME EMPL', section.applicant, '3'],
  ['DESC OF OPERATIONS', section.applicant, 'Re-roofing of houses and small commercial buildings'],
  ['Nature of operations', section.applicant, 'Re-roofing of houses and small commercial buildings'],
  ['Name of safety director', { section: 'Loss control' }, 'Colleen Abt'],
  ['Safety officer', { section: 'Loss control' }, 'Colleen Abt'],
  ['Agency', section.agency, 'Harbor & Vine Insurance Advisors'],
  ['PRODUCER NAME', { ...section.agency, beside: ['AGENCY'] }, 'Odalys Renner'],
  ['Agency code', section.agency, '40-3317'],
  ['Retail agency', section.applicant, 'Harbor & Vine Insurance Advisors'],
  ['Proposed eff. date', { section: 'POLICY INFORMATION' }, '01/10/2027'],
  ['PROPOSED EXP DATE', { section: 'POLICY INFORMATION' }, '01/10/2028'],
  ['Effective date desired', {}, '01/10/2027'],
  ['Payroll of owners and officers', section.applicant, null],
  ['Payroll', { section: 'EMPLOYEES LEASED FROM OTHERS' }, null],
  ['Revenue', { section: 'SUBSIDIARY' }, null],
  ['Address', { section: 'MORTGAGEE' }, null],
  ['Claims contact phone', { section: 'CONTACTS' }, null],
  ['Each occ. limit', { section: 'LIMITS' }, '1,000,000'],
  ['GEN AGG', { section: 'LIMITS' }, '2,000,000'],
  ['MED EXP (ANY ONE PERSON)', { section: 'LIMITS' }, '5,000'],
  ['CITY (location 2)', section.premises, 'Albany'],
  ['COUNTY (location 1)', section.premises, 'Marion'],
  ['TOTAL BLDG AREA (location 2)', section.premises, '11200'],
  ['Sq. ft. occupied (location 1)', section.premises, '5100'],
  ['YR BUILT (location 2)', section.premises, '2004'],
  ['# STORIES (location 1)', section.premises, '2'],
  ['CONST TYPE (location 2)', section.premises, 'Joisted masonry'],
  ['GVW', section.vehicles, '14000'],
  ['Cost when new', section.vehicles, '58,000'],
  ['Radius of oper. (mi)', section.vehicles, '50'],
  ['Serial no. / VIN', section.vehicles, '1FT8W3BT0MEC00001'],
  ['CLASS CODE', section.rating, '5551'],
  ['CATEGORIES, DUTIES, CLASSIFICATIONS', section.rating, 'Roofing'],
  ['EST ANNUAL REMUNERATION', section.rating, '598,000'],
  ['# FULL TIME EMPL', section.rating, '11'],
  ['LOC #', section.rating, '1'],
  ['STATE', section.rating, 'OR'],
  ['TITLE / RELATIONSHIP', section.owners, 'President'],
  ['OWNERSHIP %', section.owners, '60'],
  ['DOB', section.owners, '08/23/1971'],
  ['Mfr.', section.equipment, 'JLG'],
  ['Serial no.', section.equipment, '0160045512'],
  ['Current value', section.equipment, '84000'],
  ['Current insurer', { section: 'General liability' }, 'Carrow Point Insurance'],
  ['Expiring premium', { section: 'General liability' }, '41,918'],
  ['Policy # of expiring policy', {}, 'CPG 0044170'],
]

Deno.test('fills what carriers ask in their own words from the records of a contractor', () => {
  const known = recordValues(contractor, 'Account')
  const filled = labels.map(([label, place, expected]) => {
    const [value] = formValues([field(label, place)], known)
    return [label, value?.value ?? null, expected] as const
  })
  assert.deepEqual(
    filled.filter(([, value, expected]) => value !== expected),
    [],
  )
})

Deno.test('a carrier’s own form asks in its own words, and the record answers', () => {
  const record = {
    agency: { name: 'Harbor & Vine Insurance Advisors', phone: '+15035550100' },
    account: contractor.account,
    policy: {
      policyNumber: 'NW-IM-51-2097',
      carrier: 'Nehalem Mutual Insurance Company',
      inforceAt: '2026-03-01',
      expiresAt: '2027-03-01',
    },
  }
  const asked: [label: string, section: string, expected: string | undefined][] = [
    ['Policyholder', 'Who and which policy', 'Copper Ridge Roofing Inc.'],
    ['Our company', 'Who and which policy', 'Nehalem Mutual Insurance Company'],
    ['Policy began', 'Who and which policy', '03/01/2026'],
    ['Would have ended', 'Who and which policy', '03/01/2027'],
    ['Agency', 'Who and which policy', 'Harbor & Vine Insurance Advisors'],
    // Another address than the one on record.
    ['Street', 'Where to send the return premium', undefined],
    // The agency was named after the policyholder: what follows is not the agency's.
    ['Telephone', 'Signature', '503-555-0134'],
    ['E-mail', 'Signature', 'office@copperridge.example'],
    ['Date signed', 'Signature', undefined],
  ]
  const fields = asked.map(([label, heading], at) => field(label, { name: `T_${at}`, section: heading }))
  const filled = new Map(
    formValues(fields, recordValues(record, 'record')).map((each) => [each.name, each.value]),
  )
  assert.deepEqual(
    asked.map(([label], at) => [label, filled.get(`T_${at}`)]),
    asked.map(([label, , expected]) => [label, expected]),
  )
})

Deno.test('the trade name on a sign is no signature, and a coded address of an agency is no name', () => {
  const found = formValues(
    [
      field('Trade name on the sign', { section: 'Applicant' }),
      field('AGENCY', { name: 'F[0].P1[0].Producer_CityStateZip_A[0]', section: 'Agency' }),
    ],
    recordValues(contractor, 'account.json'),
  )
  assert.deepEqual(
    found.map(({ value }) => value),
    ['Ridgeline Roofs', 'Astoria, OR 97103'],
  )
})
