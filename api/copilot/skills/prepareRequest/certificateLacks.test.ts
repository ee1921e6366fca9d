import assert from 'node:assert/strict'
import { certificateLacks } from './certificateLacks.ts'

Deno.test('a loss payee for rented equipment is named by the policy that insures it, not by the certificate', () => {
  const agency = { table: () => ({ related: () => [] }) } as never
  const insured = { name: 'Casco Roofing LLC', address: { line1: '9 Dock Lane' } }
  const basis = { insured, shown: [], lapsed: [], lines: [], coverages: [], omitted: [] } as never
  const order = {
    accountId: 'ac_1',
    provisions: [],
    holder: { name: 'Harbor Cranes', address: null },
  } as never
  const lacks = certificateLacks({ agency, today: '2026-03-16' }, basis, {
    order,
    unnamed: [],
    clientText: 'We rent a crane from Harbor Cranes. They must be loss payee for it.',
    names: [],
  })
  assert.deepEqual(
    lacks.map(({ toStaff }) => /loss payee/.test(toStaff ?? '')),
    [true],
  )
})
