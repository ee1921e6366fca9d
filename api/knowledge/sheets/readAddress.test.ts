import assert from 'node:assert/strict'
import { readPostalCode, readZone } from './readAddress.ts'

const states: readonly [string, string | null][] = [
  ['ME', 'ME'],
  ['me', 'ME'],
  ['Maine', 'ME'],
  ['  maine ', 'ME'],
  ['Maine (ME)', 'ME'],
  ['ME - Maine', 'ME'],
  ['N.H.', 'NH'],
  ['New Hampshire', 'NH'],
  ['District of Columbia', 'DC'],
  ['Maine (NH)', null],
  ['Washington, DC', null],
  ['Ontario', null],
]

for (const [cell, code] of states) {
  Deno.test(`the state "${cell}" is ${code === null ? 'not read' : `read as ${code}`}`, () => {
    assert.equal(readZone(cell), code)
  })
}

const postalCodes: readonly [string, string | null, string][] = [
  ['4101', 'ME', '04101'],
  ['4101.0', 'ME', '04101'],
  ['41014021', 'ME', '04101-4021'],
  ['4101-4021', 'ME', '04101-4021'],
  ['601', 'PR', '00601'],
  ['6011234', 'PR', '00601-1234'],
  ['501-0042', 'NY', '00501-0042'],
  ['4101', null, '04101'],
  ['4101', 'XX', '04101'],
  ['4101', 'TX', '4101'],
  ['6390', null, '6390'],
  ['6390', 'NY', '06390'],
  ['04101', 'ME', '04101'],
  ['787014021', 'TX', '787014021'],
  ['78701', 'TX', '78701'],
]

for (const [cell, zone, code] of postalCodes) {
  Deno.test(`the ZIP code ${cell} in ${zone ?? 'no state'} is read as ${code}`, () => {
    assert.equal(readPostalCode(cell, zone), code)
  })
}
