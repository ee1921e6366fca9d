import assert from 'node:assert/strict'
import { recordValues } from '../recordValues.ts'
import { field } from '../testing/field.ts'
import { filledFrom } from '../testing/filledFrom.ts'

const courier = recordValues(
  {
    agency: { name: 'Quillon & Marsh', producerCode: '3417' },
    account: { legalName: 'Larkmoor Courier Service LLC', contact: 'Odessa Finch', phone: '+14235550171' },
    vehicleSchedule: [{ no: 1, year: 2017, make: 'Coursera', vin: '7CRVN1708HX200416' }],
  },
  'Account',
)

Deno.test('fills what a letter says of a driver who is not on record', async () => {
  const driver = { section: 'Driver added' }
  const filled = await filledFrom(
    'First, take off the white 2017 Coursera van. It was scrapped.\n\n' +
      'Second, new driver: Anselm R. Quade, born 07/14/1994, Tennessee license 0552 1187, hired 11/09/2026.',
    [field('Name', { ...driver, ordinal: 1 }), field('Birth date', driver), field('Hire date', driver)],
    courier,
  )
  assert.deepEqual(filled, [
    ['Name', 'Anselm R. Quade', true],
    ['Birth date', '07/14/1994', true],
    ['Hire date', '11/09/2026', true],
  ])
})

Deno.test('ticks what a letter says in words of its own', async () => {
  const filled = await filledFrom(
    'Bill us directly, in quarterly installments. The fire alarm is central station, and wiring was renewed in 2018.',
    [
      field('Direct bill', { kind: 'checkBox' }),
      field('Central station', { kind: 'checkBox', question: 'Fire alarm' }),
      field('Wiring', { kind: 'checkBox', question: 'Building improvements' }),
      field('Roofing', { kind: 'checkBox', question: 'Building improvements' }),
    ],
  )
  assert.deepEqual(
    filled.map(([label]) => label),
    ['Direct bill', 'Central station', 'Wiring'],
  )
})

Deno.test('gives an amount on record to one line of a schedule only', async () => {
  const known = recordValues({ account: { classPayroll: 151_900 } }, 'Account')
  const fields = [0, 1].map((ordinal) => field('Class payroll', { ordinal }))
  assert.deepEqual(
    (await filledFrom('See the account.', fields, known)).map(([, value]) => value),
    ['151,900'],
  )
})

Deno.test('takes a vehicle that is added from the letter, and one that is removed from the records', async () => {
  const fleet = recordValues(
    {
      policy: {
        vehicles: [
          { unit: 2, year: 2017, make: 'Petrel', model: '567 tractor', vin: '7CRVN1708HX200416' },
          { unit: 4, year: 2009, make: 'Petrel', model: '365 water truck', vin: '7CRVN1709HX772316' },
        ],
      },
    },
    'Policy',
  )
  const added = { section: 'Vehicle coming on' }
  const removed = { section: 'Vehicle going off' }
  const filled = await filledFrom(
    'We are putting a new tractor on: 2025 Kenmark W990, VIN 1XKYD49X5SJ118847.\n\n' +
      'The old water truck, unit 4, was sold on November 21, so take it off.',
    [
      field('Model year', added),
      field('Make', added),
      field('VIN', added),
      field('Unit number', removed),
      field('VIN', { ...removed, ordinal: 1 }),
    ],
    fleet,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Model year', '2025'],
      ['Make', 'Kenmark'],
      ['VIN', '1XKYD49X5SJ118847'],
      ['Unit number', '4'],
      ['VIN', '7CRVN1709HX772316'],
    ],
  )
})

Deno.test('does not take the name of the agency for that of the applicant', async () => {
  const known = recordValues({ agency: { name: 'Harborline Insurance Group' } }, 'Your agency')
  assert.deepEqual(await filledFrom('A small fire broke out.', [field('Name of insured')], known), [])
})
