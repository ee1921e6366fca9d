import assert from 'node:assert/strict'
import { filledFrom } from './testing/filledFrom.ts'
import { field } from './testing/field.ts'
import { recordValues } from './recordValues.ts'

const fleet = recordValues(
  {
    account: { legalName: 'Lindgren Heating Co.', phone: '+12185550110' },
    policy: { number: 'BA 77-1180', type: 'COMMERCIAL_AUTO', carrier: 'Harbor Mutual Insurance Company' },
    vehicles: [
      { unit: '3', year: 2019, make: 'Ford', model: 'Transit 250', plate: 'AB1020' },
      { unit: '7', year: 2022, make: 'Ram', model: 'ProMaster 2500', plate: 'AB3040' },
    ],
    drivers: [{ name: 'Otto Brandt' }, { name: 'Rosa Lind' }],
  },
  'account.json',
)

const notice = [
  field('Named insured', { section: 'Policy', beside: ['Policy number', 'Effective', 'Expires'] }),
  field('Date of accident', { section: 'Accident' }),
  field('Unit', { section: 'Insured vehicle', beside: ['Year', 'Make', 'Plate'] }),
  field('Make', { section: 'Insured vehicle', beside: ['Unit', 'Year', 'Plate'] }),
  field('Driver', { section: 'Insured vehicle', beside: ['Date of birth'] }),
  field('Describe damage to insured vehicle', { section: 'Insured vehicle' }),
  field('Make', { section: 'Other vehicle', beside: ['Year', 'Plate'], ordinal: 1 }),
  field('Plate', { section: 'Other vehicle', beside: ['Year', 'Make'] }),
  field('Driver of other vehicle', { section: 'Other vehicle', beside: ['Owner, if different'] }),
  field('Owner, if different', { section: 'Other vehicle', beside: ['Driver of other vehicle'] }),
]

Deno.test('a notice of loss is about the vehicle and the driver that the letter names', async () => {
  const filled = await filledFrom(
    `May 6, 2026

Rosa Lind was in unit 7 on May 4 and was hit from behind by a pickup.

The pickup is a 2016 Chevrolet Silverado, plate BRV4471. The man driving it was Owen Pruitt, and it belongs to his father, Gerald Pruitt.`,
    notice,
    fleet,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Named insured', 'Lindgren Heating Co.'],
      ['Date of accident', '05/04/2026'],
      ['Unit', '7'],
      ['Make', 'Ram'],
      ['Driver', 'Rosa Lind'],
      ['Make', 'Chevrolet'],
      ['Plate', 'BRV4471'],
      ['Driver of other vehicle', 'Owen Pruitt'],
      ['Owner, if different', 'Gerald Pruitt'],
    ],
  )
})

Deno.test('a notice of loss that names neither vehicle nor driver has none', async () => {
  const filled = await filledFrom('May 6, 2026\n\nOne of our vans was hit on May 4.', notice, fleet)
  assert.deepEqual(
    filled.map(([label]) => label),
    ['Named insured', 'Date of accident'],
  )
})
