import assert from 'node:assert/strict'
import { certificateNumber, initialsOf } from './certificate.ts'

Deno.test('a number has the agency’s initials, the year, and a count', () => {
  assert.equal(certificateNumber('Harborline Insurance Group', '2026', 42), 'HIG-2026-00042')
  assert.equal(certificateNumber('Harborline Insurance Group', '2026', 123_456), 'HIG-2026-123456')
})

const names: readonly [string, string][] = [
  ['Prairie Mutual Brokers', 'PMB'],
  ['The Very Old Agency of Portland', 'TVOA'],
  ['Harborline', 'HAR'],
  ['Élan Éclair', 'EE'],
  ['保険', 'COI'],
]

for (const [name, initials] of names) {
  Deno.test(`the initials of ${name} are ${initials}`, () => assert.equal(initialsOf(name), initials))
}
