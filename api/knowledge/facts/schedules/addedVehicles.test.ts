import assert from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { extractSchedules } from './extractSchedules.ts'

async function vehiclesOf(html: string) {
  const file = new TextEncoder().encode(`<html><body>${html}</body></html>`)
  const schedules = extractSchedules(await readDocument(file, { name: 'policy.html' }))
  const [own, ...others] = schedules.filter(({ kind }) => kind === 'vehicles')
  assert.deepEqual(others, [])
  return own?.rows.map(({ cells }) =>
    Object.fromEntries(
      own.columns.flatMap(({ key }, at) => (cells[at]?.text ? [[key, cells[at].text]] : [])),
    ),
  )
}

const schedule = `<table><tr><th>Veh</th><th>Year</th><th>Make / Model</th><th>VIN</th><th>Cost new</th></tr>
  <tr><td>1</td><td>2021</td><td>Isuzu NPR</td><td>JALC4W162M7005512</td><td>$61,200</td></tr>
  <tr><td>2</td><td>2018</td><td>Nissan NV200</td><td>3N6CM0KN8JK694410</td><td>$24,300</td></tr></table>`

Deno.test('a vehicle that replaces one of the schedule stands in it, and the old one does not', async () => {
  const found = await vehiclesOf(
    `${schedule}<h2>Endorsement No. 2</h2><p>The schedule of covered autos is amended: vehicle 2 (2018 Nissan NV200, VIN
     3N6CM0KN8JK694410) is deleted and replaced by vehicle 3: 2026 Ram ProMaster 1500, VIN 3C6LRVVG1TE118206, cost new
     $52,900, comprehensive deductible $500, collision deductible $1,000, garaged Nashua NH.</p>`,
  )
  assert.deepEqual(found, [
    { number: '1', year: '2021', make: 'Isuzu NPR', vin: 'JALC4W162M7005512', cost: '$61,200' },
    {
      number: '3',
      year: '2026',
      make: 'Ram ProMaster 1500',
      vin: '3C6LRVVG1TE118206',
      cost: '$52,900',
      garaging: 'Nashua NH',
      comp: '$500',
      coll: '$1,000',
    },
  ])
})

Deno.test('an endorsement that adds vehicles in a list has them, and one that names a scheduled vehicle adds none', async () => {
  assert.deepEqual(
    await vehiclesOf(
      `<h1>Policy change</h1><p>The following autos are added:</p><ul>
       <li>2024 Ford E-450, VIN 1FDXE4FN2RDD10377, cost new $71,450</li>
       <li>2025 PJ trailer, VIN 4P5D31426N1355870</li></ul>`,
    ),
    [
      { year: '2024', make: 'Ford E-450', vin: '1FDXE4FN2RDD10377', cost: '$71,450' },
      { year: '2025', make: 'PJ trailer', vin: '4P5D31426N1355870' },
    ],
  )
  const named = await vehiclesOf(
    `${schedule}<p>Added loss payee: Merrimack Bank for the 2021 Isuzu NPR, VIN JALC4W162M7005512.</p>`,
  )
  assert.equal(named?.length, 2)
})
