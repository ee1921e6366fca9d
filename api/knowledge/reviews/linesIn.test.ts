import assert from 'node:assert/strict'
import { linesIn } from './statements.ts'

function lines(...texts: readonly string[]): string[] {
  const box = { x: 72, y: 100, width: 400, height: 11 }
  return linesIn({
    kind: 'paragraph',
    page: 1,
    box,
    headings: [],
    text: texts.join(' '),
    lines: texts.map((text) => ({ page: 1, line: { text, box, words: [], size: 11, isBold: false } })),
  })
}

Deno.test('a line that ends with a verb goes on in the next one', () => {
  const letter = ['The policy is written on a claims-made basis. The limit is', '$2,000,000 each claim.']
  assert.deepEqual(lines(...letter), [letter.join(' ')])
  assert.deepEqual(lines('Each occurrence $1,000,000', 'Deductible $2,500'), [
    'Each occurrence $1,000,000',
    'Deductible $2,500',
  ])
})
