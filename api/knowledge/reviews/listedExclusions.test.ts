import { deepStrictEqual, match } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'
import { reviewContract } from './reviewContract.ts'

async function findings(policyHtml: string, demands: readonly string[]) {
  const page = (name: string, html: string) =>
    readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
  const contract = `<p>Halden Builders Inc. ("Contractor") and Voltline Electric LLC ("Subcontractor")</p>
    <h1>Insurance</h1>${demands.map((each) => `<p>${each}</p>`).join('')}`
  return reviewContract(await page('contract.html', contract), await page('policy.html', policyHtml))
}

const liability = `<h1>Commercial General Liability Declarations</h1>
  <table><tr><td>Named Insured</td><td>Voltline Electric LLC</td></tr>
  <tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr></table>
  <p>Forms and endorsements:</p><p>CG 20 10 12 19 Additional insured, blanket where required by written contract</p>
  <p>CG 22 94 Exclusion - damage to work performed by subcontractors on your behalf</p>
  <p>NEW: SI 440 Residential tract housing exclusion</p>`

Deno.test('each listed exclusion that a contract does not allow is named', async () => {
  const [found] = await findings(liability, [
    'The policies shall contain no exclusion for residential construction, damage to work performed by subcontractors, or action over claims.',
  ])
  deepStrictEqual(found?.status, 'not met')
  match(found?.reason ?? '', /SI 440.*CG 22 94/)
})

Deno.test('an exclusion that the policy of a clause may not have is no matter of another policy', async () => {
  const demands = [
    'Commercial general liability with limits not less than $1,000,000 each occurrence.',
    'The policy shall contain no exclusion for subsidence or earth movement.',
  ]
  const ofExclusion = async (policy: string) =>
    (await findings(policy, demands)).find(({ requirement }) => /subsidence/.test(requirement.quote))
  const property = await ofExclusion(`<h1>Commercial Property Declarations</h1>
    <table><tr><td>Named Insured</td><td>Voltline Electric LLC</td></tr><tr><td>Building</td><td>$400,000</td></tr></table>
    <h1>Exclusions</h1><p>We will not pay for loss caused by earth movement, including subsidence.</p>`)
  deepStrictEqual([property?.status, property?.missingLine], ['cannot tell', 'liability'])
  const own = await ofExclusion(
    `${liability}<p>This insurance does not apply to damage caused by subsidence or earth movement.</p>`,
  )
  deepStrictEqual(own?.status, 'not met')
})

Deno.test('another edition of a form than the contract names is told', async () => {
  const found = await findings(liability, [
    'Contractor shall be an additional insured on CG 20 10 07 04.',
    'Contractor shall be an additional insured on CG 20 10 07 04 or its equivalent.',
  ])
  deepStrictEqual(
    found.map(({ status }) => status),
    ['cannot tell', 'met'],
  )
  for (const { reason } of found) match(reason, /CG 20 10 07 04, the policy has the edition 12 19\./)
})

const property = `<h1>Commercial Property Declarations</h1>
  <table><tr><th>Coverage</th><th>Limit</th><th>Valuation</th></tr>
  <tr><td>Building 1</td><td>$1,850,000</td><td>Replacement cost</td></tr>
  <tr><td>Building 2</td><td>$980,000</td><td>Actual cash value</td></tr>
  <tr><td>Business income including rental value</td><td>$158,400</td><td>1/6 monthly limit</td></tr></table>`

Deno.test('one building at actual cash value, or a monthly limit, meets no demand for all or for months', async () => {
  const found = await findings(property, [
    'Subcontractor shall carry replacement cost property insurance on all buildings.',
    'Subcontractor shall carry business income insurance for 12 months.',
  ])
  deepStrictEqual(
    found.map(({ status }) => status),
    ['not met', 'cannot tell'],
  )
})

Deno.test('tells what a form of a bare number takes away', async () => {
  const html = (forms: string) =>
    new TextEncoder().encode(`<html><body><p>Annual premium $8,805</p><p>FORMS: ${forms}</p></body></html>`)
  const { differences } = compareDocuments(
    await readDocument(html('CG 00 01 04 13, CG 21 47 12 07'), { name: 'a.html' }),
    await readDocument(html('CG 00 01 04 13, CG 21 47 12 07, CG 22 94 10 01, CG 21 39 10 93'), {
      name: 'b.html',
    }),
  )
  deepStrictEqual(
    differences.map(({ label, better }) => [label, better]),
    [
      ['Damage to Work Performed by Subcontractors on Your Behalf (CG 22 94)', 'A'],
      ['CG 21 39 Contractual Liability Limitation', 'A'],
    ],
  )
})

Deno.test('a heading excludes nothing, a remark names no exclusion, and the deductibles of liability compare', async () => {
  const [renewal, surplus] = await Promise.all([
    readDocument(
      new TextEncoder().encode(
        `<h1>Renewal quotation</h1><table><tr><td>Each Occurrence</td><td>$1,000,000</td></tr>
         <tr><td>Deductible - Property Damage per claim</td><td>$2,500</td></tr></table>
         <p>Exclusions: subsidence; new this year: Exclusion - Snow and Ice Removal.</p>`,
      ),
      { name: 'a.html' },
    ),
    readDocument(
      new TextEncoder().encode(
        `<h1>Quote</h1><table><tr><td>Each Occurrence</td><td>$1,000,000</td></tr>
         <tr><td>Deductible per occurrence, BI and PD, including loss adjustment expense</td><td>$5,000</td></tr></table>
         <p>Endorsements and exclusions:</p><ul><li>Exclusion - Earth movement</li></ul>`,
      ),
      { name: 'b.html' },
    ),
  ])
  const { differences } = compareDocuments(renewal, surplus)
  const rows = new Map(differences.map(({ label, a, b }) => [label, [a?.text ?? null, b?.text ?? null]]))
  deepStrictEqual(rows.get('Liability deductible'), ['$2,500', '$5,000'])
  deepStrictEqual(rows.get('Snow and Ice Removal'), ['Excluded', null])
  deepStrictEqual(
    [...rows.keys()].filter((label) => /^(?:Endorsements and|new this year)/i.test(label)),
    [],
  )
})
