import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { showsShortfall } from './judgeByEvidence.ts'
import { reviewContract } from './reviewContract.ts'

function page(name: string, html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

const policy = `<h1>Commercial General Liability Declarations</h1>
  <table><tr><td>Named Insured</td><td>Larkspur Roofing LLC</td></tr>
  <tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr><tr><td>General Aggregate</td><td>$2,000,000</td></tr></table>
  <h1>RX 21 10 Height limitation</h1>
  <p>This insurance does not apply to work on any building of more than three stories.</p>
  <h1>RX 21 14 Open flame</h1>
  <p>We do not cover loss that arises from torch-applied roofing or any open flame method.</p>
  <h1>CG 20 10 04 13 Additional Insured - Owners, Lessees or Contractors</h1>
  <p>Any person that you agreed in a written contract to add is an additional insured for your ongoing operations.</p>
  <h1>CG 20 37 04 13 Additional Insured - Owners, Lessees or Contractors - Completed Operations</h1>
  <table><tr><td>Name of additional insured</td><td>Halden Builders Inc.; Ashgrove Lofts LP</td></tr>
  <tr><td>Location and description of completed operations</td><td>West wing reroofing, Verdigris Hospital</td></tr></table>
  <p>Section II is amended to include as an insured the organization shown in the Schedule for your work at the location described.</p>`

/** Demands in words that no rule knows, under the policy above. */
const demands = [
  ['There shall be no exclusion for the height of buildings or the roofing method.', 'not met'],
  ['No exclusion for building height is acceptable.', 'not met'],
  ['The coverage shall contain no restriction for open flame work.', 'not met'],
  ['The policy shall be free of any limitation on the number of stories.', 'not met'],
  ['Vehicles used at the site shall be insured for $500,000 combined single limit.', 'cannot tell'],
  [
    'Contractor and Owner shall be additional insureds on CG 20 10 and, for completed operations, CG 20 37.',
    'not met',
  ],
] as const

Deno.test('an exclusion in other words, or an endorsement for other work, keeps a demand from being met', async () => {
  const contract = await page(
    'contract.html',
    `<p>Halden Builders Inc. ("Contractor") and Larkspur Roofing LLC ("Subcontractor") agree. Owner is Ashgrove Lofts LP ("Owner").</p>
     <h1>Insurance</h1>${demands.map(([demand]) => `<p>${demand}</p>`).join('')}`,
  )
  const found = reviewContract(contract, await page('policy.html', policy))
  deepStrictEqual(
    found.map(({ requirement, status }) => [requirement.quote, status]),
    demands.map((each) => [...each]),
  )
})

Deno.test('words that take nothing away are no shortfall', () => {
  const demand = 'Boiler and machinery, which is to say equipment breakdown'
  strictEqual(showsShortfall('Equipment breakdown: included.', demand), false)
  const liability = 'Public liability: not under $1,000,000 for each accident'
  strictEqual(showsShortfall('Covered autos liability 67, 68, 69 $1,000,000 each accident', liability), false)
})

Deno.test('exclusions, conditions and lower amounts are shortfalls', () => {
  const demand = 'Tools of the Contractor shall be insured for $90,000 for any one item'
  for (const words of [
    'The most we pay is $75,000 for any one item.',
    'Tools of others are not insured.',
    'Waiver of recovery: none.',
    'Theft of tools is covered only from a locked vehicle.',
  ])
    strictEqual(showsShortfall(words, demand), true, words)
})
