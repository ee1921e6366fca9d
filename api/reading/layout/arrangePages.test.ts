import assert from 'node:assert/strict'
import { arrangePages } from './arrangePages.ts'

Deno.test('the lines of a scanned page are those of its blocks', () => {
  const words = ['The', 'limit', 'is', 'increased', 'to', '$2,000,000.'].map((text, at) => ({
    text,
    box: { x: 60 + at * 60, y: 100, width: 50, height: 10 },
    baseline: 109,
    size: 10,
    isBold: false,
  }))
  const { pages, blocks } = arrangePages([
    {
      number: 1,
      width: 612,
      height: 792,
      level: { width: 612, height: 792 },
      source: 'ocr',
      words,
      rules: [],
      toShown: (box) => ({ ...box, x: box.x + 1 }),
    },
  ])
  const [block] = blocks
  assert.ok(block && block.kind !== 'table')
  assert.equal(block.lines[0]?.line, pages[0]?.lines[0])
})
