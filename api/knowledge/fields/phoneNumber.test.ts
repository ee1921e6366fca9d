import assert from 'node:assert/strict'
import { phoneInWords, phoneNumber } from './phoneNumber.ts'

const read: readonly [string, string][] = [
  ['(207) 555-0142', '+12075550142'],
  ['207.555.0142', '+12075550142'],
  ['2075550142', '+12075550142'],
  ['1-207-555-0142', '+12075550142'],
  ['+1 207 555 0142', '+12075550142'],
  [' 207–555–0142 ', '+12075550142'],
  ['(207) 555-0142 x204', '+12075550142;ext=204'],
  ['(207) 555-0142, Ext. 204', '+12075550142;ext=204'],
  ['207-555-0142 extension: 204', '+12075550142;ext=204'],
  ['207-555-0142 #204', '+12075550142;ext=204'],
  ['207-555-0142,204', '+12075550142;ext=204'],
  ['+12075550142;ext=204', '+12075550142;ext=204'],
  ['+44 20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['011 1 207 555 0142', '+12075550142'],
]

for (const [text, number] of read) {
  Deno.test(`stores the phone number “${text}” as ${number}`, () => assert.equal(phoneNumber(text), number))
}

const refused: readonly [string, string][] = [
  ['555-0142', 'it has no area code'],
  ['(107) 555-0142', 'no area code begins with 1'],
  ['(911) 555-0142', '911 is no area code'],
  ['(207) 155-0142', 'no exchange begins with 1'],
  ['(207) 555-01423', 'it has a digit too many'],
  ['+1 207 555 014', 'it has a digit too few'],
  ['+44 20', 'it is too short for any country'],
  ['+1234567890123456', 'it is too long for any country'],
  ['(207) 555-0142 x', 'the extension has no digits'],
  ['(207) 555-0142 x12345678', 'the extension is too long'],
  ['call Marta', 'it has no digits'],
  ['207-555-ROOF', 'letters are no digits'],
  ['', 'it is blank'],
]

for (const [text, reason] of refused) {
  Deno.test(`“${text}” is not a phone number: ${reason}`, () => assert.equal(phoneNumber(text), null))
}

Deno.test('a number is written the American way; one from abroad stays as it is', () => {
  const written = ['+12075550142', '+12075550142;ext=204', '+442079460958'].map(phoneInWords)
  assert.deepEqual(written, ['(207) 555-0142', '(207) 555-0142 ext. 204', '+442079460958'])
})
