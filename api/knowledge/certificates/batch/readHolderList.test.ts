import assert from 'node:assert/strict'
import { workbookOf } from '../../sheets/testing/workbookOf.ts'
import { openImportDesk } from '../../transfer/testing/openImportDesk.ts'
import { readHolderList } from './readHolderList.ts'

const heading = 'Name,Address,City,State,ZIP,Additional insured,Description'

async function read(content: BodyInit, name = 'holders.csv') {
  await using desk = await openImportDesk()
  return await readHolderList(desk.harborline, await desk.upload(content, name))
}

function readLines(...lines: string[]) {
  return read([heading, ...lines].join('\r\n'))
}

Deno.test('reads quoted cells, line breaks in cells, and empty rows', async () => {
  const list = await readLines(
    '"Summit Builders, Inc.",400 Harbor Street,Portland,ME,04101,yes,"Roof of ""The Armory""\r\nPhase 2"',
    ',,,,,,',
    'City of Portland,389 Congress Street,Portland,ME,04101,,',
  )
  assert.deepEqual(list.problems, [])
  assert.deepEqual(
    list.holders.map(({ row, order }) => [row, order.holder.name, order.additionalInsured]),
    [
      [2, 'Summit Builders, Inc.', true],
      [4, 'City of Portland', false],
    ],
  )
  assert.match(list.holders[0]?.order.descriptionOfOperations ?? '', /Roof of "The Armory"\s+Phase 2/)
})

Deno.test('reads a workbook with state names and numeric ZIP codes', async () => {
  const workbook = workbookOf([
    ['Certificate Holder', 'Street', 'City', 'State', 'Zip Code', 'Additional insured'],
    ['Bowdoin Property Trust', '12 Maine Street', 'Brunswick', 'Maine', 4011, 'Yes'],
  ])
  const list = await read(workbook, 'holders.xlsx')
  assert.deepEqual(list.problems, [])
  const [bowdoin] = list.holders
  assert.deepEqual(
    [bowdoin?.order.holder.address.zone, bowdoin?.order.holder.address.postalCode],
    ['ME', '04011'],
  )
  assert.equal(bowdoin?.order.additionalInsured, true)
})

Deno.test('accepts semicolons as separators, as Excel writes them in other countries', async () => {
  const list = await read(
    'Name;Address;City;State;ZIP\nCity of Portland;389 Congress Street;Portland;ME;04101\n',
  )
  assert.deepEqual(list.problems, [])
  assert.equal(list.holders[0]?.order.holder.address.line1, '389 Congress Street')
})

Deno.test('reports an error with the holder’s row', async () => {
  const list = await readLines(
    '"Summit\r\nBuilders",400 Harbor Street,Portland,ME,04101,,',
    ',389 Congress Street,Portland,ME,04101',
  )
  assert.deepEqual(
    list.problems.map(({ path }) => path),
    ['fileId.3.holder.name'],
  )
})

Deno.test('never guesses whether a holder is an additional insured', async () => {
  const list = await readLines('City of Portland,389 Congress Street,Portland,ME,04101,see contract,')
  assert.deepEqual(list.problems, [
    {
      path: 'fileId.2.additionalInsured',
      message: 'Row 2 (City of Portland): Write Yes or No under Additional insured.',
    },
  ])
})

Deno.test('reads additional insureds besides the holder', async () => {
  const list = await read(
    'Name,Address,City,State,ZIP,AI,Other additional insureds\nSummit Builders Inc.,400 Harbor Street,Portland,ME,04101,yes,Bayview Owners LLC; City of Portland\n',
  )
  assert.deepEqual(list.problems, [])
  assert.deepEqual(list.holders[0]?.order.otherAdditionalInsureds, ['Bayview Owners LLC', 'City of Portland'])
})

for (const quotes of [1, 400_001]) {
  Deno.test(`rejects ${quotes} unclosed quotation marks`, async () => {
    const list = await readLines(`${'"'.repeat(quotes)}x`)
    assert.match(
      list.problems[0]?.message ?? '',
      /^Row 2 is not valid CSV. A quotation mark may be missing\./,
    )
  })
}

Deno.test('finds the names of the columns below a title, and gives the rows without a problem', async () => {
  const workbook = workbookOf([
    ['Certificate holders - spring projects'],
    ['GC / Holder', 'Street', 'City', 'St', 'Zip', 'AI?', 'Job', 'Phone'],
    [
      'Summit Builders, Inc.',
      '400 Harbor Street',
      'Portland',
      'ME',
      '04101',
      'Y',
      'Roof of the Armory',
      '555',
    ],
    ['Bowdoin Property Trust', '', 'Brunswick', 'ME', '', 'x', ''],
  ])
  const list = await read(workbook, 'holders.xlsx')
  assert.deepEqual(
    list.holders.map(({ row, order }) => [row, order.holder.name, order.descriptionOfOperations]),
    [[3, 'Summit Builders, Inc.', 'Roof of the Armory']],
  )
  assert.ok(list.problems.length > 0)
  for (const { message } of list.problems) assert.match(message, /^Row 4 \(Bowdoin Property Trust\): /)
  assert.deepEqual(list.unused, ['Phone'])
})
