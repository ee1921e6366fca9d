import assert from 'node:assert/strict'
import type { Line, Reading } from '../../reading/index.ts'
import { statedAboutInsured } from './statedAboutInsured.ts'

function lineAt(text: string, x: number, y: number): Line {
  return { text, box: { x, y, width: text.length * 5, height: 10 }, words: [], size: 10, isBold: false }
}

function readingOf(lines: readonly Line[]): Pick<Reading, 'pages'> {
  return { pages: [{ number: 1, width: 612, height: 792, lines }] } as unknown as Reading
}

Deno.test('a trade name goes on below the line that its cell cuts', () => {
  const lines = [
    lineAt('Harmon Valley LLC', 40, 100),
    lineAt('DBA Green Valley Tree &', 40, 112),
    lineAt('Policy period', 300, 112),
    lineAt('Landscape', 40, 124),
    lineAt('01/01/2026', 300, 124),
    lineAt('88 Commercial Street', 40, 136),
  ]
  const stated = statedAboutInsured(readingOf(lines), 'dba')
  assert.equal(stated?.value, 'Green Valley Tree & Landscape')
  assert.equal(stated.quote, 'DBA Green Valley Tree & Landscape')
})

Deno.test('a trade name that is whole takes nothing from the line below', () => {
  const lines = [lineAt('DBA Green Valley Tree', 40, 112), lineAt('Portland, ME 04101', 40, 124)]
  assert.equal(statedAboutInsured(readingOf(lines), 'dba')?.value, 'Green Valley Tree')
})
