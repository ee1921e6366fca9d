import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('adds the loss that a letter reports, and leaves off those of more than five years ago', async () => {
  const known = recordValues(
    {
      losses: [
        { lossDate: '2026-01-14', lossDescription: 'Ammonia release', totalPaidAmount: 148200 },
        { lossDate: '2019-11-20', lossDescription: 'Wind damage to canopy', totalPaidAmount: 21400 },
      ],
    },
    'Account',
  )
  const said = `April 30, 2027

On April 3, 2027 a guest fell. It is a general liability claim, "Visitor slipped on wet floor". She made the claim two days later. The company has paid $1,250 so far and holds $12,500 in reserve. It is still open.

The other line was with Bear Creek Fire Insurance Company, July 1 2025 to July 1 2026, $61,450.`
  const names = [
    'OccurrenceDate',
    'ClaimDate',
    'LineOfBusiness',
    'OccurrenceDescription',
    'PaidAmount',
    'ReservedAmount',
  ]
  const fields = ['A', 'B', 'C'].flatMap((row) =>
    names.map((name) => field(`${name} ${row}`, { name: `LossHistory_${name}_${row}` })),
  )
  assert.deepEqual(
    (await filledFrom(said, fields, known)).map(([label, value]) => [label, value]),
    [
      ['OccurrenceDate A', '01/14/2026'],
      ['OccurrenceDescription A', 'Ammonia release'],
      ['PaidAmount A', '148,200'],
      ['OccurrenceDate B', '04/03/2027'],
      ['ClaimDate B', '04/05/2027'],
      ['LineOfBusiness B', 'General liability'],
      ['OccurrenceDescription B', 'Visitor slipped on wet floor'],
      ['PaidAmount B', '$1,250'],
      ['ReservedAmount B', '$12,500'],
    ],
  )
})

Deno.test('reads an earlier policy and a new location in a letter', async () => {
  const known = recordValues(
    {
      locations: [{ number: 1, address: '760 Table Rock Road, Medford, OR 97501', yearBuilt: 1988 }],
      policies: [
        {
          type: 'PROPERTY',
          carrier: 'Pilot Mutual',
          policyNumber: 'PM 1',
          inforceAt: '2026-07-01',
          expiresAt: '2027-07-01',
        },
      ],
    },
    'Account',
  )
  const said = `April 30, 2027

It packs at a rented building, 1391 Old Stage Road, Central Point, OR 97502. Put up in 2004, 28,500 square feet, nine people.

For the renewal quote: before that the property was with Bear Creek Fire Insurance Company, policy BCF 33-0922, July 1 2025 to July 1 2026, $61,450.`
  const fields = [
    ...['InsurerFullName', 'PolicyNumberIdentifier', 'TotalPremiumAmount', 'ExpirationDate'].map(
      (name) => `PriorCoverage_Property_${name}_B`,
    ),
    'CommercialStructure_PhysicalAddress_CityName_B',
    'CommercialStructure_BuiltYear_B',
    'Construction_BuildingArea_B',
  ].map((name) => field(name, { name }))
  assert.deepEqual(
    (await filledFrom(said, fields, known)).map(([, value]) => value),
    [
      'Bear Creek Fire Insurance Company',
      'BCF 33-0922',
      '$61,450',
      '07/01/2026',
      'Central Point',
      '2004',
      '28,500',
    ],
  )
})

Deno.test('answers from the notes on record', () => {
  const known = recordValues(
    {
      notes: [
        {
          date: '2026-08-10',
          text: 'Hood cleaned every 3 months by Corridor Steam Clean. UL 300 listed system.',
        },
      ],
    },
    'Account',
  )
  const fields = [
    field('Is it UL 300 listed?', { kind: 'radio', options: ['yes', 'no'] }),
    field('Hood cleaned every (months)'),
    field('Name of hood cleaning contractor'),
  ]
  assert.deepEqual(
    formValues(fields, known).map(({ value, source }) => [value, source]),
    [
      ['yes', 'Account, notes'],
      ['3', 'Account, notes'],
      ['Corridor Steam Clean', 'Account, notes'],
    ],
  )
})

