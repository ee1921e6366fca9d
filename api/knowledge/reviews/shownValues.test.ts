import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { policyPlaces } from './policyPlaces.ts'
import { shownValues } from './shownValues.ts'

function read(html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'a.html' })
}

Deno.test('reads the amounts in sentences and boxes that no label stands beside, once each', async () => {
  const certificate = await read(
    `<table><tr><td>Type of insurance</td><td>Limits</td></tr>
    <tr><td>[X] UMBRELLA LIAB [ ] EXCESS LIAB [ ] DED [X] RETENTION $10,000</td><td>Each occurrence $5,000,000</td></tr></table>
    <p>The retention for liability is $25,000.</p>`,
  )
  const amounts = shownValues(certificate).flatMap(({ label, amount }) =>
    amount === null ? [] : [[label.toLowerCase(), amount / 100]],
  )
  assert.ok(amounts.some(([label, amount]) => label === 'retention' && amount === 10_000))
  assert.ok(amounts.some(([label, amount]) => label === 'retention for liability' && amount === 25_000))
  assert.equal(amounts.filter(([, amount]) => amount === 5_000_000).length, 1)
})

Deno.test('a place or a vehicle has the number that the schedule of the policy gives it', async () => {
  const places = policyPlaces(
    await read(
      `<table><tr><td>No.</td><td>Premises</td></tr><tr><td>1</td><td>212 Alder Street, Eugene</td></tr>
      <tr><td>2</td><td>1880 Harbor Loop, Florence, OR 97439</td></tr></table>
      <table><tr><td>Unit</td><td>Vehicle</td><td>VIN</td></tr>
      <tr><td>7</td><td>2023 Kenworth T680</td><td>1XKYDP9X6PJ204418</td></tr></table>`,
    ),
  )
  for (const [text, expected] of [
    ['Building at 1880 Harbor Loop', ['place 2']],
    ['CONTENTS, FLORENCE', ['place 2']],
    ['Collision, 2023 Kenworth', ['thing 7']],
    ['VIN 1XKYDP9X6PJ204418', ['thing 7']],
    ['Building at 5 Mill Road', []],
  ] as const)
    assert.deepEqual([...places(text)], expected, text)
})
