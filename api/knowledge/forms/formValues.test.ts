import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import type { KnownValue } from './knownValue.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const letter = `September 8, 2026

To our agent:

We have 14 trucks, and payroll is about $1.2M. There are sixteen drivers. We started in 2009.

On Sunday, September 6, at about twenty to three in the morning, a pipe burst in the shop. Nobody was hurt.
The repairs come to $27,500 altogether. We own everything, there is no bank or leasing company involved.

Hank Sorrell`

Deno.test('sentences of a letter fill fields, each marked for checking', async () => {
  const fields = [
    field('Number of vehicles'),
    field('Annual payroll'),
    field('Number of drivers'),
    field('Year established'),
    field('Date of loss'),
    field('Time'),
    field('Estimated loss'),
    field('Mortgagee'),
    field('Reported by'),
  ]
  assert.deepEqual(await filledFrom(letter, fields), [
    ['Number of vehicles', '14', true],
    ['Annual payroll', '$1,200,000', true],
    ['Number of drivers', '16', true],
    ['Year established', '2009', true],
    ['Date of loss', '09/06/2026', true],
    ['Time', '2:40 AM', true],
    ['Estimated loss', '$27,500', true],
    ['Mortgagee', 'None', true],
    ['Reported by', 'Hank Sorrell', true],
  ])
})

Deno.test('a letter ticks only the box of its answer', async () => {
  const question = 'Was anyone injured?'
  const fields = [
    field('Yes', { question, kind: 'checkBox' }),
    field('No', { question, kind: 'checkBox' }),
    field('Sprinklers?', { kind: 'checkBox' }),
  ]
  assert.deepEqual(await filledFrom(letter, fields), [['Was anyone injured? No', true, true]])
})

Deno.test('leaves unstated fields empty and signs nothing', async () => {
  const fields = [
    field('Annual sales'),
    field('Square feet'),
    field('Signature'),
    field('Experience modification'),
  ]
  assert.deepEqual(await filledFrom(letter, fields), [])
})

Deno.test('records win over letters, and each schedule row gets its own values', async () => {
  const known: KnownValue[] = [
    { label: 'Number of vehicles', value: '15', source: 'Application' },
    { label: 'VIN', value: '3AKJHHDR1MSMA1102', source: 'Policy', index: 0 },
    { label: 'VIN', value: '4V4NC9EH2KN201554', source: 'Policy', index: 1 },
  ]
  const fields = [
    field('Number of vehicles'),
    field('VIN'),
    field('VIN', { ordinal: 1 }),
    field('VIN', { ordinal: 2 }),
  ]
  assert.deepEqual(await filledFrom(letter, fields, known), [
    ['Number of vehicles', '15', false],
    ['VIN', '3AKJHHDR1MSMA1102', false],
    ['VIN', '4V4NC9EH2KN201554', false],
  ])
})

Deno.test('rows of drivers take their own names, and values are written as forms write them', () => {
  const known = (label: string, value: string, given: Partial<KnownValue> = {}): KnownValue => ({
    label,
    value,
    source: 'Account',
    ...given,
  })
  const fields = [
    field('Name of employer'),
    field('Federal employer ID'),
    ...[0, 1].flatMap((ordinal) => {
      const labels = ['Name', 'Year licensed', 'Ownership %']
      return labels.map((label) =>
        field(label, { ordinal, beside: labels.filter((other) => other !== label) }),
      )
    }),
  ]
  const values = formValues(fields, [
    known('business name', 'Ferreira Tile LLC', { within: 'account' }),
    known('fein', '042711938'),
    ...[
      ['João Ferreira', '2001', '0.6'],
      ['Lucía Ferreira', '2006', '0.4'],
    ].flatMap(([name = '', year = '', share = ''], index) => [
      known('name', name, { within: 'drivers', index }),
      known('licensed since', year, { within: 'drivers', index }),
      known('ownership', share, { within: 'drivers', index }),
    ]),
  ])
  assert.deepEqual(
    values.map(({ label, value }) => [label, value]),
    [
      ['Name of employer', 'Ferreira Tile LLC'],
      ['Federal employer ID', '04-2711938'],
      ['Name', 'João Ferreira'],
      ['Year licensed', '2001'],
      ['Ownership %', '60'],
      ['Name', 'Lucía Ferreira'],
      ['Year licensed', '2006'],
      ['Ownership %', '40'],
    ],
  )
})

Deno.test('a letter takes a vehicle off, adds another, and the rows move up', async () => {
  const labels = ['Year', 'Make', 'Model', 'VIN']
  const rows = [0, 1].flatMap((ordinal) =>
    labels.map((label) => field(label, { ordinal, beside: labels.filter((other) => other !== label) })),
  )
  const known = recordValues(
    {
      vehicles: [
        { year: 2013, make: 'Chevrolet', model: 'Silverado', vin: '1GC1KWE80DF155504' },
        { year: 2021, make: 'Ford', model: 'Transit 250', vin: '1FTBR1C80MKA55501' },
      ],
    },
    'Policy',
  )
  const filled = await filledFrom(
    'We bought a 2026 Isuzu NPR-HD, VIN JALC4W160T7055503.\n\nThe 2013 Silverado was traded in.',
    [...rows, field('Vehicle to be deleted, VIN')],
    known,
  )
  assert.deepEqual(
    filled.map(([, value]) => value),
    [
      '2021',
      'Ford',
      'Transit 250',
      '1FTBR1C80MKA55501',
      '2026',
      'Isuzu',
      'NPR-HD',
      'JALC4W160T7055503',
      '1GC1KWE80DF155504',
    ],
  )
})

Deno.test('a quote is for the term after the one that runs, a change for the day it names', async () => {
  const known = recordValues(
    { policies: [{ type: 'COMMERCIAL_AUTO', effective: '2026-04-01', expiration: '2027-04-01' }] },
    'Policy',
  )
  const fields = [field('Proposed effective date'), field('Proposed expiration date')]
  const days = async (text: string) => (await filledFrom(text, fields, known)).map(([, value]) => value)
  assert.deepEqual(await days('Please get us a quote for the trucks.'), ['04/01/2027', '04/01/2028'])
  assert.deepEqual(await days('August 18, 2026\n\nPlease add it, starting this Thursday the 20th.'), [
    '08/20/2026',
  ])
})

Deno.test('answers questions only from plain statements, each with its own denial', async () => {
  const asked = async (question: string) => {
    const options = { kind: 'radio', options: ['Yes', 'No'], optionLabels: ['Yes', 'No'] } as const
    const text =
      "Every sub must hand us a certificate before they start. We don't dig, tunnel or move earth, and no seasonal help. We run MVRs on everyone."
    return (await filledFrom(text, [field(question, options)]))[0]?.[1] ?? null
  }
  assert.equal(await asked('3. Any excavation, tunneling or earth moving?'), 'No')
  assert.equal(await asked('Any seasonal employees?'), 'No')
  assert.equal(await asked('Are motor vehicle reports ordered on all new hires?'), 'Yes')
  assert.equal(await asked('Are subcontractors allowed to work without a certificate of insurance?'), 'No')
  assert.equal(await asked('Any work on aircraft?'), null)
  const sprinklers = async (text: string) =>
    (
      await filledFrom(text, [
        field('Do you install fire sprinkler systems?', {
          kind: 'radio',
          options: ['Yes', 'No'],
          optionLabels: ['Yes', 'No'],
        }),
      ])
    )[0]?.[1] ?? null
  assert.equal(await sprinklers('We never touch sprinklers.'), 'No')
  assert.equal(await sprinklers('We have sprinklers.'), null)
})

Deno.test('a loss notice takes its carrier and location from the records', () => {
  const known = recordValues(
    {
      policy: {
        type: 'BUSINESS_OWNERS',
        number: 'CIC 6 MS 0111908 02',
        carrier: 'Corvane Indemnity Company',
      },
      location: { line1: '31 Wharf Street', city: 'Bellingham', zone: 'WA', postalCode: '98225' },
    },
    'Account',
  )
  const fields = [
    field('Insurance company', { beside: ['Date of loss', 'Time'] }),
    field('Policy number'),
    field('Location of loss'),
  ]
  assert.deepEqual(
    formValues(fields, known).map(({ value }) => value),
    ['Corvane Indemnity Company', 'CIC 6 MS 0111908 02', '31 Wharf Street, Bellingham, WA 98225'],
  )
})

Deno.test('a property form takes the protection, mortgagee and shares of the records and the letter', async () => {
  const known = recordValues(
    {
      account: {
        businessName: 'Bellweather Cider LLC',
        locations: [
          {
            address: { line1: '8 Press Lane', city: 'Astoria', zone: 'OR', postalCode: '97103' },
            buildingInfo: { burglarAlarmType: 'Local gong' },
          },
        ],
      },
      mortgagee: { name: 'Harbor Valley Bank', loanNumber: '55-10' },
    },
    'Account',
  )
  const text =
    'Heating was redone in 2018. Sixty percent of the sales are houses, a quarter commercial and the rest industrial. We use 70 percent of the building. We cut trenches up to seven feet deep. Alarm is from Tidewater Watch.'
  const filled = await filledFrom(
    text,
    [
      field('Street address, city, state, ZIP', { section: 'Premises' }),
      field('Burglar alarm'),
      field('Alarm serviced by'),
      field('Heating, year updated'),
      field('% occupied by applicant'),
      field('Commercial %'),
      field('Name', { section: 'Additional interests' }),
      field('Loan number', { section: 'Additional interests' }),
      field('Blanket additional insured'),
    ],
    known,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Street address, city, state, ZIP', '8 Press Lane, Astoria, OR 97103'],
      ['Burglar alarm', 'Local gong'],
      ['Alarm serviced by', 'Tidewater Watch'],
      ['Heating, year updated', '2018'],
      ['% occupied by applicant', '70'],
      ['Commercial %', '25'],
      ['Name', 'Harbor Valley Bank'],
      ['Loan number', '55-10'],
    ],
  )
})

Deno.test('measures in a letter answer questions about a limit', async () => {
  const box = { kind: 'radio', options: ['Yes', 'No'], optionLabels: ['Yes', 'No'] } as const
  const asked = async (text: string) =>
    (await filledFrom(text, [field('Do you excavate deeper than five feet?', box)]))[0]?.[1] ?? null
  assert.equal(await asked('We dig for water lines, up to seven feet.'), 'Yes')
  assert.equal(await asked('We dig for water lines, three feet at most.'), 'No')
  assert.equal(await asked('We dig for water lines.'), null)
})

Deno.test('amounts and counts in the words of a letter replace those of the records', async () => {
  const known = recordValues({ account: { annualReceipts: 1_875_000 } }, 'Account')
  const text =
    'We closed the year at $2,050,000. On the road are three pickups and two sedans. I want fifty thousand on tools. 24 years doing this.'
  const filled = await filledFrom(
    text,
    [
      field('Annual receipts'),
      field('Light trucks'),
      field('Private passenger'),
      field('Years in trade'),
      field('Manager years of experience'),
      field('Tools and equipment', { kind: 'choice', options: ['None', '$25,000', '$50,000'] }),
    ],
    known,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Annual receipts', '$2,050,000'],
      ['Light trucks', '3'],
      ['Private passenger', '2'],
      ['Years in trade', '24'],
      ['Tools and equipment', '$50,000'],
    ],
  )
})

Deno.test('takes what the vocabulary does not know by the words of a record, and nothing that only resembles it', () => {
  const known = recordValues(
    {
      account: { name: 'Ponderosa Gravel LLC', usdot: '3555018', naics: { code: '212321' } },
      policies: [
        {
          type: 'COMMERCIAL_AUTO',
          carrier: { name: 'Deschutes Trust' },
          vehicles: [
            { unit: '1', gvw: 66_000 },
            { unit: '2', gvw: 54_000 },
          ],
        },
      ],
    },
    'Account',
  )
  const beside = ['Unit', 'VIN']
  const fields = [
    field('USDOT number'),
    field('MC number'),
    field('GVW', { beside }),
    field('GVW', { beside, ordinal: 1 }),
    field('Farthest city'),
  ]
  assert.deepEqual(
    formValues(fields, known).map(({ label, value }) => [label, value]),
    [
      ['USDOT number', '3555018'],
      ['GVW', '66000'],
      ['GVW', '54000'],
    ],
  )
})

Deno.test('a letter that names one of several locations speaks of that one', async () => {
  const known = recordValues(
    {
      locations: [
        { address: { line1: '1400 Furnace Street', city: 'Fairmont', zone: 'WV', postalCode: '26554' } },
        { address: { line1: '77 Tipple Road', city: 'Rivesville', zone: 'WV', postalCode: '26588' } },
      ],
    },
    'Account',
  )
  const details =
    'The appraiser says the Furnace Street building is worth $1,275,000.\n\nThe Tipple Road roof was replaced in 2022.'
  const fields = [1, 2].flatMap((block) => [
    field('Building limit', { block, ordinal: block - 1, name: `limit${block}` }),
    field('Roof, yr', { block, ordinal: block - 1, name: `roof${block}` }),
    field('Heating, yr', { block, ordinal: block - 1, name: `heating${block}` }),
  ])
  const reading = await readDocument(new TextEncoder().encode(details), { name: 'letter.txt' })
  assert.deepEqual(
    formValues(fields, known, [{ name: 'letter.txt', reading }]).map(({ name, value }) => [name, value]),
    [
      ['limit1', '$1,275,000'],
      ['roof2', '2022'],
    ],
  )
})

Deno.test('adds up a total only when all of its parts are known', async () => {
  const part = { section: 'Sales (projected)' }
  const parts = [field('Food $', part), field('Catering $', part), field('Total $', part)]
  const details = 'Next year I expect $1,240,000 in food and $60,000 of catering.'
  assert.deepEqual(await filledFrom(details, parts), [
    ['Food $', '$1,240,000', true],
    ['Catering $', '$60,000', true],
    ['Total $', '1,300,000', true],
  ])
  assert.deepEqual(await filledFrom(details, [field('Merchandise $', part), ...parts]), [
    ['Food $', '$1,240,000', true],
    ['Catering $', '$60,000', true],
  ])
})

Deno.test('the coded names of ACORD forms say whose value a field asks for', () => {
  const known = recordValues(
    {
      agency: { name: 'Fennimore Insurance', address: '214 Oak Street, Hood River, OR 97031' },
      account: { name: 'Greyhollow Sign Works, Inc.' },
      submission: { carrier: 'Ohio Marchland Mutual' },
      locations: [
        { address: '2440 Leo Street, Dayton, OH 45404' },
        { address: '88 Troy Pike, Huber Heights, OH 45424' },
      ],
    },
    'Account',
  )
  const fields = [
    ['Producer_FullName_A', 'Name'],
    ['Producer_MailingAddress_CityName_A', 'City'],
    ['Insurer_FullName_A', 'Name'],
    ['NamedInsured_FullName_A', 'Name'],
    ['CommercialStructure_PhysicalAddress_CityName_A', 'City'],
    ['CommercialStructure_PhysicalAddress_CityName_B', 'City'],
    ['CommercialStructure_PhysicalAddress_CityName_C', 'City'],
  ].map(([name = '', label = '']) => field(label, { name }))
  assert.deepEqual(
    formValues(fields, known).map(({ name, value }) => [name, value]),
    [
      ['Producer_FullName_A', 'Fennimore Insurance'],
      ['Producer_MailingAddress_CityName_A', 'Hood River'],
      ['Insurer_FullName_A', 'Ohio Marchland Mutual'],
      ['NamedInsured_FullName_A', 'Greyhollow Sign Works, Inc.'],
      ['CommercialStructure_PhysicalAddress_CityName_A', 'Dayton'],
      ['CommercialStructure_PhysicalAddress_CityName_B', 'Huber Heights'],
    ],
  )
})

Deno.test('ticks the boxes that the records list under their heading, and no others', () => {
  const known = recordValues(
    {
      submission: { lines: ['COMMERCIAL_PROPERTY', 'UMBRELLA'], billing: 'DIRECT_BILL' },
      account: { legalEntityType: 'S_CORPORATION' },
    },
    'Account',
  )
  const boxes = [
    ['Lines of business', 'Commercial property'],
    ['Lines of business', 'Crime'],
    ['Lines of business', 'Umbrella'],
    ['Billing plan', 'Direct'],
    ['Billing plan', 'Agency'],
  ].map(([question = '', label = '']) => field(label, { question, section: question, kind: 'checkBox' }))
  assert.deepEqual(
    formValues(boxes, known).map(({ label }) => label),
    ['Commercial property', 'Umbrella', 'Direct'],
  )
})

Deno.test('a policy whose term has not begun is the one asked for', async () => {
  const known = recordValues(
    { policy: { type: 'GENERAL_LIABILITY', inforceAt: '2027-03-01', expiresAt: '2028-03-01' } },
    'Policy',
  )
  const result = await filledFrom(
    'Nov. 12, 2026\n\nHere are the figures for the quote you asked about. Call me with questions.',
    [field('Proposed effective date'), field('Proposed expiration date')],
    known,
  )
  assert.deepEqual(
    result.map(([, value]) => value),
    ['03/01/2027', '03/01/2028'],
  )
})

Deno.test('the phone beside a contact is that of the contact, and not of the office', () => {
  const known = recordValues(
    {
      account: {
        name: 'Harbor Bakery LLC',
        phone: '+12075550100',
        contacts: [{ name: 'Nora Quill', phone: '+12075550142', email: 'nora@harborbakery.example' }],
      },
    },
    'Account',
  )
  const fields = [
    field('Business phone', { section: 'Applicant' }),
    field('Contact name', { beside: ['Phone', 'E-mail'] }),
    field('Phone', { beside: ['Contact name', 'E-mail'] }),
    field('E-mail', { beside: ['Contact name', 'Phone'] }),
  ]
  assert.deepEqual(
    formValues(fields, known).map(({ label, value }) => [label, value]),
    [
      ['Business phone', '207-555-0100'],
      ['Contact name', 'Nora Quill'],
      ['Phone', '207-555-0142'],
      ['E-mail', 'nora@harborbakery.example'],
    ],
  )
})
