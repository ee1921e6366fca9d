import { expect, test } from 'vitest'
import { quotedBoxes } from './quotedBoxes.ts'

const line = { x: 0.1, width: 0.8, height: 0.02 }
const page = [
  { ...line, y: 0.1, text: 'Exclusions' },
  { ...line, y: 0.2, text: 'a. Water that backs up from a se-' },
  { ...line, y: 0.3, text: 'wer or drain is not covered.' },
]

test('finds a quote across a line break and hyphen', () => {
  const boxes = quotedBoxes(page, 'Water that backs up from a sewer or drain')
  expect(boxes.map(({ y }) => y)).toEqual([0.2, 0.3])
})

test('highlights only the quoted part of a line', () => {
  const [box] = quotedBoxes(page, 'Exclu')
  expect(box).toEqual({ x: 0.1, y: 0.1, width: 0.4, height: 0.02 })
})

test('text that is not on the page highlights nothing', () => {
  expect(quotedBoxes(page, 'Flood is covered')).toEqual([])
  expect(quotedBoxes(page, ' – ')).toEqual([])
})
