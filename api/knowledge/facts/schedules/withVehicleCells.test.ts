import assert from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { pdfOf } from '../../testing/openReadingDesk.ts'
import { extractSchedules } from './extractSchedules.ts'

async function vehiclesIn(header: readonly string[], rows: readonly (readonly string[])[], legend: string) {
  const table = [header, ...rows].map((columns) => ({ columns }))
  const bytes = await pdfOf([[{ heading: 'SCHEDULE OF COVERED AUTOS' }, ...table, legend]])
  const [schedule] = extractSchedules(await readDocument(bytes, { name: 'schedule.pdf' }))
  const columns = schedule?.columns.map(({ key }) => key) ?? []
  return schedule?.rows.map(({ cells }) =>
    Object.fromEntries(columns.map((key, at) => [key, cells[at]?.text]).filter(([, text]) => text)),
  )
}

Deno.test('tells both deductibles of one column apart, and names the loss payees that stand for a letter', async () => {
  const found = await vehiclesIn(
    ['Make', 'VIN', 'Comp/Coll Ded', 'LP'],
    [
      ['Volvo VNL Tractor', '4V4NC9EH5LN233871', '500/1,000', 'B'],
      ['Utility Reefer Trailer', '1UYVS2530GU672211', 'LIAB ONLY', ''],
      ['Mack Anthem Tractor', '1M1AN4GY2MM019455', '1,000/1,000', 'A'],
    ],
    'Loss payees: A = Red River Equipment Finance, 20 Main Street, Fargo ND 58102. B = Volvo Financial Services, PO Box 7, Greensboro NC 27402',
  )
  assert.deepEqual(found, [
    {
      make: 'Volvo VNL Tractor',
      vin: '4V4NC9EH5LN233871',
      comp: '500',
      coll: '1,000',
      lossPayee: 'Volvo Financial Services, PO Box 7, Greensboro NC 27402',
    },
    { make: 'Utility Reefer Trailer', vin: '1UYVS2530GU672211', comp: 'LIAB ONLY', coll: 'LIAB ONLY' },
    {
      make: 'Mack Anthem Tractor',
      vin: '1M1AN4GY2MM019455',
      comp: '1,000',
      coll: '1,000',
      lossPayee: 'Red River Equipment Finance, 20 Main Street, Fargo ND 58102',
    },
  ])
})

Deno.test('reads collision first where the header says so, and a lienholder that is written out', async () => {
  const found = await vehiclesIn(
    ['Make', 'VIN', 'Coll / OTC', 'Lienholder'],
    [
      ['Ford F-550', '1FDUF5HT4NDA11873', '$1,000/$250', 'Acadia Trust'],
      ['Isuzu NPR', '54DC4W1D8LS204417', '$500/None', 'A'],
    ],
    'All autos are garaged in Bangor.',
  )
  assert.deepEqual(found, [
    {
      make: 'Ford F-550',
      vin: '1FDUF5HT4NDA11873',
      coll: '$1,000',
      comp: '$250',
      lossPayee: 'Acadia Trust',
    },
    { make: 'Isuzu NPR', vin: '54DC4W1D8LS204417', coll: '$500', comp: 'None', lossPayee: 'A' },
  ])
})
