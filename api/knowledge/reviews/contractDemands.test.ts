import { deepStrictEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readContractRequirements } from './contractRequirements.ts'

async function demandsIn(html: string, insured: string) {
  const name = 'contract.html'
  const reading = await readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
  return readContractRequirements(reading, insured)
}

Deno.test('every part of a list that is announced as insurance is a demand', async () => {
  const found = await demandsIn(
    `<p>Dell Crossing LP, Landlord. Wren Dental PLLC, Tenant.</p>
     <p>14. Insurance. Tenant shall keep in force: (i) insurance against loss of income over no fewer than
     twelve months; (ii) coverage of plate glass in the entry; (iii) cover for the use of force by anyone on
     the Premises; and (iv) workers' compensation in statutory amounts.</p>`,
    'Wren Dental PLLC',
  )
  deepStrictEqual(
    found.map(({ quote }) => quote.split(' ').slice(0, 3).join(' ')),
    ['insurance against loss', 'coverage of plate', 'cover for the', "workers' compensation in"],
  )
})

Deno.test('in a section on insurance, what is asked of no party is asked of the insurance', async () => {
  const found = await demandsIn(
    `<p>Moss Health System ("System") and Tarn Devices LLC ("Vendor") agree.</p>
     <h2>11. Insurance</h2>
     <p>11.1 Professional liability. Vendor carries $3,000,000 per claim. Costs of defense shall be outside the limits.
     11.2 Wisconsin must be listed in Item 3.A. 11.3 Vendor shall pay invoices in thirty days.</p>`,
    'Tarn Devices LLC',
  )
  deepStrictEqual(
    found.map(({ quote, item }) => [quote, item?.key ?? null]),
    [
      ['Vendor carries $3,000,000 per claim.', 'professionalOccurrence'],
      ['Costs of defense shall be outside the limits.', null],
      ['Wisconsin must be listed in Item 3.A.', null],
    ],
  )
})

Deno.test('what follows a demand for insurance in its paragraph is asked of that insurance', async () => {
  const found = await demandsIn(
    `<p>The Borough lets the kiosk to Alder Street Creamery LLC (the Concessionaire) for one season.</p>
     <p>The Concessionaire shall sweep the terrace each evening. It shall close at dusk.</p>
     <p>The Concessionaire shall carry product liability insurance of no less than $1,000,000. It shall extend to
     food sold from carts. The insurance shall pay the cost of defense beside its limit. The deductible shall be no
     more than $1,000.</p>`,
    'Alder Street Creamery LLC',
  )
  deepStrictEqual(
    found.map(({ quote }) => quote.split(' ').slice(0, 4).join(' ')),
    [
      'The Concessionaire shall carry',
      'It shall extend to',
      'The insurance shall pay',
      'The deductible shall be',
    ],
  )
})

Deno.test('an article whose clauses mostly ask for insurance asks for it in each, whatever its title', async () => {
  const found = await demandsIn(
    `<p>Lender: Cold Spring Savings Bank</p><p>Borrower: Teasel Mill Lofts LLC</p>
     <p>First lien on 40 Teasel Mill Road, Beacon, New York (the "Mill")</p>
     <p>4.1 Borrower will deliver a rent roll each quarter.</p>
     <p>4.2 Borrower will keep the Mill free of other liens.</p>
     <p>5.1 Borrower will insure the Mill against all risk for not less than $4,000,000.</p>
     <p>5.2 The slate roof of the Mill will not be settled at actual cash value.</p>
     <p>5.3 Lender will be protected as mortgagee under a standard clause.</p>
     <p>5.4 Rents insurance will cover twelve months.</p>
     <p>5.5 No deductible at the Mill will exceed $25,000.</p>`,
    'Teasel Mill Lofts LLC',
  )
  deepStrictEqual(
    found.map(({ quote }) => quote.split(' ').slice(0, 3).join(' ')),
    ['Borrower will insure', 'The slate roof', 'Lender will be', 'Rents insurance will', 'No deductible at'],
  )
})

Deno.test('what the other side insures is no demand, and third parties carry their own', async () => {
  const found = await demandsIn(
    `<p>Moss Health System ("System") and Tarn Devices LLC ("Vendor") agree.</p>
     <h2>11. Insurance</h2>
     <p>The System self-insures its general liability through a trust with limits of $10,000,000.</p>
     <p>The System maintains property insurance of $90,000,000.</p>
     <p>Physicians who are not employed by the System hold malpractice insurance of $1,000,000.</p>
     <p>Vendor carries general liability of $2,000,000.</p>`,
    'Tarn Devices LLC',
  )
  deepStrictEqual(
    found.map(({ quote, isOthersDuty }) => [quote.split(' ')[0], isOthersDuty]),
    [
      ['Physicians', true],
      ['Vendor', false],
    ],
  )
})

Deno.test('a table of insurance asks for what its rows say, whatever they call it', async () => {
  const found = await demandsIn(
    `<h1>Exhibit C, vendor insurance schedule</h1>
     <table><tr><th>#</th><th>Coverage</th><th>Terms</th></tr>
     <tr><td>1</td><td>Technology errors and omissions</td><td>$5,000,000 each claim</td></tr>
     <tr><td>2</td><td>Network security</td><td>$5,000,000 each claim</td></tr>
     <tr><td>3</td><td>General liability</td><td>$1,000,000 each occurrence</td></tr>
     <tr><td>4</td><td>Crime</td><td>$3,000,000 each loss</td></tr>
     <tr><td>5</td><td>Deception</td><td>Wire transfers that a swindler asked for, $500,000</td></tr></table>`,
    'Ledger Software Inc.',
  )
  deepStrictEqual(
    found.map(({ amount }) => amount),
    [500_000_000, 500_000_000, 100_000_000, 300_000_000, 50_000_000],
  )
})

Deno.test('what only announces the insurance below it is no demand', async () => {
  const contract = await readDocument(
    new TextEncoder().encode(
      `<h1>Subcontract</h1><h2>Section 9. Insurance</h2>
       <p>Before starting work Subcontractor shall procure and maintain, at its expense:</p>
       <table><tr><td>Commercial General Liability</td><td>$1,000,000 each occurrence</td></tr>
       <tr><td>Automobile Liability</td><td>$1,000,000 combined single limit</td></tr>
       <tr><td>Umbrella / Excess</td><td>$5,000,000 each occurrence</td></tr></table>`,
    ),
    { name: 'subcontract.html' },
  )
  deepStrictEqual(
    readContractRequirements(contract).map(({ quote }) => quote.replace(/ .*/, '')),
    ['Commercial', 'Automobile', 'Umbrella'],
  )
})
