import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

async function differences(certificate: string, policy: string, contract?: string): Promise<string[]> {
  const { discrepancies } = reviewCertificate(await page(certificate), {
    policies: [await page(policy)],
    contract: contract === undefined ? null : await page(contract),
  })
  return discrepancies
    .map(
      ({ field, onCertificate, shouldBe, source }) => `${field}: ${onCertificate} → ${shouldBe} (${source})`,
    )
    .toSorted((a, b) => a.localeCompare(b))
}

const cargoPolicy = `<h1>Motor Carrier Policy Declarations</h1>
<table><tr><td>Insurer</td><td>Granite Fork Transport Insurance Company</td></tr><tr><td>Policy number</td><td>GFT 40-77120-3</td></tr>
<tr><td>Named insured</td><td>Mesquite Line Haulage LLC</td></tr><tr><td>Motor carrier number</td><td>MC-551908</td></tr>
<tr><td>Policy period</td><td>02/01/2026 to 02/01/2027</td></tr></table>
<table><tr><th>Coverage</th><th>Limit</th></tr><tr><td>Covered autos liability</td><td>$1,000,000 each accident</td></tr>
<tr><td>Motor truck cargo</td><td>$100,000 any one vehicle</td></tr></table>
<h1>Motor Carrier Form</h1><p>We will pay sums you legally must pay as a carrier for loss of lawful goods of others.</p>
<p>We may cancel by mailing the first Named Insured 10 days notice.</p>
<h1>GF 520</h1><h2>TARGET COMMODITIES</h2><p>The most we will pay for the goods listed, in any one vehicle, is:</p>
<table><tr><th>Goods</th><th>Limit</th></tr><tr><td>Consumer electronics</td><td>$20,000</td></tr><tr><td>Seafood</td><td>$60,000</td></tr></table>
<h1>GF 525</h1><h2>WAIVER OF TRANSFER OF RIGHTS</h2>
<p>Condition 2 does not apply to the person or organization below, for loss that occurs under a contract with it.</p>
<h3>Person or organization</h3><p>Palo Duro Logistics LLC, Lubbock, TX</p>`

function cargoCertificate(rows: string, remarks: string): string {
  return `<h1>Truckers Certificate of Insurance</h1>
<table><tr><td>INSURED</td><td>Mesquite Line Haulage LLC</td></tr>${rows}
<tr><td>COMPANY A</td><td>Granite Fork Transport Insurance Company</td></tr><tr><td>HOLDER</td><td>Bluestem Freight Brokers, Inc.</td></tr></table>
<table><tr><th>CO</th><th>TYPE</th><th>POLICY / EFF / EXP</th><th>LIMITS</th><th>AI / WOS</th></tr>
<tr><td>A</td><td>AUTOMOBILE LIABILITY</td><td>GFT 40-77120-3<br>02/01/2026<br>02/01/2027</td><td>CSL $1,000,000</td><td>N / Y</td></tr>
<tr><td>A</td><td>MOTOR TRUCK CARGO</td><td>GFT 40-77120-3<br>02/01/2026<br>02/01/2027</td><td>ANY ONE VEHICLE $100,000</td><td>N / N</td></tr></table>
<p>REMARKS: ${remarks}</p>`
}

Deno.test('a full limit for goods that the policy pays less for, a wrong carrier number and a waiver for another are errors', async () => {
  assert.deepEqual(
    await differences(
      cargoCertificate(
        '<tr><td>MC NUMBER</td><td>MC-559108</td></tr>',
        'All freight covered to the full cargo limit, including electronics.',
      ),
      cargoPolicy,
    ),
    [
      'Motor carrier number: MC-559108 → MC-551908 (policy)',
      'Sublimit: electronics: full cargo limit → $20,000 (policy)',
      'Waiver of subrogation (automobile liability): Y → Palo Duro Logistics LLC, Lubbock, TX only (policy)',
    ],
  )
  assert.ok(
    !(await differences(cargoCertificate('', 'Lumber covered to the full cargo limit.'), cargoPolicy)).some(
      (each) => each.startsWith('Sublimit'),
    ),
  )
})

