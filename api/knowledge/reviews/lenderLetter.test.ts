import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readInsuranceClauses } from './insuranceClauses.ts'
import { reviewContract } from './reviewContract.ts'

function page(html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

const policy = `<h1>Commercial Property Declarations</h1>
  <table><tr><td>Named Insured</td><td>Marsh Lane Brewing Company LLC</td></tr></table>
  <h2>Described premises</h2>
  <table><tr><th>Prem</th><th>Coverage</th><th>Limit</th><th>Coinsurance</th><th>Deductible</th></tr>
  <tr><td>1</td><td>Building</td><td>$3,100,000</td><td>90%</td><td>$5,000</td></tr>
  <tr><td>1</td><td>Business Income with Extra Expense</td><td>$480,000</td><td>1/6 monthly limit</td><td>72 hours</td></tr></table>
  <h2>Mortgageholders</h2>
  <table><tr><td>Prem 1 Bldg 1</td><td>Tidewater Savings Bank, ISAOA, 9 Quay Street, Norfolk, VA 23510</td></tr></table>`

const letter = `<h1>Chesapeake Community Bank</h1>
  <p>Re: Borrower Marsh Lane Brewing Company LLC, Loan 55-2091</p>
  <p>Prior to funding we will need: (1) proof of property insurance on ACORD 28 with building coverage of at least $3,000,000; (2) the mortgagee changed from Tidewater Savings Bank to:</p>
  <p><b>Chesapeake Community Bank ISAOA/ATIMA<br>P.O. Box 81, Norfolk, VA 23501</b></p>
  <p>(3) no deductible greater than $10,000; (4) business income for 12 months; (5) a paid receipt for the annual premium.</p>
  <p>Rosa Lindqvist, Loan Closer</p>`

Deno.test('each numbered demand of a letter is judged, also behind a block that interrupts its list', async () => {
  const found = reviewContract(await page(letter), await page(policy))
  const of = (words: RegExp) => found.find(({ requirement }) => words.test(requirement.quote))
  assert.equal(of(/building coverage/)?.status, 'met')
  assert.equal(of(/deductible/)?.status, 'met')
  const mortgagee = of(/mortgagee/)
  assert.equal(mortgagee?.status, 'not met')
  assert.match(mortgagee?.reason ?? '', /names Tidewater Savings Bank.*not Chesapeake Community Bank/)
  const income = of(/business income/)
  assert.equal(income?.status, 'cannot tell')
  assert.match(income?.reason ?? '', /share of its limit each month, not for 12 months/)
})

Deno.test('a receipt that a letter asks for is told with what proves the insurance', async () => {
  const clauses = readInsuranceClauses(await page(letter))
  assert.equal(clauses.find(({ quote }) => /receipt/.test(quote))?.kind, 'evidence')
})
