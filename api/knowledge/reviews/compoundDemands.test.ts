import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

function page(name: string, html: string) {
  return readDocument(new TextEncoder().encode(html), { name: `${name}.html` })
}

async function statusesOf(contract: string, policy: string) {
  const findings = reviewContract(await page('contract', contract), await page('policy', policy))
  return findings.map(({ requirement, status }) => `${status}: ${requirement.quote}`)
}

const liability = `<h1>Commercial General Liability Declarations</h1><p>Named insured: Larkspur Piping LLC</p>
<table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>General aggregate</td><td>$2,000,000</td></tr>
<tr><td>Medical expense</td><td>Excluded</td></tr></table>
<h2>LP 2044 Waiver of rights of recovery</h2><p>We waive any right of recovery against a person or organization where required by a written contract.</p>`

Deno.test('a demand on a row of the schedule is judged by the line that the row names', async () => {
  const contract = `<h1>Subcontract</h1><p>Bedford Managers, Inc. ("Contractor") and Larkspur Piping LLC ("Subcontractor") agree.</p>
    <h2>Insurance</h2><table><tr><td>D-1</td><td>Commercial general liability</td><td>$1,000,000 each occurrence</td></tr>
    <tr><td>D-2</td><td>Automobile liability</td><td>$1,000,000 combined single limit</td></tr></table>
    <p>The insurer under D-1 shall waive subrogation against Contractor.</p>
    <p>The insurer under D-2 shall waive subrogation against Contractor.</p>`
  const found = await statusesOf(contract, liability)
  assert.ok(found.includes('met: The insurer under D-1 shall waive subrogation against Contractor.'))
  assert.ok(found.includes('cannot tell: The insurer under D-2 shall waive subrogation against Contractor.'))
})

Deno.test('limits that are met are told beside those of the same clause that are not', async () => {
  const contract = `<h1>License</h1><h2>Insurance</h2><table><tr><td>Coverage</td><td>Minimum</td></tr>
    <tr><td>Commercial general liability</td><td>$1,000,000 each occurrence; $2,000,000 general aggregate; $5,000 medical expense</td></tr></table>`
  const found = await statusesOf(contract, liability)
  assert.deepEqual(
    found.map((each) => each.split(':')[0]),
    ['not met', 'met'],
  )
  assert.doesNotMatch(found[1] ?? '', /medical/)
})

Deno.test('each of several demands in one sentence is judged by itself', async () => {
  const found = await statusesOf(
    `<h1>Lease</h1><p>Elm Block Owners LLC, which we call the Landlord, lets to Larkspur Piping LLC, which we call the Tenant, a shop.</p>
     <h2>Insurance</h2><p>Its liability insurance must give up its right of recovery against the Landlord, and each insurer must send the Landlord thirty days' notice before it ends the insurance.</p>`,
    liability,
  )
  assert.deepEqual(
    found.map((each) => each.split(':')[0]),
    ['met', 'not met'],
  )
})
