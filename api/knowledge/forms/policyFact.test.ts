import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('a policy in force is the prior coverage unless a new term is asked for', () => {
  const policies = [
    {
      type: 'GENERAL_LIABILITY',
      policyNumber: 'CGL 2204183-07',
      carrier: 'Granite State Casualty',
      inforceAt: '2026-01-01',
      expiresAt: '2027-01-01',
      premium: '$12,480',
    },
    {
      type: 'COMMERCIAL_AUTO',
      policyNumber: 'CA 88-20413',
      carrier: 'Pilot Mutual',
      inforceAt: '2026-06-01',
      expiresAt: '2027-06-01',
      premium: '$8,205',
    },
  ]
  const fields = [
    'PriorCoverage_PolicyYear_A',
    'PriorCoverage_GeneralLiability_InsurerFullName_A',
    'PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A',
    'PriorCoverage_GeneralLiability_TotalPremiumAmount_A',
    'PriorCoverage_GeneralLiability_EffectiveDate_A',
    'PriorCoverage_GeneralLiability_ExpirationDate_A',
    'PriorCoverage_Automobile_InsurerFullName_A',
    'PriorCoverage_Property_InsurerFullName_A',
    'PriorCoverage_OtherLine_InsurerFullName_A',
    'PriorCoverage_PolicyYear_B',
    'PriorCoverage_GeneralLiability_InsurerFullName_B',
  ].map((name) => field('', { name }))
  const filled = (record: unknown) =>
    formValues(fields, recordValues(record, 'Policy')).map(({ name, value }) => [name, value])
  const liability = [
    ['PriorCoverage_PolicyYear_A', '2026'],
    ['PriorCoverage_GeneralLiability_InsurerFullName_A', 'Granite State Casualty'],
    ['PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A', 'CGL 2204183-07'],
    ['PriorCoverage_GeneralLiability_TotalPremiumAmount_A', '$12,480'],
    ['PriorCoverage_GeneralLiability_EffectiveDate_A', '01/01/2026'],
    ['PriorCoverage_GeneralLiability_ExpirationDate_A', '01/01/2027'],
  ]
  assert.deepEqual(filled({ policies }), [
    ...liability,
    ['PriorCoverage_Automobile_InsurerFullName_A', 'Pilot Mutual'],
  ])
  // The only policy of an account makes no other line its own.
  assert.deepEqual(filled({ policies: policies.slice(0, 1) }), liability)
  // A submission from the same day asks for that policy itself.
  assert.deepEqual(
    filled({ policies: policies.slice(0, 1), submission: { effectiveDate: '2026-01-01' } }),
    [],
  )
})

Deno.test('an amount that a letter asks for is not that of an underlying policy', async () => {
  const known = recordValues(
    {
      request: { line: 'UMBRELLA', effective: '2027-06-01' },
      policies: [
        {
          type: 'GENERAL_LIABILITY',
          carrier: 'Lowcountry Surety',
          inforceAt: '2026-06-01',
          expiresAt: '2027-06-01',
          limits: { occ: 2000000 },
        },
      ],
    },
    'Account',
  )
  const row = 'General liability'
  const fields = [
    field('Retained limit'),
    field('Each occurrence', { section: `Underlying insurance | ${row}`, row, ordinal: 1 }),
  ]
  const filled = await filledFrom('Please quote $5,000,000 each occurrence.', fields, known)
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [['Each occurrence', '2,000,000']],
  )
})

Deno.test('takes both aggregates from a letter', async () => {
  const said = 'Their lawyers want two million per occurrence and four million for each of the aggregates.'
  const title = 'Commercial general liability section'
  const fields = [field('General aggregate', { title }), field('Products aggregate', { title })]
  assert.deepEqual(
    (await filledFrom(said, fields)).map(([, value]) => value),
    ['$4,000,000', '$4,000,000'],
  )
})

