import assert from 'node:assert/strict'
import type { Line, Reading } from '../../reading/index.ts'
import { labeledFields } from './labeledFields.ts'

function line(text: string, { x, y }: { x: number; y: number }): Line {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    box: { x: x + at * 30, y, width: 28, height: 8 },
  }))
  return { text, words, box: { x, y, width: words.length * 30, height: 8 }, size: 8 } as unknown as Line
}

function formOf(lines: readonly Line[]): Reading {
  return { pages: [{ number: 1, width: 600, height: 400, lines }], blocks: [] } as unknown as Reading
}

Deno.test('short heads of columns reach past the longer ones beside them', () => {
  const heads = ['Driver name', 'State', 'Class']
  const lines = [
    ...heads.map((text, at) => line(text, { x: 40 + at * 130, y: 40 })),
    line('Years of', { x: 430, y: 40 }),
    line('driving', { x: 430, y: 50 }),
    line('experience', { x: 430, y: 60 }),
  ]
  const fields = [75, 91].flatMap((y, row) =>
    [0, 1, 2, 3].map((at) => ({
      name: `field${row}${at}`,
      kind: 'text' as const,
      label: null,
      options: [],
      place: { page: 1, x: 40 + at * 130, y: 400 - y - 14, width: 125, height: 14 },
    })),
  )
  const labels = labeledFields(fields, formOf(lines)).map(({ label }) => label)
  assert.deepEqual(labels.slice(0, 3), heads)
  assert.deepEqual(labels.slice(4, 7), heads)
})

Deno.test('answers at the end of a line are to what begins it, without a question mark', () => {
  const lines = [
    line('Swimming pool', { x: 40, y: 60 }),
    line('Yes', { x: 490, y: 60 }),
    line('No', { x: 540, y: 60 }),
  ]
  const fields = [475, 525].map((x) => ({
    name: `pool${x}`,
    kind: 'checkBox' as const,
    label: null,
    options: [],
    place: { page: 1, x, y: 400 - 69, width: 10, height: 10 },
  }))
  assert.deepEqual(
    labeledFields(fields, formOf(lines)).map(({ label, question }) => [question, label]),
    [
      ['Swimming pool', 'Yes'],
      ['Swimming pool', 'No'],
    ],
  )
})
