import assert from 'node:assert/strict'
import type { PolicyCoverage } from './policyCoverage.ts'
import { policyLabel, policyTitle, specialtyOf } from './specialtyOf.ts'

function named(...names: readonly string[]): PolicyCoverage[] {
  return names.map((name) => ({ name, limit: 100_000 }))
}

Deno.test('a policy of another line is told by its coverages', () => {
  const of = (...names: readonly string[]) => specialtyOf({ type: 'OTHER', coverages: named(...names) })
  assert.equal(of('Coverage A – Dwelling', 'Coverage C – Personal property'), 'HOME')
  assert.equal(of('Scheduled equipment', 'Rented equipment'), 'EQUIPMENT')
  assert.equal(of('Liquor liability, each common cause'), 'LIQUOR')
  assert.equal(of('Employee theft'), 'CRIME')
  assert.equal(of('Pollution condition'), null)
})

Deno.test('a liquor policy that is filed under general liability is told by its limits', () => {
  const of = (...names: readonly string[]) =>
    policyLabel({
      type: 'GENERAL_LIABILITY',
      specialty: specialtyOf({ type: 'GENERAL_LIABILITY', coverages: named(...names) }),
    })
  assert.equal(of('Each common cause', 'Aggregate'), 'Liquor Liability')
  assert.equal(of('Liquor liability each occurrence'), 'Liquor Liability')
  assert.equal(of('Each occurrence', 'General aggregate', 'Liquor liability'), 'General Liability')
  assert.equal(of('Each occurrence', 'Aggregate'), 'General Liability')
  assert.equal(of('Each occurrence', 'Tools and equipment'), 'General Liability')
})

Deno.test('a policy is called by its label and its number', () => {
  const title = (specialty: 'LIQUOR' | null, policyNumber: string | null) =>
    policyTitle({ type: 'GENERAL_LIABILITY', specialty, policyNumber })
  assert.equal(title('LIQUOR', 'LL 77-40218'), 'Liquor Liability LL 77-40218')
  assert.equal(title(null, null), 'General Liability')
})

Deno.test('a line with a name of its own needs no other', () => {
  assert.equal(specialtyOf({ type: 'PACKAGE', coverages: named('Employee theft') }), null)
})
