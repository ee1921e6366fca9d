import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'
import { contractParties } from './contractParties.ts'
import { readInsuranceClauses } from './insuranceClauses.ts'
import { reviewContract } from './reviewContract.ts'

async function page(name: string, html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

function policy() {
  return page(
    'policy.html',
    `<h1>Technology and Cyber Policy Declarations</h1>
     <table><tr><td>1. Named Insured</td><td>Larkspur Data LLC</td></tr>
     <tr><td>2. Policy period</td><td>January 15, 2026 to January 15, 2027</td></tr>
     <tr><td>3. Insurer</td><td>Granite Harbor Insurance Company</td></tr>
     <tr><td>5B. Network security and privacy liability, each claim</td><td>$2,000,000</td></tr>
     <tr><td>5F. Cyber extortion and ransomware</td><td>$1,000,000</td></tr>
     <tr><td>5G. Payment card assessments</td><td>$500,000</td></tr>
     <tr><td>7. Retroactive date</td><td>January 15, 2021</td></tr></table>
     <h2>Exclusions</h2><p>We will not pay for loss of unencrypted portable devices.</p>
     <h2>Endorsements</h2>
     <p>GH-07 Ransomware limitation.</p>
     <p>The most we will pay for all loss arising from cyber extortion and ransomware is $250,000.</p>
     <p>GH-11 Payment card sublimit.</p><p>Item 5G of the Declarations is amended to read $250,000.</p>
     <p>GH-23 Waiver of subrogation.</p>
     <p>We waive our rights of recovery against any client where you agreed to do so in writing.</p>`,
  )
}

Deno.test('an endorsement, a date or one excluded part decides a requirement', async () => {
  const contract = await page(
    'contract.html',
    `<h1>Insurance</h1>
     <p>Provider shall carry ransomware and extortion coverage of at least $1,000,000.</p>
     <p>Provider shall carry not less than $500,000 for payment card assessments.</p>
     <p>The retroactive date shall be no later than February 9, 2024.</p>
     <p>No policy may exclude claims for unencrypted devices.</p>
     <p>Provider's insurers shall waive subrogation against Client.</p>
     <p>Provider shall carry workers' compensation with employers liability of $1,000,000.</p>`,
  )
  const found = reviewContract(contract, await policy())
  const statusOf = (word: RegExp) => found.find(({ requirement }) => word.test(requirement.quote))?.status
  assert.equal(statusOf(/ransomware/), 'not met')
  assert.equal(statusOf(/payment card/), 'not met')
  assert.equal(statusOf(/retroactive/), 'met')
  assert.equal(statusOf(/unencrypted/), 'not met')
  assert.equal(statusOf(/subrogation/), 'met')
  assert.equal(statusOf(/workers/), 'cannot tell')
})

Deno.test('lines that a certificate does not list are told apart from its errors', async () => {
  const certificate = await page(
    'certificate.html',
    `<h1>Evidence of insurance</h1><table>
     <tr><td>Insured</td><td>Larkspur Data LLC</td></tr>
     <tr><td>Company</td><td>Granite Harbour Indemnity Company</td></tr>
     <tr><td>Policy period</td><td>01/15/2026 to 01/15/2028</td></tr>
     <tr><td>Network security and privacy liability, each claim</td><td>$2,000,000</td></tr>
     <tr><td>Cyber extortion and ransomware</td><td>$1,000,000</td></tr></table>`,
  )
  const contract = await page(
    'contract.html',
    `<h1>Insurance</h1><p>Provider shall carry an umbrella of $5,000,000 per occurrence.</p>`,
  )
  const { discrepancies, missingLines } = reviewCertificate(certificate, {
    policies: [await policy()],
    contract,
  })
  assert.deepEqual(
    discrepancies.map(({ field, shouldBe }) => [field, shouldBe]),
    [
      ['Carrier name', 'Granite Harbor Insurance Company'],
      ['Expiration date', '01/15/2027'],
      ['Cyber extortion and ransomware', '$250,000'],
    ],
  )
  assert.deepEqual(
    missingLines.map(({ shouldBe }) => shouldBe),
    ['$5,000,000 required'],
  )
})

Deno.test('primary and umbrella together reach a limit, and the contract has to allow it', async () => {
  const primary = await page(
    'gl.html',
    `<h1>Commercial General Liability Declarations</h1><table>
     <tr><td>Named Insured</td><td>Larkspur Roofing LLC</td></tr>
     <tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr>
     <tr><td>General Aggregate Limit</td><td>$2,000,000</td></tr></table>
     <p>We will pay those sums that the insured becomes legally obligated to pay.</p>`,
  )
  const umbrella = await page(
    'umbrella.html',
    `<h1>Commercial Umbrella Declarations</h1><table>
     <tr><td>Named Insured</td><td>Larkspur Roofing LLC</td></tr>
     <tr><td>Umbrella each occurrence limit</td><td>$5,000,000</td></tr></table>`,
  )
  const asked = `<p>Subcontractor shall carry commercial general liability of $2,000,000 each occurrence.</p>`
  const allowed = '<p>Limits may be met by any combination of primary and umbrella insurance.</p>'
  const [silent, allowing] = [
    await page('a.html', `<h1>Insurance</h1>${asked}`),
    await page('b.html', `<h1>Insurance</h1>${asked}${allowed}`),
  ]
  const first = (contract: typeof silent, others: (typeof silent)[]) =>
    reviewContract(contract, primary, others)[0]
  assert.equal(first(silent, [])?.status, 'not met')
  assert.equal(first(silent, [umbrella])?.status, 'cannot tell')
  assert.equal(first(allowing, [umbrella])?.status, 'met')
  assert.match(first(allowing, [umbrella])?.umbrella?.quote ?? '', /\$5,000,000/)
})

Deno.test('a requirement is met only when the policy proves every part of it', async () => {
  const property = await page(
    'property.html',
    `<h1>Commercial Property Declarations</h1><table>
     <tr><td>Named Insured</td><td>Larkspur Outfitters LLC</td></tr>
     <tr><td>Contents</td><td>$780,000</td></tr>
     <tr><td>Tenant’s improvements</td><td>$120,000</td></tr>
     <tr><td>Deductible</td><td>$2,500</td></tr></table>
     <p>Flood: $250,000 annual aggregate, deductible $25,000.</p>
     <p>We will give 30 days notice of cancellation to mortgageholders.</p>`,
  )
  const contract = await page(
    'lease.html',
    `<h1>Insurance</h1>
     <p>Tenant shall insure its inventory for ninety percent of value and its improvements for at least $150,000.</p>
     <p>No deductible shall exceed $5,000.</p>
     <p>Tenant shall insure its inventory for no less than $500,000, earthquake included.</p>
     <p>Each insurer shall give Landlord thirty days notice of cancellation.</p>`,
  )
  const found = reviewContract(contract, property)
  const statusOf = (word: RegExp) => found.find(({ requirement }) => word.test(requirement.quote))?.status
  assert.equal(statusOf(/improvements/), 'not met')
  assert.equal(statusOf(/deductible/), 'not met')
  assert.equal(statusOf(/earthquake/), 'cannot tell')
  assert.equal(statusOf(/notice/), 'not met')
})

Deno.test('reads topics beside sentences, and what no policy may exclude', async () => {
  const license = await page(
    'license.html',
    `<p>Harbor Port Authority ("Authority") licenses the hall to Marigold Catering Co. ("Licensee").</p>
     <table>
     <tr><td>Fees</td><td>$21,600 in three parts, plus 4% of gross food sales.</td></tr>
     <tr><td>Security</td><td>Licensee's liability coverage may not exclude or sublimit assault and battery.</td></tr>
     <tr><td>General liability</td><td>Not less than $1,000,000 per occurrence, with a deductible of no more than $5,000.</td></tr>
     <tr><td>Sub-vendors</td><td>Each sub-vendor must show general liability insurance of $1,000,000.</td></tr>
     </table>`,
  )
  const declarations = await page(
    'policy.html',
    `<h1>Commercial General Liability Declarations</h1>
     <table><tr><td>Named insured</td><td>Marigold Catering Co.</td></tr>
     <tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>Deductible</td><td>$10,000</td></tr></table>
     <p>GG-40 Assault or battery. The most we will pay for injury arising from assault or battery is $25,000.</p>`,
  )
  assert.deepEqual(
    reviewContract(license, declarations).map(({ requirement, status }) => [
      requirement.quote.slice(0, 20),
      status,
    ]),
    [
      ["Licensee's liability", 'not met'],
      // The deductible, which falls short, before the limit.
      ['Not less than $1,000', 'not met'],
      ['Not less than $1,000', 'met'],
      ['Each sub-vendor must', 'cannot tell'],
    ],
  )
})

Deno.test('a form that the policy lists is never called missing', async () => {
  const listing = await page(
    'gl.html',
    `<h1>Commercial General Liability Declarations</h1><table>
     <tr><td>Named Insured</td><td>Larkspur Roofing LLC</td></tr>
     <tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr></table>
     <h2>Forms and endorsements schedule</h2><table>
     <tr><td>CG 00 01 04 13</td><td>Commercial General Liability Coverage Form</td></tr>
     <tr><td>CG 20 10 04 13</td><td>Additional Insured - Owners, Lessees or Contractors</td></tr>
     <tr><td>CG 24 04 05 09</td><td>Waiver of Transfer of Rights of Recovery Against Others to Us</td></tr></table>
     <p>We will pay those sums that the insured becomes legally obligated to pay.</p>`,
  )
  const contract = await page(
    'contract.html',
    `<h1>Insurance</h1>
     <p>Subcontractor's insurers shall waive subrogation against Owner.</p>
     <p>Owner shall be named as additional insured on the CGL, auto and umbrella policies.</p>
     <p>Subcontractor's insurance shall be primary and noncontributory.</p>`,
  )
  const found = reviewContract(contract, listing)
  const of = (word: RegExp) => found.find(({ requirement }) => word.test(requirement.quote))
  assert.equal(of(/subrogation/)?.status, 'cannot tell')
  assert.match(of(/subrogation/)?.reason ?? '', /CG 24 04.*Check whom its schedule names/)
  assert.match(of(/additional insured/)?.reason ?? '', /CG 20 10/)
  assert.deepEqual(of(/additional insured/)?.lines, ['umbrella', 'auto', 'liability'])
  assert.deepEqual(of(/additional insured/)?.ownLines, ['liability'])
  assert.equal(of(/noncontributory/)?.status, 'not met')
})

Deno.test('a schedule of names proves nothing for others, nor one line’s waiver for another line', async () => {
  const packet = await page(
    'packet.html',
    `<h1>Section 2 – Business auto declarations</h1>
     <table><tr><td>Named Insured</td><td>Oakhelm Tree Co.</td></tr><tr><td>Liability, combined single limit</td><td>$1,000,000</td></tr></table>
     <p>BT 5144: we waive recovery rights against anyone where a written contract requires it.</p>
     <h2>BT 7130 Additional insured, managers or lessors</h2>
     <table><tr><th>Premises</th><th>Person or organization</th></tr><tr><td>22 Vaughn Street</td><td>Slabtown Foundry Block LLC</td></tr></table>
     <p>Those listed are additional insureds. If your lease so requires, their insurance is primary.</p>
     <h1>Section 4 – Workers compensation information page</h1>
     <p>3.B. Employers liability: each accident $500,000.</p>
     <h2>GLX 0313 Waiver of our right to recover from others</h2>
     <p>We will not enforce our right against the person or organization named in the schedule. Schedule: Van Buren Road Commission.</p>`,
  )
  const contract = await page(
    'lease.html',
    `<p>Slabtown Foundry Block LLC ("Landlord") and Oakhelm Tree Co. ("Tenant") agree. Larch Bank is the "Lender" (Larch Bank, N.A. (the "Lender")).</p>
     <h1>Insurance</h1>
     <p>Landlord and the Lender shall be named as additional insureds.</p>
     <p>Tenant's workers compensation insurer shall waive its right of recovery against Landlord.</p>
     <p>Each firm to which any work is sublet shall carry auto liability of $1,000,000 per accident.</p>`,
  )
  const found = reviewContract(contract, packet)
  const statusOf = (word: RegExp) => found.find(({ requirement }) => word.test(requirement.quote))?.status
  assert.equal(statusOf(/additional insureds/), 'not met')
  assert.notEqual(statusOf(/workers compensation/), 'met')
  assert.equal(statusOf(/sublet/), 'cannot tell')
})

Deno.test('reads the parts of a sentence, rows without an amount, and the indemnity beside them', async () => {
  const asked = await page(
    'contract.html',
    `<p>Pier Construction Co. ("Contractor") and Juniper Grounds Co. ("Subcontractor") agree.</p>
     <h2>9. Insurance</h2>
     <p>9.1 The following are not acceptable on the general liability policy: (a) an exclusion of underground utilities; (b) an exclusion of snow removal.</p>
     <table><tr><th>Coverage</th><th>Minimum</th></tr>
     <tr><td>General liability</td><td>$1,000,000 each occurrence</td></tr>
     <tr><td>Notice of cancellation</td><td>30 days to Contractor</td></tr></table>
     <h2>10. Indemnity</h2>
     <p>Subcontractor shall indemnify, defend and hold harmless Contractor from all claims arising out of the work.</p>`,
  )
  const declarations = await page(
    'policy.html',
    `<h1>General liability declarations</h1><table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>
     <h2>Exclusions</h2><p>This insurance does not apply to damage to underground utilities.</p>`,
  )
  const found = reviewContract(asked, declarations).map(({ requirement, status }) => [
    requirement.quote,
    status,
  ])
  assert.deepEqual(found.slice(0, 2), [
    ['an exclusion of underground utilities;', 'not met'],
    ['an exclusion of snow removal.', 'cannot tell'],
  ])
  assert.ok(found.some(([quote]) => quote === 'Notice of cancellation 30 days to Contractor'))
  assert.deepEqual(
    readInsuranceClauses(asked).flatMap(({ kind, quote }) =>
      kind === 'indemnity' ? [quote.slice(0, 29)] : [],
    ),
    ['Subcontractor shall indemnify'],
  )
})

Deno.test('an aggregate for each project is no limit of an occurrence, and the last item of a list is kept', async () => {
  const declarations = await page(
    'policy.html',
    `<h1>Commercial General Liability Declarations</h1>
     <table><tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr><tr><td>General Aggregate Limit</td><td>$2,000,000</td></tr></table>
     <p>General aggregate applies per project (CG 25 03).</p>`,
  )
  for (const asked of [
    '7.2 A general aggregate of not less than $2,000,000, each project.',
    '7.2 General aggregate limit: $2,000,000, per project.',
    '7.2 General aggregate: $2,000,000 any one project.',
  ]) {
    const contract = await page(
      'contract.html',
      `<h2>7. Insurance</h2><p>Before starting work Subcontractor shall procure and maintain, at its own expense:</p>
       <p>7.1 Commercial General Liability of not less than $1,000,000 each occurrence.</p><p>${asked}</p>
       <p>7.3 Such other insurance as is customary for work of this kind, in amounts acceptable to Contractor.</p>`,
    )
    const found = reviewContract(contract, declarations)
    assert.deepEqual(
      found.map(({ status, requirement: { quote } }) => [status, quote.split(' ')[0]]),
      [
        ['met', 'Commercial'],
        ['met', asked.split(' ')[1]],
        ['cannot tell', 'Such'],
      ],
    )
    assert.match(found[1]?.reason ?? '', /^General aggregate \$2,000,000\. Aggregate per project/)
  }
})

Deno.test('a table with a column for each class of vendor asks for what the contract’s own class needs', async () => {
  const contract = await page(
    'contract.html',
    `<h1>Vendor agreement</h1><p>Risk category: B</p><h2>Insurance matrix</h2>
     <table><tr><th>Coverage</th><th>Category A dry goods</th><th>Category B sauces</th><th>Category C meat</th></tr>
     <tr><td>General liability, each occurrence</td><td>$500,000</td><td>$1,000,000</td><td>$2,000,000</td></tr></table>`,
  )
  const declarations = await page(
    'policy.html',
    `<h1>General liability declarations</h1><p>Named insured: Cedar Lane Foods LLC</p>
     <table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>`,
  )
  assert.deepEqual(
    reviewContract(contract, declarations).map(({ status, requirement }) => [status, requirement.amount]),
    [['met', 100_000_000]],
  )
})

Deno.test('the terms behind "shall insure as follows" are requirements, and borrowed autos have a limit', async () => {
  const contract = await page(
    'contract.html',
    `<h1>Lease</h1>
     <p>Section 4. Building insurance. Occupant shall insure Building 7 as follows:</p>
     <p>4.1 with equipment breakdown coverage for the chillers;</p>
     <p>4.2 with flood coverage of not less than $1,000,000;</p>
     <p>Section 5. Autos. Occupant shall carry hired and non-owned automobile liability of $1,000,000.</p>`,
  )
  const declarations = await page(
    'policy.html',
    `<h1>Package policy declarations</h1><p>Named insured: Pier Nine Storage Co.</p>
     <table><tr><td>Building</td><td>$4,000,000</td></tr><tr><td>Flood</td><td>$500,000</td></tr>
     <tr><td>Hired and non-owned auto liability</td><td>$1,000,000</td></tr></table>`,
  )
  assert.deepEqual(
    reviewContract(contract, declarations).map(({ status, requirement }) => [requirement.quote, status]),
    [
      ['with equipment breakdown coverage for the chillers;', 'cannot tell'],
      ['with flood coverage of not less than $1,000,000;', 'not met'],
      ['Occupant shall carry hired and non-owned automobile liability of $1,000,000.', 'met'],
    ],
  )
})

Deno.test('a section, a percentage or a shorter notice elsewhere in the policy keeps a requirement from being met', async () => {
  const packagePolicy = await page(
    'package.html',
    `<h1>Contractors package declarations</h1>
     <table><tr><td>Named insured</td><td>Pike Sitework, Inc.</td></tr></table>
     <h2>Section II General liability</h2>
     <table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>General aggregate</td><td>$2,000,000</td></tr></table>
     <h2>Section III Professional liability</h2>
     <table><tr><td>Professional liability, each claim</td><td>$1,000,000</td></tr></table>
     <h2>Section IV Contractors equipment</h2>
     <table><tr><td>Equipment leased or rented from others, any one item</td><td>$350,000</td></tr><tr><td>Deductible</td><td>$2,500</td></tr></table>
     <h1>CL 100 Liability form</h1>
     <p>We will mail notice of cancellation to the first named insured: 10 days for nonpayment, 60 days for any other reason.</p>
     <h1>CL 204 Additional insureds</h1>
     <p>We insure any owner or lessor that you agree in a signed contract to insure, for injury caused by your work.</p>
     <h1>CL 260 Primary</h1>
     <p>Under Section II, coverage of an additional insured is primary and noncontributory if a written contract requires. Section III is excess.</p>
     <h1>CE 78 Lessors</h1>
     <p>If we cancel Section IV we will give a lessor that is on file with us 10 days notice.</p>
     <h1>CE 81 Theft</h1>
     <p>For theft of rented equipment the deductible is five percent of its value.</p>`,
  )
  const contract = await page(
    'rental.html',
    `<p>Ironfork Rentals, Inc. ("Ironfork") and Pike Sitework, Inc. ("Renter") agree.</p>
     <h1>Insurance</h1>
     <p>Ironfork shall be an additional insured on the general liability policy.</p>
     <p>General liability and professional liability coverage shall be primary and noncontributory.</p>
     <p>The deductible, theft included, shall not exceed $10,000.</p>
     <p>Ironfork shall receive 30 days prior notice of cancellation.</p>`,
  )
  const found = reviewContract(contract, packagePolicy)
  const of = (word: RegExp) => found.find(({ requirement }) => word.test(requirement.quote))
  assert.equal(of(/additional insured/)?.status, 'met')
  assert.equal(of(/noncontributory/)?.status, 'not met')
  assert.equal(of(/theft/)?.status, 'cannot tell')
  assert.equal(of(/notice/)?.status, 'not met')
  assert.match(of(/notice/)?.evidence?.quote ?? '', /lessor that is on file/)
})

Deno.test('an additional insured endorsement that ends with the work gives nothing after completion', async () => {
  const ending = [
    'There is no coverage for the additional insured after your work at the project has been completed or put to its intended use.',
    'This insurance ends for the additional insured on completion of your work at the site.',
    'Insurance is provided only for liability caused by your ongoing operations, and your work is rated by class.',
    'The additional insured has no coverage for injury after all work, including your work, has been completed.',
    'Coverage under this endorsement ceases when your work is completed.',
    'It does not apply to property damage occurring after your work has been put to its intended use.',
  ]
  const giving = [
    'That person is an additional insured for your ongoing operations and for your work that has been completed.',
    'An additional insured is covered for the products-completed operations hazard, too: for completed operations of your work.',
    'The additional insured is covered only for your ongoing operations and your completed operations.',
  ]
  const contract = await page(
    'subcontract.html',
    `<h1>Insurance</h1>
     <p>Contractor and Owner shall be additional insureds on the general liability policy for both ongoing and completed operations.</p>`,
  )
  for (const [sentences, status] of [
    [ending, 'not met'],
    [giving, 'met'],
  ] as const)
    for (const sentence of sentences) {
      const declared = await page(
        'gl.html',
        `<h1>Commercial General Liability Declarations</h1><p>Named insured: Larkspur Stairs LLC</p>
         <h2>CSI 2010 Additional insured: owners, lessees or contractors</h2>
         <p>Any person or organization for whom you are performing operations, when you have agreed in a written contract
         that such person be added, is an insured. ${sentence}</p>`,
      )
      const [found] = reviewContract(contract, declared)
      assert.equal(found?.status, status, `${sentence} ${found?.reason}`)
    }
})

Deno.test('names each limit of a clause that the policy falls short of', async () => {
  const declarations = await page(
    'policy.html',
    `<h1>Commercial General Liability Declarations</h1>
     <table><tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr><tr><td>General Aggregate Limit</td><td>$2,000,000</td></tr></table>`,
  )
  const contract = await page(
    'contract.html',
    `<h2>9. Insurance</h2><p>9.1 Subcontractor shall maintain commercial general liability insurance of not less than
     $2,000,000 each occurrence and $4,000,000 general aggregate.</p>`,
  )
  assert.deepEqual(
    reviewContract(contract, declarations).map(({ status, reason }) => [status, reason]),
    [
      [
        'not met',
        'Each occurrence: the contract asks for $2,000,000, the policy gives $1,000,000. General aggregate: the contract asks for $4,000,000, the policy gives $2,000,000.',
      ],
    ],
  )
})

Deno.test('reads parties, titles and mentions as what they are', async () => {
  const contract = await page(
    'subcontract.html',
    `<p>This Agreement is made between Larkin Builders, LLC, 210 W. Quarry Road, Suite 4, Boise, ID 83702 ("Contractor") and
     Sawtooth Tree Care, Inc. ("Subcontractor").</p><h1>Insurance</h1>
     <p>5.1 Additional insureds. Contractor shall be included as additional insured on the general liability policy.</p>
     <p>5.2 Coverage shall be primary and non-contributory to any insurance of the additional insureds.</p>
     <p>5.3 The policy shall contain no exclusion for subsidence or work at height.</p>
     <p>5.4 Removal of spruces of 45 to 55 feet.</p>`,
  )
  const declarations = await page(
    'gl.html',
    `<h1>Commercial General Liability Declarations</h1>
     <table><tr><td>Named Insured</td><td>Sawtooth Tree Care, Inc.</td></tr>
     <tr><td>Each occurrence limit</td><td>$1,000,000</td></tr></table>
     <h2>Forms and endorsements</h2>
     <table><tr><td>CG 20 01</td><td>12 19</td><td>Primary and Noncontributory - Other Insurance Condition</td></tr></table>
     <h2>TC 77 EXCLUSION - WORK ABOVE 30 FEET</h2>
     <p>This insurance does not apply to bodily injury arising out of work performed more than 30 feet above ground.</p>`,
  )
  assert.equal(contractParties(contract).get('Contractor'), 'Larkin Builders, LLC')
  const findings = reviewContract(contract, declarations)
  const of = (kind: string) => findings.filter(({ requirement }) => requirement.kind === kind)
  assert.equal(of('additionalInsured').length, 1)
  assert.match(of('additionalInsured')[0]?.requirement.quote ?? '', /Contractor shall be included/)
  assert.equal(of('primary').length, 1)
  assert.notEqual(of('primary')[0]?.status, 'not met')
  const height = findings.find(({ requirement }) => /work at height/.test(requirement.quote))
  assert.equal(height?.status, 'not met')
  assert.match(height?.reason ?? '', /more than 30 feet above ground/)
})

Deno.test('does not judge the primary limits by an umbrella that schedules them', async () => {
  const contract = await page(
    'contract.html',
    `<h1>Insurance</h1><p>Subcontractor shall maintain general liability insurance of not less than $1,000,000 each
     occurrence, the general aggregate applying separately to this project.</p>`,
  )
  const umbrella = await page(
    'umbrella.html',
    `<h1>Commercial Umbrella Liability Policy Declarations</h1>
     <table><tr><td>Each occurrence</td><td>$5,000,000</td></tr><tr><td>Self-insured retention</td><td>$10,000</td></tr></table>
     <h2>Schedule of underlying insurance</h2>
     <table><tr><td>General liability</td><td>$1,000,000 occ / $2,000,000 agg</td></tr></table>`,
  )
  for (const { status } of reviewContract(contract, umbrella)) assert.equal(status, 'cannot tell')
})