const catererPolicy = `<h1>Liability Policy for Food Service and Events</h1><h2>Declarations</h2>
<table><tr><td>Policy number</td><td>CFC-GL-0077310</td></tr><tr><td>Insured</td><td>Thistle &amp; Plum Catering LLC</td></tr>
<tr><td>Period</td><td>05/15/2026 to 05/15/2027</td></tr></table>
<h3>Part One: General liability</h3><table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>Medical payments, each person</td><td>$5,000</td></tr></table>
<h3>Part Two: Liquor liability</h3><table><tr><td>Each common cause</td><td>$1,000,000</td></tr></table>
<h1>Part One: General liability</h1><p>We will pay damages an insured must legally pay because of bodily injury.</p>
<p>We do not cover injury by reason of causing or contributing to the intoxication of any person.</p>
<h1>Part Two: Liquor liability</h1><p>We will pay damages because of injury caused by the serving of alcohol.</p>
<h1>Conditions</h1><p>If other insurance applies to the same loss, this insurance is excess over it, whether the other insurance is primary, excess or contingent.</p>
<h1>Endorsement CF 201</h1><h2>Additional insured - venues</h2>
<p>Under Part One, an insured also means any organization that lets you use premises for an event, if you have agreed in a written contract to make it an insured.</p>
<p>This endorsement does not apply to Part Two.</p>
<h1>Endorsement CF 305</h1><h2>Medical payments limitation</h2><p>Medical payments do not apply to guests at an event away from premises that you own.</p>
<h1>Endorsement CF 330</h1><h2>Assault or battery</h2><p>This insurance does not apply to injury arising out of assault or battery, whether or not by an insured.</p>`

Deno.test('what a certificate says for guests, for another part, as primary and as not excluded is held against the wording', async () => {
  const found = await differences(
    `<p>Certificate of Insurance</p><p>Issued to: Millrace Hall Trust, Inc., 9 Water Street, Marrow Falls, ME 04849</p>
<p>Insured: Thistle &amp; Plum Catering LLC</p><h2>1. General liability</h2>
<table><tr><td>Policy</td><td>CFC-GL-0077310</td></tr><tr><td>From / to</td><td>05/15/2026 / 05/15/2027</td></tr><tr><td>Each occurrence</td><td>$1,000,000</td></tr>
<tr><td>Medical payments, guests included</td><td>$5,000</td></tr><tr><td>Additional insured: Yes</td><td>Waiver of subrogation: No</td></tr></table>
<p>Primary and noncontributory: Yes</p><h2>2. Liquor liability</h2>
<table><tr><td>Each common cause</td><td>$1,000,000</td></tr><tr><td>Additional insured: Yes</td><td>Waiver of subrogation: No</td></tr></table>
<h2>Remarks</h2><p>Winter benefit, December 21, 2026. The policy contains no assault or battery exclusion.</p>`,
    catererPolicy,
    `<p>This License is given by Millrace Hall Trust, Inc. (the “Trust”), 9 Water Street, Marrow Falls, ME 04849, to Thistle &amp; Plum Catering LLC (the “Licensee”).</p>
<h2>Date and hours</h2><p>The event is on Saturday, December 12, 2026, from 5:30 p.m. Licensee shall have general liability insurance of $1,000,000 each occurrence.</p>`,
  )
  assert.deepEqual(
    found.map((each) => each.split(' → ')[0]),
    [
      'Additional insured (liquor liability): Yes',
      'Assault or battery: no exclusion',
      'Event date: December 21, 2026',
      'Medical payments, guests included: Medical payments, guests included $5,000',
      'Primary and noncontributory: Primary and noncontributory: Yes',
    ],
  )
})

const pressPolicy = `<h1>Commercial Property Policy: Declarations</h1><table><tr><td>Policy number</td><td>OKF-338-20417</td></tr>
<tr><td>First Named Insured</td><td>Finch Street Press, Inc.</td></tr><tr><td>Policy term</td><td>08/01/2026 to 08/01/2027</td></tr></table>
<table><tr><th>Coverage</th><th>Limit</th></tr><tr><td>Equipment breakdown</td><td>$500,000</td></tr><tr><td>Electronic data and software</td><td>$50,000</td></tr><tr><td>Property in transit</td><td>$40,000</td></tr></table>
<p>Deductible: $5,000 any one occurrence.</p><h1>Property form</h1><p>We insure covered property against direct physical loss.</p>
<h1>OK 312</h1><h2>Loss Payable Clause</h2><table><tr><th>Loss payee</th><th>Property</th></tr>
<tr><td>Tamarind Equipment Finance LLC, 620 Ledger Street, Columbus, OH 43215</td><td>Leased press</td></tr></table>
<p>The loss payee has no greater rights under this policy than you have.</p>
<h1>OK 315</h1><h2>Leased Equipment Schedule</h2><table><tr><th>Description</th><th>Serial number</th><th>Limit</th></tr>
<tr><td>Eight-color press</td><td>KS8-40717</td><td>$575,000</td></tr></table>`