Deno.test('fills what an ordinary renewal letter says', async () => {
  const said = `November 16, 2026

We expect $2,150,000 in receipts over the next twelve months, and payroll of $690,000 for 14 employees. They want coverage from January 1, 2027.

We never work above three stories and we don't use torches.

New is a 2025 Ford F-250, VIN 1FT7W2BN5SED10442; we paid $58,400 for it.`
  const vehicle = (label: string) =>
    field(label, { beside: ['Year, make, model', 'VIN', 'Value $'].filter((each) => each !== label) })
  const yesNo = { kind: 'radio', options: ['Yes', 'No'] } as const
  const fields = [
    field('Proposed effective date'),
    field('Gross receipts, next 12 months $'),
    field('Payroll $'),
    field('Employees'),
    field('Do you work above three stories?', yesNo),
    field('Do you use torch-applied roofing?', yesNo),
    vehicle('Year, make, model'),
    vehicle('VIN'),
    vehicle('Value $'),
  ]
  assert.deepEqual(
    (await filledFrom(said, fields)).map(([label, value]) => [label, value]),
    [
      ['Proposed effective date', '01/01/2027'],
      ['Gross receipts, next 12 months $', '$2,150,000'],
      ['Payroll $', '$690,000'],
      ['Employees', '14'],
      ['Do you work above three stories?', 'No'],
      ['Do you use torch-applied roofing?', 'No'],
      ['Year, make, model', '2025 Ford F-250'],
      ['VIN', '1FT7W2BN5SED10442'],
      ['Value $', '$58,400'],
    ],
  )
})

Deno.test('lists the other states that a letter names, without that of the business', async () => {
  const known = recordValues({ locations: [{ address: '12 Mill Road, Peach Bottom, PA 17563' }] }, 'Account')
  const said =
    'We only work in Pennsylvania, but we deliver to Maryland and Delaware, so please put those two in for the other states part.'
  assert.deepEqual(
    (await filledFrom(said, [field('Part 3 other states insurance')], known)).map(([, value]) => value),
    ['MD, DE'],
  )
})

Deno.test('takes the applicant from the head of a letter where no record names one', async () => {
  const said = `Gilmanton Chimney & Masonry LLC
14 Depot Street, Gilmanton, NH 03237
603-555-0144

March 3, 2027

Dear Maris,

We work under the name Granite State Chimneys.

Armand Pelletier`
  const labels = ['Applicant name', 'Doing business as', 'Contact', 'Applicant phone', 'Retail agency']
  const legal = field('Legal entity', { kind: 'choice', options: ['Corporation', 'LLC', 'Partnership'] })
  const filled = [
    ['Applicant name', 'Gilmanton Chimney & Masonry LLC', true],
    ['Doing business as', 'Granite State Chimneys', true],
    ['Contact', 'Armand Pelletier', true],
    ['Applicant phone', '603-555-0144', true],
    ['Legal entity', 'LLC', true],
  ]
  const fields = [...labels.map((label) => field(label)), legal]
  assert.deepEqual(await filledFrom(said, fields), filled)
  const known = recordValues({ account: { name: 'Casco Roofing LLC' } }, 'Account')
  assert.deepEqual((await filledFrom(said, [field('Applicant name')], known))[0]?.[1], 'Casco Roofing LLC')
})

Deno.test('gives each location the staff of its own part of a sentence', async () => {
  const known = recordValues(
    {
      locations: [
        { number: 1, city: 'Mineral Point' },
        { number: 2, city: 'Madison' },
      ],
    },
    'Account',
  )
  const said = 'We are five full-time people in Mineral Point, and two full-time at the Madison showroom.'
  const fields = [1, 2].map((location) => field(`# FULL TIME EMPL (location ${location})`))
  assert.deepEqual(
    (await filledFrom(said, fields, known)).map(([, value]) => value),
    ['5', '2'],
  )
})

Deno.test('knows who wants to be covered by the sentence, and the number of a new loan by the next one', async () => {
  const said = `July 6, 2026

Luis Arriba is President and owns 70 percent, he wants to stay excluded. Carla Arriba is Secretary, 30 percent, and is to be included.

The mortgage was sold to Tidemark Mortgage Trust, PO Box 7100, Dayton, OH 45401. The new loan number is 0044719328. Safety contact is Dale Worth, 608-555-0133.`
  const columns = ['Name', '% owned', 'Inc/Exc']
  const owners = [0, 1].flatMap((row) =>
    columns.map((label) =>
      field(label, {
        name: `owner ${row} ${label}`,
        section: 'Officers and owners',
        ordinal: row,
        beside: columns.filter((each) => each !== label),
      }),
    ),
  )
  const phone = field('Phone', { left: ['Safety contact'], beside: ['Safety contact'] })
  const second = field('Second mortgagee')
  assert.deepEqual(
    (await filledFrom(said, [...owners, field('Mortgagee'), field('Loan #'), second, phone])).map(
      ([, value]) => value,
    ),
    [
      'Luis Arriba',
      '70',
      'EXC',
      'Carla Arriba',
      '30',
      'INC',
      'Tidemark Mortgage Trust',
      '0044719328',
      '608-555-0133',
    ],
  )
})
