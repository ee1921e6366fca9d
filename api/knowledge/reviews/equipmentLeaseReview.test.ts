import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

/** What each demand comes to, by the beginning of its words. */
async function statuses(contract: string, policy: string): Promise<[string, string][]> {
  return reviewContract(await page(contract), await page(policy)).map(({ requirement, status }) => [
    requirement.quote.split(' ').slice(0, 6).join(' '),
    status,
  ])
}

const pressPolicy = `<h1>Commercial Property Policy: Declarations</h1><table><tr><td>Policy number</td><td>OKF-338-20417</td></tr>
<tr><td>First Named Insured</td><td>Finch Street Press, Inc.</td></tr><tr><td>Policy term</td><td>08/01/2026 to 08/01/2027</td></tr></table>
<table><tr><th>Coverage</th><th>Limit</th></tr><tr><td>Leased equipment, scheduled</td><td>$375,000</td></tr>
<tr><td>Equipment breakdown, any one breakdown</td><td>$500,000</td></tr><tr><td>Property in transit</td><td>$50,000</td></tr></table>
<p>Causes of loss: special.</p>
<h1>Property form OK 100</h1><p>We insure covered property against direct physical loss from any cause that is not excluded, including theft and vandalism.</p>
<h2>What is not insured</h2><p>(1) Earthquake. (2) Flood, surface water, and water that backs up through drains. (3) Mechanical or electrical breakdown.</p>
<p>If a building has been vacant for 60 days we do not pay for theft or vandalism.</p>
<h2>Conditions</h2><p>You may waive your rights against another party in writing before a loss.</p>
<p>We may cancel by mailing the First Named Insured 10 days notice for nonpayment of premium, or 30 days notice for another reason.</p>
<h1>OK 312</h1><h2>Loss Payable Clause</h2><table><tr><th>Loss payee</th><th>Property</th></tr>
<tr><td>Tamarind Equipment Finance LLC, Columbus, OH 43215</td><td>Leased press</td></tr></table>
<p>The loss payee has no greater rights under this policy than you have. We will give the loss payee the same notice of cancellation that we give you.</p>
<h1>OK 322</h1><h2>Flood Coverage</h2><p>Exclusion (2) does not apply to flood and surface water at premises 1. We will not pay more than $250,000 in any one policy year. The deductible for each flood is $25,000.</p>
<h1>OK 330</h1><h2>Equipment Breakdown</h2><p>Exclusion (3) does not apply to mechanical or electrical breakdown of covered property, including leased equipment. The limit any one breakdown is shown in the Declarations.</p>`

Deno.test('a lease of equipment is checked by its bare titles, what endorsements give back, and the clause of its lessor', async () => {
  const found = await statuses(
    `<p>Lease No. 2093. Lessor: Tamarind Equipment Finance LLC. Lessee: Finch Street Press, Inc.</p>
<p>8. LOSS OR DAMAGE.</p><p>Lessee bears the risk of loss until return.</p><p>9. INSURANCE.</p>
<p>9.1 Lessee shall insure the Equipment for not less than $412,000.</p>
<p>9.2 The insurance shall be on a special causes of loss form that includes theft and vandalism.</p>
<p>9.3 Lessor shall be named lender's loss payable, so that no act of Lessee can defeat Lessor's recovery.</p>
<p>9.4 Flood insurance on the Equipment shall be not less than $250,000.</p>
<p>9.5 Lessee shall insure the Equipment against mechanical and electrical breakdown for not less than $500,000.</p>
<p>9.6 Lessee waives its claims against Lessor for loss that property insurance covers, and its property insurer shall be bound by this waiver.</p>
<p>9.7 Lessor shall be given thirty days notice of cancellation for any reason, including nonpayment of premium.</p>
<p>10. RETURN.</p><p>Neither party is liable for more than $7,500,000 in all.</p>`,
    pressPolicy,
  )
  assert.deepEqual(found, [
    ['Lessee shall insure the Equipment for', 'not met'],
    ['The insurance shall be on a', 'met'],
    ["Lessor shall be named lender's loss", 'not met'],
    ['Flood insurance on the Equipment shall', 'met'],
    ['Lessee shall insure the Equipment against', 'met'],
    ['Lessee waives its claims against Lessor', 'met'],
    ['Lessor shall be given thirty days', 'not met'],
  ])
})

