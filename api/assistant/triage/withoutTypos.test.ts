import assert from 'node:assert/strict'
import { withoutTypos } from './withoutSlips.ts'

const mended: readonly (readonly [written: string, ours: string])[] = [
  ['fix your certifcate for the city', 'fix your certificate for the city'],
  ['Certifcate of insurence for the landlord', 'Certificate of insurance for the landlord'],
  ['raise the deductable on the building', 'raise the deductible on the building'],
  // What is spelled right stays, however like another word it is.
  ['ask the insurer who was driven there', 'ask the insurer who was driven there'],
  ['two fuel tanks, quite remote', 'two fuel tanks, quite remote'],
]

Deno.test('the words of a client are spoken back without their typos', () => {
  for (const [written, ours] of mended) assert.equal(withoutTypos(written), ours)
})
