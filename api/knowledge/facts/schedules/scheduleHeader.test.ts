import assert from 'node:assert/strict'
import type { Line } from '../../../reading/index.ts'
import { headerAt } from './scheduleHeader.ts'

function lineAt(y: number, ...labels: readonly (readonly [x: number, text: string])[]): Line[] {
  return labels.map(([x, text]) => {
    const box = { x, y, width: text.length * 3, height: 5 }
    return { text, box, words: [{ text, box }], size: 6, isBold: true }
  })
}

Deno.test('joins labels split over two lines', () => {
  const above = lineAt(85, [26, 'Effective'], [297, 'Date'], [347, 'Date of'], [440, 'Date'])
  const row = lineAt(
    91,
    [26, 'Date'],
    [105, 'Claim Number'],
    [190, 'Claimant'],
    [297, 'Reported'],
    [347, 'Loss'],
    [397, 'Status'],
    [440, 'Closed'],
    [576, 'Reserve'],
    [640, 'Paid'],
  )
  const header = headerAt(row, above)
  assert.deepEqual(
    header?.columns.map(({ column }) => column.key),
    [
      'effectiveDate',
      'claimNumber',
      'claimant',
      'dateReported',
      'dateOfLoss',
      'status',
      'dateClosed',
      'reserve',
      'paid',
    ],
  )
})