const haulerPolicy = `<h1>Motor Carrier Policy Declarations</h1><table><tr><td>Policy number</td><td>GFT 40-77120-3</td></tr>
<tr><td>Named insured</td><td>Mesquite Line Haulage LLC</td></tr><tr><td>Policy period</td><td>02/01/2026 to 02/01/2027</td></tr></table>
<table><tr><th>Coverage</th><th>Symbols</th><th>Limit</th></tr><tr><td>Covered autos liability</td><td>67, 68</td><td>$1,000,000 each accident</td></tr>
<tr><td>Motor truck cargo</td><td>67</td><td>$100,000 any one vehicle</td></tr></table>
<h1>Motor Carrier Form</h1><p>We will pay all sums an insured legally must pay as damages because of bodily injury caused by an accident.</p>
<h2>Conditions</h2><p>1. For any covered auto you own this insurance is primary. For a covered auto you do not own it is excess, except that it is primary while a hired auto is used under your operating authority.</p>
<p>3. Loss to cargo is adjusted with and paid to you unless a loss payee is named.</p>
<p>4. We may cancel by mailing the first Named Insured 10 days notice.</p>
<h1>GF 402</h1><h2>ENDORSEMENT FOR MOTOR CARRIER POLICIES OF INSURANCE FOR PUBLIC LIABILITY (MCS-90)</h2><p>The insurer agrees to pay any final judgment against the insured for public liability. Amount: $750,000 each accident.</p>
<h1>GF 412</h1><h2>NOTICE OF CANCELLATION TO DESIGNATED ENTITIES</h2><p>If we cancel this policy we will mail notice to the entity below the number of days shown before it takes effect.</p>
<table><tr><th>Entity</th><th>Days</th></tr><tr><td>Bluestem Freight Brokers, Inc.</td><td>30</td></tr></table>
<h1>GF 425</h1><h2>WAIVER OF TRANSFER OF RIGHTS</h2><p>Condition 2 does not apply to the person or organization below, for loss that occurs under a contract with it.</p>
<h3>Person or organization</h3><p>Palo Duro Logistics LLC, Lubbock, TX</p>`

Deno.test('an agreement with a carrier is checked by filings, schedules of names and days, and what nobody is named for', async () => {
  const found = await statuses(
    `<p>This Agreement is between Bluestem Freight Brokers, Inc. (“Broker”) and Mesquite Line Haulage LLC (“Carrier”).</p>
<h2>9. INSURANCE</h2><p>(a) Carrier's liability policy shall carry Form MCS-90.</p>
<p>(b) As to Broker, Carrier's automobile liability insurance for its owned autos is primary.</p>
<p>(c) Broker shall be named as loss payee on the cargo insurance.</p>
<h3>(d) Carrier's insurers shall waive subrogation against</h3><p>Broker and its Shippers.</p>
<p>(e) The policies shall provide for thirty days written notice to Broker before cancellation.</p>
<p>(f) A load with a stated value above $100,000 may be picked up only after Carrier has increased its cargo insurance to that value.</p>
<h2>10. LIABILITY</h2><p>Carrier is liable under 49 U.S.C. 14706 for the full invoice value of the goods, up to $100,000 a load.</p>`,
    haulerPolicy,
  )
  assert.deepEqual(found, [
    ["Carrier's liability policy shall carry Form", 'met'],
    ["As to Broker, Carrier's automobile liability", 'met'],
    ['Broker shall be named as loss', 'not met'],
    ["Carrier's insurers shall waive subrogation against", 'not met'],
    ['The policies shall provide for thirty', 'met'],
    ['A load with a stated value', 'cannot tell'],
  ])
})

Deno.test('a license of a hall asks for damage while it is used, of others, and of a licensed company', async () => {
  const found = await statuses(
    `<p>This License is given by Millrace Hall Trust, Inc. (the “Trust”) to Thistle &amp; Plum Catering LLC (the “Licensee”).</p>
<h2>Insurance</h2><p>Licensee shall insure damage to the Hall while it uses it for not less than $300,000.</p>
<p>Bands and florists are Licensee's responsibility. Each of them that works in the Hall shall show general liability insurance of $1,000,000 each occurrence.</p>
<p>The companies must be licensed by the State of Maine.</p>`,
    `<h1>Liability Policy Declarations</h1><p>This insurance is issued by an insurer that is not licensed by the State of Maine.</p>
<table><tr><td>Policy number</td><td>CFC-GL-0077310</td></tr><tr><td>Insured</td><td>Thistle &amp; Plum Catering LLC</td></tr></table>
<table><tr><td>Each occurrence</td><td>$1,000,000</td></tr><tr><td>Damage to premises rented to you</td><td>$100,000</td></tr></table>
<h1>General liability form</h1><p>We will pay damages an insured must legally pay because of bodily injury.</p>`,
  )
  assert.deepEqual(found, [
    ['Licensee shall insure damage to the', 'not met'],
    ['Each of them that works in', 'cannot tell'],
    ['The companies must be licensed by', 'not met'],
  ])
})
