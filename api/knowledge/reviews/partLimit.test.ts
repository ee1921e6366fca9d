import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

async function page(html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

async function statuses(policy: string, demands: readonly string[]) {
  const contract = await page(`<h1>Insurance</h1>${demands.map((each) => `<p>${each}</p>`).join('')}`)
  return reviewContract(contract, await page(policy)).map(({ status }) => status)
}

const cargo = `<h1>MOTOR TRUCK CARGO POLICY</h1><table>
  <tr><td>LEGAL LIABILITY FOR CARGO, ANY ONE VEHICLE</td><td>$100,000</td></tr>
  <tr><td>EARNED FREIGHT</td><td>$5,000</td></tr></table>
  <h2>Endorsements</h2>
  <p>LT-3 REFRIGERATION. Exclusion 3 does not apply to loss from breakdown of the refrigeration unit. Limit for this extension $60,000, deductible $2,500.</p>
  <p>LT-12 TARGET GOODS. For electronics, seafood and copper the limit in item 1 is $40,000.</p>`

Deno.test('a limit for a part of a coverage is judged by what the policy pays for that part', async () => {
  const found = await statuses(cargo, [
    'Cargo insurance must cover breakdown of refrigeration for not less than $50,000.',
    'Cargo insurance must cover breakdown of refrigeration for not less than $75,000.',
    'Cargo insurance must cover copper for not less than $100,000.',
    'Cargo insurance must cover earned freight for not less than $10,000.',
  ])
  assert.deepEqual(found, ['met', 'not met', 'not met', 'not met'])
})

const liquor = `<h1>LIQUOR LIABILITY COVERAGE - DECLARATIONS</h1><table>
  <tr><td>Each common cause</td><td>$1,000,000</td></tr>
  <tr><td>Assault or battery sublimit</td><td>$100,000 each event</td></tr></table>
  <h2>LIQUOR LIABILITY COVERAGE FORM</h2>
  <p>We will pay damages because of bodily injury imposed by reason of serving any alcoholic beverage.</p>
  <p>BLL 12. Off-premises events. Exclusion (d) does not apply to the events listed: Lake Effect Oktoberfest, September 25, 2026. For these events the limit for each common cause is $500,000.</p>
  <p>BLL 18. Additional insured. Name: City of Erie, 626 State Street. Insured for liability arising out of the events in BLL 12.</p>`

Deno.test('a sublimit, or the limit of the contract’s own event, decides instead of the general one', async () => {
  assert.deepEqual(
    await statuses(liquor, [
      'The liquor policy shall cover assault and battery for at least $500,000.',
      'Vendor shall carry liquor liability of $1,000,000 each common cause.',
      'Vendor shall carry general liability of $1,000,000 each occurrence.',
    ]),
    ['not met', 'met', 'cannot tell'],
  )
  assert.deepEqual(
    await statuses(liquor, [
      'At the Lake Effect Oktoberfest Vendor shall carry liquor liability of $1,000,000 each common cause.',
      'City of Erie shall be an additional insured.',
    ]),
    ['not met', 'met'],
  )
})

Deno.test('amounts that a policy lists by letters are its limits', async () => {
  const policy = `<h1>Jewelers Block Policy</h1><p>Amounts. (A) At the premises, 14 Peachtree Arcade: $1,400,000, of which no more than $90,000 while in show windows. (B) In transit by registered mail or armored carrier, any one shipment: $150,000. (C) With salesmen or others away from the premises: $75,000.</p>`
  assert.deepEqual(
    await statuses(policy, [
      'The Retailer shall insure its stock, including goods on memorandum, for at least $1,000,000 at its premises.',
      'The Retailer shall insure its stock for at least $1,500,000 at its premises.',
      'The insurance shall cover shipment by registered mail for at least $200,000 any one shipment.',
    ]),
    ['met', 'not met', 'not met'],
  )
})

Deno.test('limits that an endorsement states anew in one sentence replace those of the declarations', async () => {
  const policy = `<h1>WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY</h1><table>
    <tr><td>Bodily injury by accident, each accident</td><td>$100,000</td></tr>
    <tr><td>Bodily injury by disease, policy limit</td><td>$500,000</td></tr>
    <tr><td>Bodily injury by disease, each employee</td><td>$100,000</td></tr></table>
    <h2>WC 00 04 99 Limits change</h2>
    <p>Item 3.B is changed to read: Bodily injury by accident 500,000 each accident; bodily injury by disease 500,000 policy limit; bodily injury by disease 500,000 each employee.</p>`
  const demand = (amount: string) =>
    statuses(policy, [`Contractor shall carry employers liability of ${amount} each accident.`])
  assert.deepEqual(await demand('$500,000'), ['met'])
  assert.deepEqual(await demand('$1,000,000'), ['not met'])
})

Deno.test('a lender, its notice, its roof and its deductible are judged at the premises of the loan', async () => {
  const policy = `<h1>Commercial Property Policy</h1>
    <table><tr><td>1</td><td>1450 Levee Road, St. Joseph, MO</td></tr><tr><td>3</td><td>61 Packing House Road, Atchison, KS</td></tr></table>
    <h2>Part 2 - Causes of loss, deductibles and extras</h2>
    <p>Deductible: 10,000 any one occurrence. Wind and hail at Locations 1 and 2: 2% of the values at the location.</p>
    <p>Equipment breakdown 1,000,000.</p>
    <h2>Part 3 - Wording</h2><p>We insure against all risk of direct physical loss.</p>
    <h2>Rider B</h2><p>Metal roof surfacing at Location 3 is settled at actual cash value for damage by hail.</p>
    <h2>Rider D Lender</h2><p>Loss at Location 3 is payable to the insured and Amity Farm Credit, ACA under the standard mortgage clause.</p>`
  const found = await statuses(policy, [
    'Larkspur Storage Partners, LP (the "Borrower") and Amity Farm Credit, ACA (the "Lender") agree for 61 Packing House Road, Atchison, Kansas (the "Plant").',
    'The insurance on the roof of the Plant shall not be limited to actual cash value for any cause of loss.',
    'The policy shall protect Lender as mortgagee under a standard mortgage clause.',
    'No property insurance deductible at the Plant shall exceed $10,000.',
  ])
  assert.deepEqual(found, ['not met', 'met', 'met'])
})
