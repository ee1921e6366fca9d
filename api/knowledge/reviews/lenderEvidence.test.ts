import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'
import { reviewContract } from './reviewContract.ts'

function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

function table(...rows: readonly (readonly string[])[]): string {
  return `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`
}

/** A package of two premises. Its mortgageholder has one of them; endorsements change a waiting period and take medical expense back. */
const nursery = await page(
  `<h1>Commercial Package Policy Declarations</h1>
   ${table(
     ['Company', 'Fallowfield Fire & Marine Insurance Company'],
     ['Policy number', 'FFM 0092-71844'],
     ['Named insured', 'Rye Street Nurseries, Inc.'],
     ['Policy period', '06/15/2026 to 06/15/2027'],
     [
       'Mortgageholder',
       'Halvorsen Community Bank, its successors and assigns, 9 Depot Square, Salem, OR 97301 (Premises 1 Building 1)',
     ],
   )}
   <h2>Property</h2>
   ${table(
     ['Prem.', 'Address', 'Building', 'Business personal property'],
     ['1', '19 Rye Street, Salem, OR 97301', '$1,250,000', '$380,000'],
     ['2', '604 Cedar Mall Drive, Albany, OR 97321', '$310,000', '$165,000'],
   )}
   <p>Causes of loss: Special. Valuation: Replacement cost. Deductible: $2,500 per occurrence.</p>
   <p>Business Income with Extra Expense: $350,000, all premises combined. Waiting period: 72 hours.</p>
   <h2>General liability</h2>
   ${table(['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['Medical expense, each person', '$5,000'])}
   <h1>FF 20 Commercial Property Form</h1>
   <p>We will pay for direct physical loss of covered property.</p>
   <p>We will value Covered Property at replacement cost. Film and plastic coverings are valued at actual cash value.</p>
   <h1>FF 36 Business Income Changes</h1><p>In paragraph A.4 and in the Declarations, 72 hours is replaced by 24 hours.</p>
   <h1>FF 41 Coverage C - Deleted</h1>
   <p>Coverage C does not apply. The Medical Expense Limit shown in the Declarations is void.</p>`,
)

/** What a review finds wrong with evidence in sections: as shown, and as it should be. */
async function wrong(
  property: readonly (readonly string[])[],
  liability: readonly (readonly string[])[] = [],
) {
  const evidence = await page(
    `<h1>Evidence of Commercial Property and Liability Insurance</h1>
     ${table(['Insured', 'Rye Street Nurseries Inc.'], ['Insurer A', 'Fallowfield Fire & Marine Insurance Company'])}
     <h2>Property (A)</h2>
     ${table(['Policy number', 'FFM 0092-71844'], ...property)}
     <h2>General liability (A)</h2>
     ${table(['Policy number', 'FFM 0092-71844'], ['Effective / expires', '06/15/2026 / 06/15/2027'], ...liability)}`,
  )
  return reviewCertificate(evidence, { policies: [nursery], contract: null }).discrepancies.map(
    ({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate} → ${shouldBe}`,
  )
}

Deno.test('each section of an evidence has its own term', async () => {
  assert.deepEqual(await wrong([['Effective / expires', '06/15/2026 / 07/15/2027']]), [
    'Property expiration date: 07/15/2027 → 06/15/2027',
  ])
  assert.deepEqual(await wrong([['Effective / expires', '06/15/2026 / 06/15/2027']]), [])
})

Deno.test('limits that stand together in the cell of a place are compared one by one', async () => {
  const shown = (contents: string) =>
    wrong([
      ['Location', 'Building Business personal property'],
      ['19 Rye Street, Salem', `$1,250,000 ${contents}`],
      ['604 Cedar Mall Drive, Albany', '$310,000 $165,000'],
    ])
  assert.deepEqual(await shown('$380,000'), [])
  const [only, ...others] = await shown('$308,000')
  assert.match(only ?? '', /\$308,000 → \$380,000/)
  assert.deepEqual(others, [])
})

Deno.test('a period that an endorsement replaces is the new one', async () => {
  assert.deepEqual(await wrong([['Business income', '$350,000, 24 hour waiting period']]), [])
  const [only] = await wrong([['Business income', '$350,000, 72 hour waiting period']])
  assert.match(only ?? '', /72 hour → 24 hours/)
})

Deno.test('a limit that an endorsement takes back is not covered, whatever the declarations show', async () => {
  assert.deepEqual(await wrong([], [['Medical expense', '$5,000']]), [
    'Medical expense: $5,000 → not covered',
  ])
})

Deno.test('one kind of thing that is valued otherwise leaves the rest at replacement cost', async () => {
  assert.deepEqual(await wrong([['Causes of loss, valuation', 'Special, replacement cost']]), [])
})

Deno.test('a mortgagee is shown and asked for only at the places that the policy names it for', async () => {
  const [only] = await wrong([['Mortgagee', 'Halvorsen Community Bank, Salem and Albany buildings']])
  assert.match(only ?? '', /^Mortgagee: .*Salem and Albany buildings → only as the policy names it: /)
  assert.deepEqual(await wrong([['Mortgagee', 'Halvorsen Community Bank, building in Salem']]), [])
  const statusOf = async (clause: string) => {
    const loan = await page(
      `<h1>Loan Agreement</h1><p>Halvorsen Community Bank (the “Bank”) lends to Rye Street Nurseries, Inc. (the “Borrower”).</p>
       <h2>5. Insurance</h2><p>${clause}</p>`,
    )
    return reviewContract(loan, nursery)[0]?.status
  }
  assert.equal(await statusOf('The Bank shall be named mortgagee on both properties.'), 'not met')
})

Deno.test('a denied coinsurance is what a lender wants, a denied loss payable clause is not, and a list of autos is all of them', async () => {
  const evidence = await page(
    `<h1>Evidence of Commercial Property and Liability Insurance</h1>
     ${table(
       ['Insured', 'Rye Street Nurseries Inc.'],
       ['Coinsurance', 'None'],
       ["Lender's loss payable", 'None'],
       ['Auto', 'owned, hired, non-owned'],
       ['Combined single limit', '$1,000,000'],
     )}`,
  )
  const loan = await page(
    `<h1>Loan Agreement</h1><p>Halvorsen Community Bank (the “Bank”) lends to Rye Street Nurseries, Inc. (the “Borrower”).</p>
     <h2>5. Insurance</h2><p>5.1 Coverage on the building shall be written with an agreed amount, so that no coinsurance applies.</p>
     <p>5.2 The Bank shall be lender’s loss payee on the Goods.</p>
     <p>5.3 Owned, hired and non-owned autos shall be insured for $1,000,000 combined single limit.</p>`,
  )
  const fields = reviewCertificate(evidence, { policies: [], contract: loan }).discrepancies.map(
    ({ field }) => field,
  )
  assert.deepEqual(fields, ["Lender's loss payable"])
})
