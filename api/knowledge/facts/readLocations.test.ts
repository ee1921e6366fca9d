import assert from 'node:assert/strict'
import type { Reading, TableBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { readLocations } from './readLocations.ts'

const box = { x: 0, y: 0, width: 1, height: 1 }

function table(header: readonly string[] | null, ...rows: readonly (readonly string[])[]): TableBlock {
  const cells = (texts: readonly string[]) => texts.map((text) => ({ text, page: 1, box }))
  return { kind: 'table', page: 1, box, headings: [], header: header && cells(header), rows: rows.map(cells) }
}

function locationsOf(...blocks: readonly TableBlock[]) {
  const page = { number: 1, width: 612, height: 792, source: 'text', lines: [], margins: [] } as const
  const parts: DocumentPart[] = [
    { kind: 'declarations', title: null, form: null, pages: [{ page, lines: [] }] },
  ]
  const reading: Reading = {
    version: 1,
    format: 'pdf',
    pages: [page],
    blocks,
    fields: [],
    blanks: [],
    notes: [],
    parts: [],
  }
  return readLocations(parts, reading).map(({ value: { address, building, contents } }) => ({
    address,
    building,
    contents,
  }))
}

Deno.test('joins premises in one table with limits in another by number', () => {
  const premises = table(
    ['Prem. No.', 'Bldg. No.', 'Location, Construction and Occupancy'],
    ['1', '1', '101 N Railroad Ave, Ashland, VA 23005 - Joisted Masonry - Store'],
    ['2', '1', '14400 Washington Hwy, Ashland, VA 23005 - Frame - Feed warehouse'],
  )
  const coverages = table(
    ['Prem. No.', 'Bldg. No.', 'Coverage', 'Limit of Insurance', 'Coinsurance'],
    ['1', '1', 'Building', '$850,000', '90%'],
    ['1', '1', 'Business Personal Property', '$400,000', '90%'],
    ['1', '1', 'Business Income and Extra Expense', 'Included', ''],
    ['2', '1', 'Building', '$320,000', '90%'],
  )
  assert.deepEqual(locationsOf(premises, coverages), [
    { address: '101 N Railroad Ave, Ashland, VA 23005', building: 85_000_000, contents: 40_000_000 },
    { address: '14400 Washington Hwy, Ashland, VA 23005', building: 32_000_000, contents: null },
  ])
})

Deno.test('reads side-by-side locations down their columns', () => {
  const sideBySide = table(
    null,
    ['', 'Location 1', 'Location 2'],
    ['Address', '77 Superior St, Duluth, MN 55802', '5 Canal Park Dr, Duluth, MN 55802'],
    ['Building limit', '$640,000', 'Not covered'],
    ['Business personal property limit', '$120,000', '$85,000'],
  )
  assert.deepEqual(locationsOf(sideBySide), [
    { address: '77 Superior St, Duluth, MN 55802', building: 64_000_000, contents: 12_000_000 },
    { address: '5 Canal Park Dr, Duluth, MN 55802', building: null, contents: 8_500_000 },
  ])
})

Deno.test('reads a location of several rows: its street over its amounts, and a row for each thing insured', () => {
  const cut = table(
    ['Loc', 'Address', 'Construction', 'Building', 'Contents'],
    ['', '410 Congress Row, Portsmouth, NH', 'Joisted masonry,', '', ''],
    ['001', '03801', 'sprinklered', '$1,340,000', '$285,000'],
    ['', '', 'Total', '$1,340,000', '$285,000'],
  )
  const subjects = table(
    ['Loc/Bldg', 'Description', 'Subject of insurance', 'Amount', 'Ded.'],
    ['1/1', '7 Harbor Loop, Sturgeon Bay - boat storage', 'Building', '$750,000', '$2,500'],
    ['1/1', '', 'Personal property', '$120,000', '$2,500'],
  )
  assert.deepEqual(locationsOf(cut, subjects), [
    { address: '410 Congress Row, Portsmouth, NH 03801', building: 134_000_000, contents: 28_500_000 },
    { address: '7 Harbor Loop, Sturgeon Bay', building: 75_000_000, contents: 12_000_000 },
  ])
})

Deno.test('tables may have a title above their columns, and places a name before the street', () => {
  const premises = table(
    null,
    ['Premises', '', '', ''],
    ['Prem', 'Bldg', 'Address', 'Construction'],
    ['1', '1', '1410 Maple Ave, Zanesville OH 43701', 'Joisted masonry'],
    ['2', '1', '77 Vine St, Newark OH 43055', 'Frame'],
  )
  const coverages = table(
    null,
    ['Coverages provided', '', ''],
    ['Prem/Bldg', 'Coverage', 'Limit of insurance'],
    ['1/1', 'Building', '$1,850,000'],
    ['2/1', 'Building', '$980,000'],
  )
  assert.deepEqual(locationsOf(premises, coverages), [
    { address: '1410 Maple Ave, Zanesville OH 43701', building: 185_000_000, contents: null },
    { address: '77 Vine St, Newark OH 43055', building: 98_000_000, contents: null },
  ])
  const church = table(
    null,
    ['Loc', 'Description', 'Building', 'Contents'],
    ['1', 'Sanctuary, 610 Church St', '$5,200,000', '$640,000'],
    ['2', 'Day school & gym, 618 Church St', '$3,150,000', '$410,000'],
  )
  assert.deepEqual(locationsOf(church), [
    { address: '610 Church St', building: 520_000_000, contents: 64_000_000 },
    { address: '618 Church St', building: 315_000_000, contents: 41_000_000 },
  ])
})

Deno.test('premises that head columns of limits have their addresses in the schedule of premises', () => {
  const premises = table(
    ['Prem', 'Bldg', 'Address', 'Occupancy', 'Year built'],
    ['1', '1', '77 Tannery Row, Lowell, MA 01852', 'Cabinet shop', '1988'],
    ['2', '1', '310 Canal Street, Dracut, MA 01826', 'Showroom', '1959'],
  )
  const limits = table(
    null,
    ['Coverage', 'Premises 1', 'Premises 2'],
    ['Building', '$960,000', 'Not covered'],
    ['Business Personal Property', '$240,000', '$115,000'],
    ['Property Deductible', '$2,500', '$1,000'],
  )
  assert.deepEqual(locationsOf(premises, limits), [
    { address: '77 Tannery Row, Lowell, MA 01852', building: 96_000_000, contents: 24_000_000 },
    { address: '310 Canal Street, Dracut, MA 01826', building: null, contents: 11_500_000 },
  ])
})
