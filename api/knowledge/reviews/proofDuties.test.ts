import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { readContractRequirements } from './contractRequirements.ts'
import { readProofDuties } from './proofDuties.ts'

function lease(clauses: readonly string[]): Promise<Reading> {
  const body = `<p>This Lease is between Harbor Row Properties LLC (“Landlord”) and Tidewrack Seafood Market Inc. (“Tenant”).</p>
    <h2>Article 12. Insurance</h2>${clauses.map((clause) => `<p>${clause}</p>`).join('')}`
  return readDocument(new TextEncoder().encode(`<html><body>${body}</body></html>`), { name: 'lease.html' })
}

/** Clauses of leases that ask for proof of insurance, what they ask for, and when. */
const asked: readonly (readonly [clause: string, things: readonly string[], due: readonly string[]])[] = [
  [
    'Tenant shall furnish Landlord with certificates of insurance before occupancy, and shall furnish renewal certificates at least ten (10) days before the expiration of each policy.',
    ['certificates of insurance'],
    ['before occupancy', 'at least ten (10) days before the expiration of each policy'],
  ],
  [
    'Prior to the Commencement Date and at each renewal Tenant shall deliver certificates evidencing the required coverage, with copies of the additional insured endorsements.',
    ['certificates of insurance', 'copies of the endorsements'],
    ['prior to the Commencement Date', 'at each renewal'],
  ],
  [
    'Evidence of insurance shall reach Landlord fifteen days before Tenant takes possession.',
    ['proof of insurance'],
    ['fifteen days before Tenant takes possession'],
  ],
  [
    'Certificates shall be furnished before commencement of the Work and shall provide that thirty (30) days’ notice be given prior to cancellation.',
    ['certificates of insurance'],
    ['before commencement of the Work'],
  ],
  ['Tenant shall provide copies of the policies upon request.', ['copies of the policies'], ['upon request']],
  [
    'Certificates on ACORD forms are due by March 1, 2027.',
    ['certificates of insurance'],
    ['by March 1, 2027'],
  ],
]

Deno.test('a lease asks for certificates before occupancy and at renewal: a thing to do, and no coverage', async () => {
  for (const [clause, things, due] of asked) {
    const contract = await lease([clause])
    assert.deepEqual(
      readProofDuties(contract).map((duty) => [duty.quote, duty.things, duty.due, duty.isFromOthers]),
      [[clause, things, due, false]],
    )
    assert.deepEqual(readContractRequirements(contract), [], clause)
  }
})

Deno.test('what happens without proof, other certificates and limits to be shown are nothing to send', async () => {
  const others = [
    'Landlord’s failure to ask for a certificate is not a waiver of this Article.',
    'No rent abates while a certificate of insurance is missing.',
    'Tenant shall deliver an estoppel certificate within ten days after request.',
    'Landlord shall deliver certificates of its property insurance to Tenant.',
    'Before opening Tenant shall deliver a certificate that shows liability insurance of $1,000,000 each occurrence.',
  ]
  assert.deepEqual(readProofDuties(await lease(others)), [])
})

Deno.test('certificates of those whom the insured hires are collected from them', async () => {
  const [each, own] = readProofDuties(
    await lease([
      'Each contractor that works in the Premises shall furnish certificates of insurance before it starts.',
      'Tenant shall obtain certificates of insurance from its movers, and keep them on file.',
    ]),
  )
  assert.deepEqual([each?.isFromOthers, each?.due], [true, ['before it starts']])
  assert.equal(own?.isFromOthers, true)
})
