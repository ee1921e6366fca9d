import assert from 'node:assert/strict'
import { neighbor } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'

function cellAt(text: string, x: number, width: number): Cell {
  return {
    text,
    box: { x, y: 100, width, height: 10 },
    page: 1,
    size: 10,
    isBold: false,
    amount: null,
    line: text,
    words: [],
    heading: '',
  }
}

Deno.test('marks narrower than the gap between cells still stand in one order', () => {
  const deductible = cellAt('Deductible', 40, 60)
  const rule = cellAt('|', 120, 1)
  const leader = cellAt('.', 121, 1)
  const row = [deductible, rule, leader]
  assert.equal(neighbor(leader, row, 'left'), rule)
  assert.equal(neighbor(rule, row, 'left'), deductible)
  assert.equal(neighbor(rule, row, 'right'), leader)
  assert.equal(neighbor(leader, row, 'right'), null)
})
