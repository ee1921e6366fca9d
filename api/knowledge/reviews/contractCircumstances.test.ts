import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'
import { type DemandRow, misjudged } from './testing/misjudged.ts'

const aquarium = [
  '# Project Limit',
  'For the Wolf River Aquarium project only, the Each Occurrence Limit is increased to $4,000,000.',
]
const rows: Record<string, readonly DemandRow[]> = {
  'the limit that an endorsement sets for the project, event or place of the contract': [
    [
      'liability',
      'At the Wolf River Aquarium project Contractor shall carry general liability of $4,000,000 each occurrence.',
      aquarium,
      'met',
    ],
    [
      'liability',
      'At the Beale Street Garage project Contractor shall carry general liability of $4,000,000 each occurrence.',
      aquarium,
      'not met',
    ],
    [
      'liability',
      'For the Tremont Depot Contractor shall carry general liability of $1,000,000 each occurrence.',
      ['# Depot', 'While at the Tremont Depot, the Each Occurrence Limit is reduced to $500,000.'],
      'not met',
    ],
    [
      'property',
      'Exhibitor shall insure business personal property that it brings to the book fair for at least $425,000.',
      [
        '# Fairs',
        'Business personal property is raised to $450,000 while at a fair or exhibition within 200 miles.',
      ],
      'met',
    ],
    [
      'property',
      'Tenant shall insure its business personal property for at least $425,000.',
      [
        '# Fairs',
        'Business personal property is raised to $450,000 while at a fair or exhibition within 200 miles.',
      ],
      'not met',
    ],
  ],
  'months of rents and income': [
    [
      'property',
      'Borrower will maintain insurance of rents or business income of the building for twelve months.',
      [
        '# Rents',
        'We pay rents lost during the time needed to repair the property, not to exceed twelve months.',
      ],
      'met',
    ],
    [
      'property',
      'Borrower shall carry rental value insurance for at least eighteen months.',
      ['# Rents', 'Rental value is paid for up to 12 months.'],
      'not met',
    ],
    [
      'property',
      'Borrower shall keep in force insurance against loss of rents for six months.',
      ['# Rents', 'Loss of rents is paid for as long as repairs need, for up to 12 months.'],
      'met',
    ],
  ],
  'a coverage beside what a section gives at one location alone': [
    [
      'property',
      'Equipment breakdown insurance at 480 Mill Street will be not less than $1,000,000.',
      [
        '# Extra cover',
        'Equipment breakdown | $1,000,000',
        'First mortgagee, Location 1 only: Prairie Trust Bank, N.A.',
      ],
      'met',
    ],
    [
      'property',
      'Equipment breakdown insurance at 480 Mill Street will be not less than $1,000,000.',
      [
        '# Equipment breakdown',
        'Equipment breakdown | $1,000,000',
        'This coverage applies at Location 1 only.',
      ],
      'not met',
    ],
  ],
}

for (const [title, own] of Object.entries(rows))
  Deno.test(`a demand is judged by what holds for its contract: ${title}`, async () => {
    assert.deepEqual(await misjudged(own), [])
  })

async function page(html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

const floater = `<h1>CONTRACTORS EQUIPMENT FLOATER</h1><table><tr><td>INSURED</td><td>Big Creek Excavating Inc</td></tr>
  <tr><td>EQUIPMENT LEASED OR RENTED FROM OTHERS, ANY ONE ITEM</td><td>$100,000</td></tr>
  <tr><td>CATASTROPHE LIMIT ANY ONE OCCURRENCE</td><td>$750,000</td></tr></table>
  <h2>IM 7081 LEASED EQUIPMENT - HIGHER LIMIT</h2>
  <p>EFFECTIVE 05/01/26 the limit for equipment leased or rented from others is 250,000 any one item.</p>`

Deno.test('the values that a contract lists are what each thing has to be insured for', async () => {
  const rental = (value: string) =>
    page(`<h1>Rental</h1><table><tr><th>Unit</th><th>Description</th><th>Value</th><th>Rate</th></tr>
      <tr><td>RR-330</td><td>Excavator</td><td>${value}</td><td>$9,450</td></tr>
      <tr><td>RR-118</td><td>Hydraulic hammer</td><td>$44,000</td><td>$2,900</td></tr></table>
      <h2>Insurance</h2><p>Customer shall insure each rented unit for its full value shown on the front.</p>`)
  const policy = await page(floater)
  const [short] = reviewContract(await rental('$310,000'), policy)
  assert.equal(short?.status, 'not met')
  assert.match(short.reason, /asks for \$310,000, the policy gives \$250,000/)
  const [enough] = reviewContract(await rental('$240,000'), policy)
  assert.equal(enough?.status, 'met')
})

Deno.test('a limit for any one occurrence makes a policy on equipment or cargo no liability policy', async () => {
  const contract = await page(`<h1>Insurance</h1>
    <p>Customer shall carry general liability insurance of $1,000,000 each occurrence.</p>
    <p>Customer shall carry auto liability of $1,000,000 each accident.</p>`)
  const cargo = await page(`<h1>MOTOR TRUCK CARGO POLICY</h1><table>
    <tr><td>LEGAL LIABILITY FOR CARGO, ANY ONE VEHICLE</td><td>$100,000</td></tr>
    <tr><td>ANY ONE DISASTER</td><td>$300,000</td></tr></table>
    <p>We will pay for loss for which you are legally liable as a motor carrier.</p>`)
  for (const policy of [await page(floater), cargo])
    assert.deepEqual(
      reviewContract(contract, policy).map(({ status }) => status),
      ['cannot tell', 'cannot tell'],
    )
})

const autoPolicy = `<h1>Business Auto Declarations</h1><table><tr><td>Named insured</td><td>Larkspur Roofing LLC</td></tr>
  <tr><td>Liability, combined single limit</td><td>$1,000,000</td></tr></table><h2>CA 20 48 Designated insured</h2>
  <p>Each person or organization shown in the schedule is an insured for liability coverage.</p><table><tr><td>Bedford Managers, Inc.</td></tr></table>`

/** What an auto policy says to a demand for additional insureds. */
const askedOfAuto = [
  ['Contractor shall be named as additional insured, for ongoing and completed operations.', 'cannot tell'],
  ['Contractor shall be an additional insured on CG 20 10 and CG 20 37 or equivalent.', 'cannot tell'],
  [
    'Contractor shall be an additional insured on the general liability and auto policies, including completed operations (CG 20 10 and CG 20 37).',
    'met',
  ],
  ['Contractor shall be an additional insured on the auto policy.', 'met'],
] as const

Deno.test('completed operations and CG forms are not asked of an auto policy', async () => {
  for (const [demand, status] of askedOfAuto) {
    const contract = await page(`<h1>Subcontract</h1>
      <p>Bedford Managers, Inc. ("Contractor") and Larkspur Roofing LLC ("Subcontractor") agree on the roof.</p>
      <h2>Insurance</h2><p>${demand}</p>`)
    const [finding] = reviewContract(contract, await page(autoPolicy))
    assert.equal(finding?.status, status, demand)
    assert.doesNotMatch(finding?.reason ?? '', /CG 20/)
    if (status !== 'met') assert.equal(finding?.missingLine, 'liability')
  }
})
