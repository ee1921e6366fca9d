import assert from 'node:assert/strict'
import { greeting } from './greeting.ts'

const greetings: readonly [string | null, string][] = [
  ['Dmitri Gupta', 'Hello Dmitri,'],
  ['Siobhán Kearney', 'Hello Siobhán,'],
  ['  Anne-Marie   O’Neil ', 'Hello Anne-Marie,'],
  ['Dr. Maria Lopez', 'Hello Dr. Maria Lopez,'],
  ['Casco Roofing LLC', 'Hello Casco Roofing LLC,'],
  ['J. Smith', 'Hello,'],
  ['Office', 'Hello,'],
  ['Lopez, Maria', 'Hello,'],
  ['marta@casco.example', 'Hello,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
]

for (const [name, expected] of greetings) {
  Deno.test(`greets ${name} with "${expected}"`, () => assert.equal(greeting(name), expected))
}
