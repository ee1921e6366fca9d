import assert from 'node:assert/strict'
import { knownFacts } from './knownFacts.ts'
import { recordValues } from './recordValues.ts'

function facts(record: object): string[] {
  return knownFacts(recordValues(record, 'Account')).map(
    ({ entity, attribute, value, row }) => `${entity} ${row} ${attribute}: ${value}`,
  )
}

Deno.test('a list is of what its key names first, or of what all in it have', () => {
  assert.deepEqual(facts({ driversOnPolicy: [{ name: 'Piotr Kowal', dob: '1969-02-11' }] }), [
    'driver 0 name: Piotr Kowal',
    'driver 0 birth: 02/11/1969',
  ])
  const motel = { bldg: 2, line1: '77 Outer Road', city: 'Bethany', yearBuilt: 2003, building: 3_540_000 }
  assert.deepEqual(facts({ expiringSchedule: [motel] }).slice(1), [
    'location 0 buildingNumber: 2',
    'location 0 line1: 77 Outer Road',
    'location 0 city: Bethany',
    'location 0 yearBuilt: 2003',
    'location 0 buildingLimit: 3540000',
  ])
})

Deno.test('a loss payee is no loss, a bank no policy, and another insured not the first', () => {
  assert.deepEqual(
    [
      ...new Set(
        facts({
          account: { legalName: 'Cedar Cabinetry LLC', otherNamedInsureds: ['Cedar Holdings LP'] },
          policies: [
            {
              number: 'BP-1',
              lossPayee: { name: 'County Credit Union' },
              billing: { bank: { name: 'First Linn' } },
            },
          ],
          license: { number: 'CS-104882' },
        }),
      ),
    ],
    [
      'insured 0 name: Cedar Cabinetry LLC',
      'otherInsured 0 name: Cedar Holdings LP',
      'policy 0 policyNumber: BP-1',
      'interest 0 name: County Credit Union',
      'interest 0 role: Loss payee',
      'insured 0 licenseNo: CS-104882',
    ],
  )
})
