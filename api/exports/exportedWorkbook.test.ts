import assert from 'node:assert/strict'
import { strFromU8, unzipSync } from 'fflate'
import { workbookOf } from './exportedWorkbook.ts'

function sheetOf(workbook: Uint8Array): string {
  return strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}

Deno.test('a workbook has a bold heading that stays in view, and columns as wide as their texts', () => {
  const sheet = sheetOf(
    workbookOf([
      ['Vehicle', 'Stated value'],
      ['2024 Ram ProMaster 2500', '$48,500'],
    ]),
  )
  assert.match(sheet, /<pane ySplit="1" topLeftCell="A2"[^>]* state="frozen"\/>/)
  assert.match(sheet, /<c r="A1" s="1" t="inlineStr">/)
  assert.match(sheet, /<col min="1" max="1" width="25" customWidth="1"\/>/)
  assert.doesNotMatch(sheetOf(workbookOf([['Ram']], { hasHeading: false })), /frozen|s="1"/)
})

Deno.test('an amount of money in a workbook is a number that can be added up', () => {
  const sheet = sheetOf(workbookOf([['Premium'], ['$48,500'], ['$1,250.75'], ['$500 per claim']]))
  assert.match(sheet, /<c r="A2" s="2"><v>48500<\/v><\/c>/)
  assert.match(sheet, /<c r="A3" s="2"><v>1250\.75<\/v><\/c>/)
  assert.match(sheet, /<c r="A4" t="inlineStr"><is><t xml:space="preserve">\$500 per claim</)
})
