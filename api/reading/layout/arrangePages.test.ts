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

/** Words of a line of text, at the places where its parts begin. */
function line(y: number, size: number, ...texts: readonly [x: number, text: string][]) {
  return texts.flatMap(([x, text]) =>
    text.split(' ').map((word, at) => ({
      text: word,
      box: { x: x + at * 62, y, width: 58, height: size },
      baseline: y + size,
      size,
      isBold: false,
    })),
  )
}

Deno.test('a title in larger letters stays one beside its form number', () => {
  const { blocks } = arrangePages([
    {
      number: 1,
      width: 612,
      height: 792,
      level: { width: 612, height: 792 },
      source: 'text',
      words: [
        ...line(60, 12, [40, 'LIMITS CHANGED']),
        ...line(80, 10, [40, 'The limits of Part Two are replaced.']),
        ...line(120, 12, [40, 'OFFICERS EXCLUDED'], [420, 'KH 04 22']),
        ...line(140, 10, [40, 'Officers are not covered by us.']),
        ...line(180, 10, [40, 'POLICY NUMBER'], [420, 'KH 7731']),
      ],
      rules: [],
      toShown: (box) => box,
    },
  ])
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  assert.deepEqual(headings, ['LIMITS CHANGED', 'OFFICERS EXCLUDED'])
})

Deno.test('a bold line after a comma goes on with its list', () => {
  const words = [
    ...line(60, 10, [40, 'The policy applies to the law of the states listed here: ME, NH,']),
    ...line(72, 10, [40, 'VT']),
    ...line(100, 10, [40, 'Part Two applies to work in each of them.']),
  ].map((word) => (word.text === 'VT' ? { ...word, isBold: true } : word))
  const page = { width: 612, height: 792, level: { width: 612, height: 792 }, source: 'text' as const }
  const { blocks } = arrangePages([{ number: 1, ...page, words, rules: [], toShown: (box) => box }])
  assert.deepEqual(
    blocks.map((block) => block.kind !== 'table' && block.text),
    [
      'The policy applies to the law of the states listed here: ME, NH, VT',
      'Part Two applies to work in each of them.',
    ],
  )
})

Deno.test('a sentence goes on in the next line, whatever of it is bold', () => {
  const words = [
    ...line(60, 10, [40, 'Exclusions: subsidence; New this year: Exclusion of Snow']),
    ...line(72, 10, [40, 'and Ice Removal']),
    ...line(100, 10, [40, 'Subject to a signed application.']),
  ].map((word) => (word.box.y === 72 ? { ...word, isBold: true } : word))
  const page = { width: 612, height: 792, level: { width: 612, height: 792 }, source: 'text' as const }
  const { blocks } = arrangePages([{ number: 1, ...page, words, rules: [], toShown: (box) => box }])
  assert.deepEqual(
    blocks.map((block) => block.kind !== 'table' && block.text),
    [
      'Exclusions: subsidence; New this year: Exclusion of Snow and Ice Removal',
      'Subject to a signed application.',
    ],
  )
})

function tableOf(...lines: ReturnType<typeof line>[]): readonly (readonly string[])[] | null {
  const { blocks } = arrangePages([
    {
      number: 1,
      width: 612,
      height: 792,
      level: { width: 612, height: 792 },
      source: 'text',
      words: lines.flat(),
      rules: [],
      toShown: (box) => box,
    },
  ])
  const [block] = blocks
  return block?.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : null
}

Deno.test('a label at half the height of its value is read beside the first line of it', () => {
  assert.deepEqual(
    tableOf(
      line(100, 10, [200, 'Ironbridge Savings Bank,']),
      line(106, 10, [70, 'Lender']),
      line(112, 10, [200, 'Salem, OR 97308']),
      line(132, 10, [70, 'Date'], [200, 'February 26, 2026']),
      line(152, 10, [200, 'The Mill, the Kiln,']),
      line(164, 10, [70, 'Collateral'], [200, 'all Equipment,']),
      line(176, 10, [200, 'and all Inventory']),
    ),
    [
      ['Lender', 'Ironbridge Savings Bank, Salem, OR 97308'],
      ['Date', 'February 26, 2026'],
      ['Collateral', 'The Mill, the Kiln, all Equipment, and all Inventory'],
    ],
  )
})

Deno.test('a label beside the first line of its value keeps its value', () => {
  assert.deepEqual(
    tableOf(
      line(100, 10, [70, 'Lender'], [200, 'Ironbridge Savings Bank,']),
      line(112, 10, [200, 'Salem, OR 97308']),
      line(124, 10, [70, 'Borrower'], [200, 'Drybrook Cabinet Co.,']),
      line(136, 10, [200, 'Springfield, OR 97478']),
    ),
    [
      ['Lender', 'Ironbridge Savings Bank, Salem, OR 97308'],
      ['Borrower', 'Drybrook Cabinet Co., Springfield, OR 97478'],
    ],
  )
})
