import assert from 'node:assert/strict'
import { readHolderList } from './readHolderList.ts'

const heading = 'Name,Address,City,State,ZIP,Additional insured,Description'

function read(...lines: string[]) {
  return readHolderList([heading, ...lines].join('\r\n'))
}

Deno.test('holders are read with quoted cells, line breaks in them, and lines left empty', () => {
  const list = read(
    '"Summit Builders, Inc.",400 Harbor Street,Portland,ME,04101,yes,"Roof of ""The Armory""\r\nPhase 2"',
    '',
    'City of Portland,389 Congress Street,Portland,ME,04101,,',
  )
  assert('holders' in list)
  assert.deepEqual(
    list.holders.map(({ line, order }) => [line, order.holder.name, order.additionalInsured]),
    [
      [2, 'Summit Builders, Inc.', true],
      [5, 'City of Portland', false],
    ],
  )
  assert.equal(list.holders[0]?.order.descriptionOfOperations, 'Roof of "The Armory"\nPhase 2')
})

Deno.test('a mistake is told by the line on which its holder stands', () => {
  const list = read(
    '"Summit\r\nBuilders",400 Harbor Street,Portland,ME,04101,,',
    ',389 Congress Street,Portland,ME,04101',
  )
  assert('problems' in list)
  assert.deepEqual(
    list.problems.map(({ path }) => path),
    ['fileId.4.holder.name'],
  )
})

for (const quotes of [1, 400_001]) {
  Deno.test(`${quotes} quotation marks without an end are refused`, () => {
    const list = read(`${'"'.repeat(quotes)}x`)
    assert('problems' in list)
    assert.match(list.problems[0]?.message ?? '', /quotation mark in the file has no end/)
  })
}
