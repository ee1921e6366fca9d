import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

function page(body: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${body}</body></html>`), { name: 'page.html' })
}

/** A property policy of two premises. Its mortgageholder has one of them, its loss payee a machine. */
const property = await page(
  `<h1>Commercial Property Declarations</h1><p>Stonequay Fire and Marine Insurance Company</p>
   <table><tr><td>Policy number</td><td>SF 558-0214</td></tr><tr><td>Named insured</td><td>Millrace Joinery Co.</td></tr>
   <tr><td>Policy period</td><td>07/15/2026 to 07/15/2027</td></tr>
   <tr><td>Covered Causes of Loss</td><td>Special, all premises</td></tr>
   <tr><td>Valuation</td><td>Replacement cost</td></tr></table>
   <table><tr><th>Prem.</th><th>Address</th><th>Building</th><th>Business Personal Property</th></tr>
   <tr><td>1</td><td>12 Weir Road, Salem, OR 97301</td><td>$2,100,000</td><td>$900,000</td></tr>
   <tr><td>2</td><td>18 Weir Road, Salem, OR 97301</td><td>$450,000</td><td>$250,000</td></tr></table>
   <h2>Mortgageholder</h2><p>Ironwood Savings Bank, PO Box 20, Salem, OR 97308. Premises 1, Building only.</p>
   <h1>SF 590 LOSS PAYABLE</h1><p>Loss Payee: Redfir Leasing Corp., 1150 Dock Avenue, Portland, OR 97209.
   Loss will be paid to you and the Loss Payee as interests may appear.</p>
   <h1>SF 575 FLOOD COVERAGE</h1><p>A deductible of $50,000 applies to each flood.</p>
   <h1>CONDITIONS</h1><p>Deductible: $5,000 each occurrence. We will give the mortgageholder at least 10 days written notice of
   cancellation for nonpayment and 30 days for any other reason.</p>`,
)

async function loanFinding(clause: string) {
  const loan = await page(
    `<table><tr><td>Lender</td><td>Ironwood Savings Bank, PO Box 20, Salem, OR 97308</td></tr>
     <tr><td>Borrower</td><td>Millrace Joinery Co., 12 Weir Road, Salem, OR 97301</td></tr>
     <tr><td>Collateral</td><td>The Mill (12 Weir Road) and the Kiln (18 Weir Road)</td></tr></table>
     <h2>5. Insurance</h2><p>${clause}</p>`,
  )
  return reviewContract(loan, property)[0]?.status
}

const ofLoan: readonly [string, string | undefined][] = [
  [
    'The Mill and the Kiln shall be insured for one hundred percent of their replacement cost.',
    'cannot tell',
  ],
  ['In no event shall the limits for the two Buildings come to less than $2,500,000 in total.', 'met'],
  ['In no event shall the limits for the two Buildings come to less than $2,600,000 in total.', 'not met'],
  ['Buildings and Equipment shall be insured on a special causes of loss form.', 'met'],
  ['Lender shall be named as first mortgagee for each Building.', 'not met'],
  ['Lender shall be lender’s loss payee for the Equipment.', 'not met'],
  ['The insurer shall give Lender, as mortgagee, thirty days written notice of cancellation.', 'met'],
  ['No deductible shall exceed $10,000, save that a flood deductible may be as high as $50,000.', 'met'],
  ['Borrower shall keep a debt service coverage ratio of at least 1.25.', undefined],
  ['A lapse of insurance or a judgment of more than $150,000 is a default.', undefined],
]

for (const [clause, status] of ofLoan)
  Deno.test(`"${clause}" is ${status ?? 'no requirement'}`, async () => {
    assert.equal(await loanFinding(clause), status)
  })

/** A contractor's liability policy whose endorsements give less than their titles say. */
const liability = await page(
  `<h1>Commercial General Liability Declarations</h1>
   <table><tr><td>Named Insured</td><td>Millrace Masonry Inc.</td></tr>
   <tr><td>Each Occurrence Limit</td><td>$1,000,000</td></tr><tr><td>General Aggregate Limit</td><td>$2,000,000</td></tr>
   <tr><td>Medical Expense, any one person</td><td>$5,000</td></tr></table>
   <h1>SB 2033 ADDITIONAL INSURED - AUTOMATIC STATUS</h1><p>An additional insured is any organization for whom you are performing operations
   when you and that person or organization have agreed in a written contract that it be added to your policy.</p>
   <h1>SB 2503 AGGREGATE LIMIT - EACH CONSTRUCTION PROJECT</h1><p>A separate General Aggregate Limit, equal to the amount shown in the
   Declarations, applies to each of your construction projects.</p>
   <h1>SB 3140 LIMITATION - HEIGHT OF WORK</h1><p>This insurance does not apply to bodily injury arising out of operations performed more than
   80 feet above ground level.</p>
   <h1>SB 33 PARTICIPANTS</h1><p>Medical expenses are not paid to any person injured while taking part in a guided tour or lesson.</p>
   <h1>SB 0225 NOTICE OF CANCELLATION TO SCHEDULED PARTIES</h1><p>If we cancel we will mail 30 days notice to the party shown.
   Scheduled party: Wexcombe Builders LLC.</p>`,
)

const ofSubcontract: readonly [string, string][] = [
  [
    'Contractor, Owner and Architect shall be additional insureds for the operations of Subcontractor.',
    'not met',
  ],
  ['The general aggregate shall apply separately to the Project.', 'met'],
  [
    'The general liability policy shall contain no exclusion or limitation for work at the heights shown in Article 1.',
    'not met',
  ],
  ['Medical payments of $5,000, which shall also apply to persons taking part in lessons.', 'not met'],
  ['Policies shall be endorsed to give Contractor thirty days written notice of cancellation.', 'not met'],
  [
    'Workers shall come only from a company that insures them under its own general liability policy of at least $1,000,000 per occurrence.',
    'cannot tell',
  ],
]

for (const [clause, status] of ofSubcontract)
  Deno.test(`"${clause}" is ${status}`, async () => {
    const subcontract = await page(
      `<p>This Subcontract is between Lockridge Construction Inc. (“Contractor”) and Millrace Masonry Inc. (“Subcontractor”).
       The Owner is Delacourt College. The Architect is Pruett Architects LLP.</p><h2>Insurance</h2><p>${clause}</p>`,
    )
    assert.equal(reviewContract(subcontract, liability)[0]?.status, status)
  })