Deno.test('the interest, name and serial number of a lessor and one deductible for all are compared', async () => {
  const found = await differences(
    `<h1>Evidence of Commercial Property Insurance</h1><table><tr><td>Named insured</td><td>Finch Street Press, Inc.</td></tr>
<tr><td>Policy number</td><td>OKF-338-20417</td></tr><tr><td>Property</td><td>Eight-color press, serial number KS8-40177</td></tr></table>
<table><tr><th>Coverage</th><th>Limit</th><th>Deductible</th></tr><tr><td>Equipment breakdown</td><td>$500,000</td><td>$2,500</td></tr>
<tr><td>Electronic data and software</td><td>$50,000</td><td>$2,500</td></tr><tr><td>Property in transit</td><td>$40,000</td><td>$2,500</td></tr></table>
<table><tr><td>Additional interest</td><td>Tamarind Equipment Finance Inc., 620 Ledger Street, Columbus, OH 43215</td></tr>
<tr><td>Interest</td><td>[ ] Mortgagee [ ] Loss payee [X] Lender's loss payable</td></tr></table>`,
    pressPolicy,
  )
  assert.deepEqual(found, [
    'Additional interest name: Tamarind Equipment Finance Inc. → Tamarind Equipment Finance LLC (policy)',
    'Deductible: $2,500 → $5,000 (policy)',
    "Lender's loss payable: Lender's loss payable → Loss payee, not lender's loss payable (policy)",
    'Serial number: KS8-40177 → KS8-40717 (policy)',
  ])
})

Deno.test('notice that the policy gives to another, and a day for prior acts beside its boxes, are compared', async () => {
  const found = await differences(
    `<h1>Confirmation of Coverage</h1><table><tr><td>Certificate holder</td><td>Cordova Regional Health, 400 Hospital Drive, Janesville, WI 53545</td></tr>
<tr><td>Named insured</td><td>Lattice Software, Inc.</td></tr></table>
<table><tr><th>Coverage</th><th>Policy / from / to</th><th>Limits</th></tr>
<tr><td>Technology E&amp;O [ ] Occurrence [X] Claims-made Retro date 07/01/2016</td><td>TEC-55310-26<br>07/01/2026<br>07/01/2027</td><td>Each claim $2,000,000</td></tr></table>
<p>Cancellation. The insurer will give the holder 30 days written notice of cancellation.</p>`,
    `<h1>Technology Errors and Omissions Policy</h1><p>This is a claims-made policy.</p>
<table><tr><td>Named Insured</td><td>Lattice Software, Inc.</td></tr><tr><td>Policy number</td><td>TEC-55310-26</td></tr>
<tr><td>Policy period</td><td>07/01/2026 to 07/01/2027</td></tr><tr><td>Retroactive date</td><td>07/01/2019</td></tr>
<tr><td>Technology errors and omissions, each claim</td><td>$2,000,000</td></tr></table>
<h1>TE 205 NOTICE OF CANCELLATION TO SCHEDULED PERSONS</h1>
<p>If we cancel this policy we will mail written notice to the person or organization scheduled below.</p>
<table><tr><th>Person or organization</th><th>Number of days</th></tr><tr><td>Inland Payroll Services LLC, Hayden, ID 83835</td><td>30</td></tr></table>`,
  )
  assert.deepEqual(found, [
    'Notice of cancellation: 30 days to the certificate holder → notice to Inland Payroll Services LLC, Hayden, ID 83835 only (policy)',
    'Retroactive date: 07/01/2016 → 07/01/2019 (policy)',
  ])
})
