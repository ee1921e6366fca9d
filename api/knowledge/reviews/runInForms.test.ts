import { deepStrictEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

function page(name: string, html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

Deno.test('forms that follow each other in a paragraph, and what stands beside listed ones, give what they say', async () => {
  const policy = await page(
    'policy.html',
    `<h1>Businessowners Policy Declarations</h1>
     <table><tr><td>Named Insured</td><td>Wren Dental PLLC</td></tr>
     <tr><td>Liability, each occurrence</td><td>$1,000,000</td></tr></table>
     <p>Attached: BP 00 03 07 13 Businessowners Coverage Form; BP 04 02 07 13 Additional Insured - Managers or
     Lessors of Premises; BP 04 97 01 06 Waiver of Transfer of Rights of Recovery; CG 20 01 12 19 Primary and Noncontributory.</p>
     <p>BP 04 02 schedule: Name of person or organization: Dell Crossing LP. The person or organization is insured
     only with respect to liability arising out of the premises leased to you. BP 04 97 schedule: Dell Crossing LP.</p>`,
  )
  const contract = await page(
    'contract.html',
    `<p>Dell Crossing LP, Landlord. Wren Dental PLLC, Tenant.</p><h2>Insurance</h2>
     <p>Landlord shall be shown as an additional insured on Tenant's liability policy.</p>
     <p>Landlord shall be an additional insured, together with its lender, First Meridian Bank.</p>
     <p>Tenant's insurers shall waive all rights of recovery against Landlord.</p>
     <p>The liability insurance shall be primary and noncontributory.</p>`,
  )
  deepStrictEqual(
    reviewContract(contract, policy).map(({ requirement, status }) => [requirement.kind, status]),
    [
      ['additionalInsured', 'met'],
      ['additionalInsured', 'not met'],
      ['waiver', 'met'],
      ['primary', 'met'],
    ],
  )
})
