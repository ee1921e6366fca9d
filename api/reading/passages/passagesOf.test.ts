import assert from 'node:assert/strict'
import type { Line, Reading } from '../reading.ts'
import { passagesOf } from './passagesOf.ts'

Deno.test('a word cut at the end of a line is quoted whole, as its lines have it', () => {
  const box = { x: 0, y: 0, width: 200, height: 10 }
  const lines = [
    "(f) arising out of an insured's capacity as an officer,",
    'director or fiduciary of an entity other than a non-',
    'profit;',
  ].map((text): Line => ({ text, box, words: [], size: 10, isBold: false }))
  const reading: Reading = {
    version: 1,
    format: 'pdf',
    pages: [{ number: 1, width: 612, height: 792, source: 'text', lines, margins: [] }],
    blocks: [
      {
        kind: 'listItem',
        text: "(f) arising out of an insured's capacity as an officer, director or fiduciary of an entity other than a non-profit;",
        page: 1,
        box,
        headings: [],
        lines: lines.map((line) => ({ page: 1, line })),
      },
    ],
    fields: [],
    blanks: [],
    parts: [],
    notes: [],
  }
  assert.deepEqual(
    passagesOf(reading).map(({ text }) => text),
    [lines.map(({ text }) => text).join(' ')],
  )
})
