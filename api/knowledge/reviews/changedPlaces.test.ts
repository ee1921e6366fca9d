import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'

const schedule = [
  ['412 Main Street, Lansing, IA 52151', '$685,000', '$340,000'],
  ['1890 River Road, Lansing, IA 52151', '$210,000', '$72,500'],
] as const

/** The limits of buildings and contents of a policy with this endorsement. */
async function placesOf(endorsement: string) {
  const rows = schedule.map(
    ([address, building, contents], at) =>
      `<tr><td>${at + 1}</td><td>${address}</td><td>${building}</td><td>${contents}</td></tr>`,
  )
  const html = `<html><body><h1>Commercial Property Declarations</h1><p>Policy number: CP 44-1021</p>
    <table><tr><th>Loc</th><th>Address</th><th>Building limit</th><th>Contents</th></tr>${rows.join('')}</table>${endorsement}</body></html>`
  const reading = await readDocument(new TextEncoder().encode(html), { name: 'policy.html' })
  return readReviewedPolicy(reading)
    .statements.filter(({ item }) => item?.key === 'building' || item?.key === 'contents')
    .map(({ label, amount }) => [label, (amount ?? 0) / 100] as const)
}

Deno.test('places have their own limits, and never the sum of all', async () => {
  const amounts = (await placesOf('')).map(([, amount]) => amount)
  assert.deepEqual(new Set(amounts), new Set([685_000, 340_000, 210_000, 72_500]))
})

Deno.test('an endorsement that changes the limit of a place is that of the place', async () => {
  const places = await placesOf(
    '<h1>Policy change endorsement</h1><p>The Building value at Location 2 is increased from $210,000 to $260,000.</p>',
  )
  assert.ok(
    places.some(([label, amount]) => /location 2/i.test(label) && amount === 260_000),
    JSON.stringify(places),
  )
})
