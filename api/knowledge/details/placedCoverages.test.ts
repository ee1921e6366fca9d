import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { sourcedLocations } from './detailListTypes.ts'
import { placedCoverages } from './placedCoverages.ts'
import { detailLabel, reviewedFields } from './policyDetails.ts'

const declarations = `<h1>COMMERCIAL PROPERTY DECLARATIONS</h1><p>Policy Number: QRM-CP-40718</p>
  <table><tr><th>Loc/Bldg</th><th>Description</th><th>Coverage</th><th>Limit</th></tr>
  <tr><td>1/1</td><td>88 Quarry Lane - press house</td><td>Building</td><td>$1,600,000</td></tr>
  <tr><td>1/1</td><td>88 Quarry Lane - press house</td><td>Business Personal Property</td><td>$410,000</td></tr>
  <tr><td>1/2</td><td>88 Quarry Lane - tasting barn</td><td>Building</td><td>$725,000</td></tr></table>`

async function detailsOf(html: string) {
  const bytes = new TextEncoder().encode(html)
  const facts = readPolicyFacts(await readDocument(bytes, { name: 'declarations.html' }))
  return { facts, fields: reviewedFields(facts, {}) }
}

Deno.test('a policy lists the limit of each building, with its own quote, not what they add up to', async () => {
  const details = await detailsOf(declarations)
  assert.deepEqual(
    placedCoverages({ type: 'PROPERTY', coverages: [] }, details).map(({ name, limit, proof }) => [
      name,
      limit,
      proof.quote,
    ]),
    [
      [
        'Building, 88 Quarry Lane - press house',
        160_000_000,
        '1/1 88 Quarry Lane - press house Building $1,600,000',
      ],
      [
        'Building, 88 Quarry Lane - tasting barn',
        72_500_000,
        '1/2 88 Quarry Lane - tasting barn Building $725,000',
      ],
    ],
  )
})

Deno.test('a policy that lists the total keeps it', async () => {
  const policy = { type: 'PROPERTY', coverages: [{ name: 'Building', limit: 232_500_000 }] } as const
  assert.deepEqual(placedCoverages(policy, await detailsOf(declarations)), [])
})

Deno.test('a field says that its value is a total, and the locations are listed building by building', async () => {
  const { facts, fields } = await detailsOf(declarations)
  const building = fields.find(({ field }) => field.path === 'limits.propertyBuildingLimit')
  assert.equal(building && detailLabel(building), 'Building (total of 2 buildings)')
  assert.deepEqual(
    sourcedLocations(facts.locations).map(({ address, building: own, contents }) => [address, own, contents]),
    [
      ['88 Quarry Lane - press house', 160_000_000, null],
      ['88 Quarry Lane - press house', null, 41_000_000],
      ['88 Quarry Lane - tasting barn', 72_500_000, null],
    ],
  )
})