Deno.test('ticks the box of the line of business that a form is for', () => {
  const known = recordValues(
    { policies: [{ type: 'GENERAL_LIABILITY', policyNumber: 'GL 1', inforceAt: '2026-06-01' }] },
    'Account',
  )
  const title = 'Commercial general liability section'
  const fields = ['Commercial general liability', 'Automobile'].map((label) =>
    field(label, { kind: 'checkBox', title, question: 'Coverages' }),
  )
  assert.deepEqual(
    formValues(fields, known).map(({ label, value }) => [label, value]),
    [['Commercial general liability', true]],
  )
})

Deno.test('an application for an umbrella asks for the policies under it, also those in a package', () => {
  const term = { inforceAt: '2026-03-15', expiresAt: '2027-03-15' }
  const policies = [
    { ...term, type: 'OTHER', policyNumber: 'IM-77104', carrier: 'Iron Range Marine' },
    {
      ...term,
      type: 'PACKAGE',
      policyNumber: 'CPP 4417702-04',
      carrier: 'Buckeye Valley Mutual',
      limits: { 'Each occurrence': '$1,000,000', 'General aggregate': '$2,000,000', Building: '$640,000' },
    },
    {
      ...term,
      type: 'COMMERCIAL_AUTO',
      policyNumber: 'BA-77120-6',
      carrier: 'Bulldog Indemnity',
      limits: { 'Combined single limit (each accident)': '$1,000,000' },
    },
    {
      ...term,
      type: 'WORKERS_COMPENSATION',
      policyNumber: 'WC-GL 880214-2',
      carrier: 'Great Lakes Employers Casualty',
      limits: { 'Employers liability (each accident)': '$500,000' },
      experienceMod: '0.91',
    },
    {
      ...term,
      type: 'UMBRELLA',
      policyNumber: 'UMB 0093315',
      carrier: 'Erie Shore',
      limits: { 'Each occurrence': '$3,000,000' },
    },
  ]
  const answers = {
    'Underlying GL carrier': 'Buckeye Valley Mutual',
    'GL policy number': 'CPP 4417702-04',
    'GL each occurrence limit': '$1,000,000',
    'GL general aggregate': '$2,000,000',
    'Property carrier': 'Buckeye Valley Mutual',
    'Auto carrier': 'Bulldog Indemnity',
    'Auto policy number': 'BA-77120-6',
    'Auto combined single limit': '$1,000,000',
    'WC carrier': 'Great Lakes Employers Casualty',
    'Employers liability each accident': '$500,000',
    'Experience mod': '0.91',
    'Umbrella limit': '$3,000,000',
  }
  const fields = Object.keys(answers).map((label) =>
    field(label, { section: 'COMMERCIAL UMBRELLA APPLICATION' }),
  )
  const filled = formValues(fields, recordValues({ policies }, 'Policy'))
  assert.deepEqual(Object.fromEntries(filled.map(({ label, value }) => [label, value])), answers)
})

Deno.test('a supplement has the retention, the coverages and the form of the policy on record', async () => {
  const policy = {
    type: 'COMMERCIAL_PACKAGE',
    policyNumber: 'PK 1',
    form: 'OCCURRENCE',
    retention: '$25,000',
    limits: { 'Each occurrence': '$1,000,000', 'Riggers liability': '$500,000' },
  }
  const box = (label: string) => field(label, { kind: 'checkBox', question: 'Coverage form' })
  const fields = [
    field('Self-insured retention', { title: 'Crane supplement' }),
    field('Riggers liability limit'),
    box('Occurrence'),
    box('Claims-made'),
  ]
  assert.deepEqual(
    formValues(fields, recordValues({ policies: [policy] }, 'Policy')).map(({ label, value }) => [
      label,
      value,
    ]),
    [
      ['Self-insured retention', '$25,000'],
      ['Riggers liability limit', '$500,000'],
      ['Occurrence', true],
    ],
  )
})
