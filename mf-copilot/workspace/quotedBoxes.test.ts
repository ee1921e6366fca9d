import { expect, test } from 'vitest'
import { quotedBoxes } from './quotedBoxes.ts'

const line = { x: 0.1, width: 0.8, height: 0.02 }
const page = [
  { ...line, y: 0.1, text: 'Exclusions' },
  { ...line, y: 0.2, text: 'a. Water that backs up from a se-' },
  { ...line, y: 0.3, text: 'wer or drain is not covered.' },
]

test('a quote is found over the end of a line and its hyphen', () => {
  const boxes = quotedBoxes(page, 'Water that backs up from a sewer or drain')
  expect(boxes.map(({ y }) => y)).toEqual([0.2, 0.3])
})

test('only the part of a line that is quoted is marked', () => {
  const [box] = quotedBoxes(page, 'Exclu')
  expect(box).toEqual({ x: 0.1, y: 0.1, width: 0.4, height: 0.02 })
})

test('words that are not on the page mark nothing', () => {
  expect(quotedBoxes(page, 'Flood is covered')).toEqual([])
  expect(quotedBoxes(page, ' – ')).toEqual([])
})
