import assert from 'node:assert/strict'
import readWorkbook from 'read-excel-file/universal'
import { openReadingDesk, pdfOf, type SheetLine } from '../testing/openReadingDesk.ts'

const declarations: readonly SheetLine[] = [
  { heading: 'BUSINESS AUTO DECLARATIONS' },
  { label: 'Policy Number:', value: 'BA-2210-448' },
  { label: 'Named Insured:', value: 'Casco Roofing LLC' },
  { label: 'Insurance Company:', value: 'Pine Tree Mutual Insurance Company' },
  { label: 'Policy Period:', value: '03/01/2026 to 03/01/2027' },
  { heading: 'SCHEDULE OF COVERED AUTOS' },
]
const header = { columns: ['Year', 'Make and Model', 'VIN', 'Cost New'] }
const transit = { columns: ['2023', 'Ford Transit 250', '1FTBR1C80PKA12345', '$48,500'] }
const ram = { columns: ['2021', 'Ram ProMaster', '3C6LRVDG5ME512789', '$39,900'] }

const query = `query ($id: ID!) { businessPolicy(id: $id) { details { schedules {
  name columns { key } rows { key cells { path text value isCorrected correctedBy { name } citation { page quote } } }
} } } }`
const correct = `mutation ($policyId: ID!, $input: ReviewPolicyDetailInput!) {
  reviewPolicyDetail(policyId: $policyId, input: $input) {
    __typename ... on ValidationErrors { fields { path message } }
  }
}`

Deno.test('a corrected cell outlasts later documents and appears in the download', async () => {
  await using desk = await openReadingDesk()
  const { client, policyId } = desk
  await desk.addDocument('Policy.pdf', await pdfOf([[...declarations, header, transit, ram]]))

  async function cost(vin: string) {
    const { businessPolicy } = await client.data(query, { id: policyId })
    const [schedule] = businessPolicy.details.schedules
    const at = schedule.columns.findIndex(({ key }: { key: string }) => key === 'cost')
    return schedule.rows.find((row: { key: string }) => row.key === vin.toLowerCase()).cells[at]
  }
  async function review(input: object) {
    return (await client.data(correct, { policyId, input })).reviewPolicyDetail
  }

  const read = await cost('1FTBR1C80PKA12345')
  assert.equal(read.path, 'schedules/vehicles-1/1ftbr1c80pka12345/cost')
  assert.deepEqual(
    [read.value, read.isCorrected, read.citation],
    ['4850000', false, { page: 1, quote: '$48,500' }],
  )

  const { path } = read
  assert.deepEqual((await review({ path, action: 'CORRECT', value: 'a lot' })).fields, [
    { path: 'value', message: 'Enter an amount.' },
  ])
  assert.deepEqual(
    (await review({ path: 'schedules/vehicles-1/none/cost', action: 'CORRECT', value: '1' })).fields,
    [{ path: 'path', message: 'There is no such field.' }],
  )
  assert.equal(
    (await review({ path, action: 'CORRECT', value: '5200000' })).__typename,
    'ReviewPolicyDetailSuccess',
  )

  // The same autos in another order.
  await desk.addDocument('Policy again.pdf', await pdfOf([[...declarations, header, ram, transit]]))
  const corrected = await cost('1FTBR1C80PKA12345')
  assert.deepEqual([corrected.value, corrected.correctedBy.name], ['5200000', 'Dana Whitfield'])
  assert.equal((await cost('3C6LRVDG5ME512789')).value, '3990000')

  const address = `/exports/schedule.csv?policyId=${policyId}&schedule=vehicles-1`
  const csv = await (await client.fetch(address)).text()
  assert.match(csv, /1FTBR1C80PKA12345,52000\r\n/)
  const workbook = await client.fetch(address.replace('.csv', '.xlsx'))
  const [sheet] = await readWorkbook(await workbook.blob())
  assert.deepEqual(sheet?.data.at(-1), [2023, 'Ford Transit 250', '1FTBR1C80PKA12345', 52_000])

  const walt = await desk.as(desk.walt)
  assert.doesNotMatch(await (await walt.fetch(address)).text(), /1FTBR1C80PKA12345/)
  assert.equal((await client.fetch('/exports/accounts.xlsx')).status, 404)
})
