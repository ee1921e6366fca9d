import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'

Deno.test('leaves a field empty whose label asks for more than the records say', () => {
  const known = recordValues(
    { account: { name: 'Brightmarsh Pest, Inc.', annualRevenue: 2_710_000 } },
    'Account',
  )
  const labels = ['Applicant name', 'Annual revenue', 'Name of that job', 'Foreign annual sales']
  assert.deepEqual(
    formValues(
      labels.map((label) => field(label)),
      known,
    ).map(({ label, value }) => [label, value]),
    [
      ['Applicant name', 'Brightmarsh Pest, Inc.'],
      ['Annual revenue', '2,710,000'],
    ],
  )
})

Deno.test('fills the lines of a grid from the coverages of the premises that its part is for', () => {
  const coverages = [
    { subject: 'Building', limit: 2_100_000, coinsurance: 90 },
    { subject: 'Contents', limit: 1_040_000, coinsurance: 90 },
  ]
  const known = recordValues(
    { premises: [{ coverages }, { coverages: [{ subject: 'Contents', limit: 265_000, coinsurance: 80 }] }] },
    'Application',
  )
  const columns = ['Subject of insurance', 'Amount', 'Coins %']
  const fields = [1, 1, 2, 2].flatMap((block, at) =>
    columns.map((label) =>
      field(label, {
        block,
        name: `${label} ${at}`,
        ordinal: at,
        beside: columns.filter((each) => each !== label),
      }),
    ),
  )
  assert.deepEqual(
    formValues(fields, known).map(({ value }) => value),
    ['Building', '2100000', '90', 'Contents', '1040000', '90', 'Contents', '265000', '80'],
  )
})

Deno.test('ticks the nature of business that the NAICS code tells', () => {
  const known = recordValues({ account: { name: 'Larkmoor Ceramics Inc.', naicsCode: '327110' } }, 'Account')
  const fields = ['Contractor', 'Manufacturing', 'Retail'].map((label) =>
    field(label, { question: 'Nature of business', kind: 'checkBox' }),
  )
  assert.deepEqual(
    formValues(fields, known).map(({ label, value, isUncertain }) => [label, value, isUncertain]),
    [['Manufacturing', true, true]],
  )
})

Deno.test('counts the claims of each policy in the rows of a history', () => {
  const known = recordValues(
    {
      policies: [
        {
          type: 'WORKERS_COMPENSATION',
          policyNumber: 'WCA-25',
          inforceAt: '2025-11-01',
          expiresAt: '2026-11-01',
        },
        {
          type: 'WORKERS_COMPENSATION',
          policyNumber: 'WCA-24',
          inforceAt: '2024-11-01',
          expiresAt: '2025-11-01',
        },
      ],
      pastPolicyLosses: [
        { policyNumber: 'WCA-25', lossDate: '2026-03-02', totalPaidAmount: 4_116 },
        { policyNumber: 'WCA-24', lossDate: '2025-05-19', totalPaidAmount: 17_930 },
        { policyNumber: 'WCA-24', lossDate: '2025-07-08', totalPaidAmount: 1_850 },
      ],
    },
    'Application',
  )
  const section = 'Prior carrier information'
  const fields = [0, 1].flatMap((ordinal) =>
    ['Policy number', '# claims', 'Amount paid'].map((label) =>
      field(label, { section, ordinal, name: `${label} ${ordinal}` }),
    ),
  )
  assert.deepEqual(
    formValues(fields, known).map(({ value }) => value),
    ['WCA-25', '1', '4,116', 'WCA-24', '2', '19,780'],
  )
})

Deno.test('leaves a field empty rather than writing a value of another kind', () => {
  const known = recordValues(
    {
      account: {
        mailingAddress: { line1: '77 Stony Batter Road', city: 'Boalsburg', zone: 'PA', postalCode: '16827' },
      },
    },
    'Account',
  )
  assert.deepEqual(formValues([field('E-mail'), field('Name', { section: 'Signature' })], known), [])
})

Deno.test('fills the parts of a phone number, and a vehicle in one field', () => {
  const known = recordValues(
    {
      account: { name: 'Larder Foods LLC', phone: '5185550104' },
      vehicles: [{ year: 2022, make: 'Ford', model: 'E-450', vin: '1FDWE4FS0NDC00000' }],
    },
    'Account',
  )
  const fields = [
    ...(['areaCode', 'exchange', 'lineNumber'] as const).map((piece) =>
      field('Telephone', { piece, name: piece, beside: ['Telephone', 'Telephone'] }),
    ),
    field('Year, make, model', { beside: ['Identification number'] }),
  ]
  assert.deepEqual(
    formValues(fields, known).map(({ label, value }) => [label, value]),
    [
      ['Telephone (area code)', '518'],
      ['Telephone (exchange)', '555'],
      ['Telephone (line number)', '0104'],
      ['Year, make, model', '2022 Ford E-450'],
    ],
  )
})

Deno.test('takes the figure of the year that a field asks about', () => {
  const known = recordValues(
    {
      exposures: [
        { year: 2025, grossReceipts: 1760300 },
        { year: 2026, grossReceipts: 1982400 },
      ],
    },
    'Account',
  )
  const fields = ['last year', 'year before', 'this year'].map((year) => field(`Gross receipts, ${year}`))
  assert.deepEqual(
    formValues(fields, known).map(({ label, value }) => [label, value]),
    [
      ['Gross receipts, last year', '1,982,400'],
      ['Gross receipts, year before', '1,760,300'],
    ],
  )
})

Deno.test('fills two phones, both parts of a carrier field and the states of workers compensation', () => {
  const known = recordValues(
    {
      applicant: {
        name: 'Pellinor Orchard Services LLC',
        officePhone: '541-555-0146',
        mobilePhone: '541-555-0190',
      },
      wc: { otherStates: ['WA'] },
      policies: [
        {
          type: 'WORKERS_COMPENSATION',
          carrier: 'Beaverfoot Employers Insurance Co.',
          policyNumber: 'BWC-771540-3',
          inforceAt: '2026-01-15',
          expiresAt: '2027-01-15',
        },
      ],
    },
    'Application',
  )
  const fields = [
    field('OFFICE PHONE', { beside: ['CODE', 'MOBILE PHONE'] }),
    field('MOBILE PHONE', { beside: ['CODE', 'OFFICE PHONE'] }),
    field('PART 3 - OTHER STATES INS'),
    field('CARRIER & POLICY NUMBER', { section: 'Prior carrier information' }),
  ]
  assert.deepEqual(
    formValues(fields, known).map(({ value }) => value),
    ['541-555-0146', '541-555-0190', 'WA', 'Beaverfoot Employers Insurance Co., BWC-771540-3'],
  )
})
