import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewContract } from './reviewContract.ts'

async function judged(demand: string, policy: string) {
  const [contract, declarations] = await Promise.all(
    [`<h1>Insurance</h1><p>${demand}</p>`, policy].map((html) =>
      readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' }),
    ),
  )
  assert(contract && declarations)
  return reviewContract(contract, declarations).find(({ requirement }) => requirement.kind === 'deductible')
}

Deno.test('the premium beside a coverage that keeps a deductible is no deductible', async () => {
  const fleet = `<h1>Commercial Auto Declarations</h1>
    <table><tr><td>Named Insured</td><td>Thornbury Couriers LLC</td></tr></table>
    <h2>Coverages</h2>
    <table><tr><th>Coverage</th><th>Symbol</th><th>Limit</th><th>Premium</th></tr>
    <tr><td>Liability</td><td>7</td><td>$1,000,000 combined single limit</td><td>$7,412</td></tr>
    <tr><td>Comprehensive</td><td>7</td><td>Actual cash value minus the deductible stated</td><td>$3,940</td></tr>
    <tr><td>Collision</td><td>7</td><td>Actual cash value minus deductible stated</td><td>$6,105</td></tr></table>
    <h2>Covered autos</h2>
    <table><tr><th>No.</th><th>Vehicle</th><th>Comprehensive deductible</th><th>Collision deductible</th></tr>
    <tr><td>1</td><td>2022 Transit van</td><td>$1,000</td><td>$2,000</td></tr></table>`
  const found = await judged('No deductible shall exceed $2,500.', fleet)
  assert.deepEqual([found?.status, found?.reason], ['met', 'The largest deductible is $2,000.'])
})

const bakery = `<h1>Commercial Property Declarations</h1>
  <table><tr><td>Named Insured</td><td>Kettle and Crumb Bakery LLC</td></tr></table>
  <table><tr><th>Loc</th><th>Coverage</th><th>Limit</th><th>Deductible</th></tr>
  <tr><td>1</td><td>Building</td><td>$900,000</td><td>$1,000</td></tr>
  <tr><td>1</td><td>Business Personal Property</td><td>$150,000</td><td>$1,000</td></tr></table>
  <h2>Other deductibles</h2>
  <table><tr><td>Named storm</td><td>3% of the limit per building, minimum $20,000</td></tr>
  <tr><td>Water that escapes from plumbing, appliances, sprinklers and boilers of the building</td><td>$7,500 each occurrence, location 1 only</td></tr>
  <tr><td>Theft</td><td>$2,000 everywhere</td></tr></table>`

Deno.test('deductibles that differ by cause count, each with its own words', async () => {
  const found = await judged('Deductibles may not be more than $5,000.', bakery)
  assert.equal(found?.status, 'not met')
  assert.match(found?.reason ?? '', /Named storm: 3% of the limit per building, minimum \$20,000/)
  assert.match(found?.reason ?? '', /\$27,000 of the building limit of \$900,000/)
  assert.match(found?.reason ?? '', /Water that escapes[^.]*: \$7,500 each occurrence, location 1 only/)
  assert.match(found?.reason ?? '', /the contract allows \$5,000\.$/)
})

Deno.test('a share of the limit is compared by the building limit that it is of', async () => {
  const found = await judged('Deductibles may not be more than $30,000.', bakery)
  assert.equal(found?.status, 'cannot tell')
  assert.match(found?.reason ?? '', /Named storm: 3% of the limit per building, minimum \$20,000/)
})

Deno.test('limits of extras are no deductibles, though their heading speaks of both', async () => {
  const found = await judged(
    'Deductibles may not be more than $10,000.',
    `<h1>Commercial Property Policy</h1>
    <table><tr><td>Named Insured</td><td>Orchard Row Storage LLC</td></tr></table>
    <h2>Part 2 - Causes of loss, deductibles and extras</h2>
    <p>Deductible: $5,000 any one occurrence.</p>
    <table><tr><th>Extra cover</th><th>Limit USD</th></tr>
    <tr><td>Debris removal</td><td>100,000</td></tr>
    <tr><td>Equipment breakdown</td><td>1,000,000</td></tr></table>`,
  )
  assert.deepEqual([found?.status, found?.reason], ['met', 'The largest deductible is $5,000.'])
})
