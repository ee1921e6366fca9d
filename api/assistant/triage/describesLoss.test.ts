import assert from 'node:assert/strict'
import { describesLoss } from './describesLoss.ts'

const told = [
  ['The cooler quit on Saturday and all the meat was spoiled.', true],
  ['We lost most of our inventory when the power went out.', true],
  ['An employee clicked on a strange link and somebody logged into the payroll account.', true],
  ['We lost all of our paperwork in the move.', false],
  ['We lost the Elm Street bid.', false],
  ['Please click the link to sign.', false],
] as const

for (const [text, expected] of told)
  Deno.test(`${expected ? 'a loss' : 'no loss'}: ${text}`, () => {
    assert.equal(describesLoss({ sentences: [{ text, isDenied: false }] }), expected)
  })
