import assert from 'node:assert/strict'
import { calledName, greeting } from './greeting.ts'

const greetings: readonly [string | null, string][] = [
  ['Dmitri Gupta', 'Hello Dmitri,'],
  ['Siobhán Kearney', 'Hello Siobhán,'],
  ['  Anne-Marie   O’Neil ', 'Hello Anne-Marie,'],
  ['Dr. Maria Lopez', 'Hello Dr. Lopez,'],
  ['Casco Roofing LLC', 'Hello,'],
  ['Katahdin Savings Bank', 'Hello,'],
  ['Avesta Builders', 'Hello,'],
  ['J. Smith', 'Hello,'],
  ['Certs', 'Hello,'],
  ['Office', 'Hello,'],
  ['Lopez, Maria', 'Hello,'],
  ['Html Sender', 'Hello,'],
  ['Xerox Scanner', 'Hello,'],
  ['no-reply', 'Hello,'],
  ['marta@casco.example', 'Hello,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
]

Deno.test('a contact with the name of its business is not greeted by its first word', () => {
  assert.equal(greeting('Harbor Bakery', 'Harbor Bakery LLC'), 'Hello,')
  assert.equal(greeting('Rosa Delgado', 'Harbor Bakery LLC'), 'Hello Rosa,')
  assert.equal(greeting('Rosa Delgado', 'Rosa Delgado'), 'Hello Rosa,')
})

Deno.test('a business that says so in no word of its name is not called by it either', () => {
  assert.equal(calledName('Fleetfoot', 'Fleetfoot Couriers', { isBusiness: true }), null)
  assert.equal(calledName('Ana Ruiz', 'Fleetfoot Couriers', { isBusiness: true }), 'Ana')
})

for (const [name, expected] of greetings) {
  Deno.test(`greets ${name} with "${expected}"`, () => assert.equal(greeting(name), expected))
}
