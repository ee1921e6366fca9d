import assert from 'node:assert/strict'
import { SearchIndex } from './searchIndex.ts'

const names = [
  'Casco',
  'Harbor',
  'Östberg',
  'Prairie',
  'Roofing',
  'Marine',
  'Dental',
  'Feed',
  'Granite',
  'LLC',
]

function found(index: SearchIndex, text: string, isTolerant = false): string[] {
  return index.find({ text, first: 50, isTolerant }).map(({ id }) => id)
}

/** An index of these documents, each with its name and what else it says. */
function indexOf(documents: Readonly<Record<string, readonly string[]>>): SearchIndex {
  const index = new SearchIndex()
  for (const [id, texts] of Object.entries(documents)) index.put(id, texts)
  return index
}

Deno.test('after thousands of changes the search matches a fresh index', () => {
  const index = new SearchIndex()
  const documents = new Map<string, string[]>()
  let seed = 3
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let step = 0; step < 12_000; step++) {
    const id = `ac_${next(900)}`
    if (next(4) === 0) {
      index.drop(id)
      documents.delete(id)
    } else {
      const word = () => names[next(names.length)] ?? ''
      const texts = [`${word()} ${word()} ${next(300)}`, `${word()}@${word()}.example`]
      index.put(id, texts)
      documents.delete(id)
      documents.set(id, texts)
    }
  }
  const anew = indexOf(Object.fromEntries(documents))
  for (const text of ['casco', 'ca', 'harbor marine', '12', 'ostberg roofing 1', 'granite@dental']) {
    assert.deepEqual(
      index.find({ text, first: 20, isTolerant: true }),
      anew.find({ text, first: 20, isTolerant: true }),
      text,
    )
    assert.deepEqual(index.having(text, { most: 900 }), anew.having(text, { most: 900 }), text)
  }
  assert.deepEqual(
    new Set(anew.having('granite@dental', { most: 900 })),
    new Set(havingBoth(documents, 'granite', 'dental')),
  )
})

Deno.test('reports more matches than requested as unknown', () => {
  const index = indexOf({ one: ['Casco Roofing'], two: ['Casco Marine'] })
  assert.deepEqual(index.having('casco', { most: 2 }), ['two', 'one'])
  assert.deepEqual(index.having('casco', { most: 1 }), [])
})

function havingBoth(
  documents: ReadonlyMap<string, readonly string[]>,
  ...words: readonly string[]
): string[] {
  const said = [...documents].map(([id, texts]) => [id, texts.join(' ').toLowerCase().split(/[ @]/)] as const)
  return said
    .filter(([, spoken]) =>
      words.every((word) => spoken.some((each) => each === word || each === `${word}.example`)),
    )
    .map(([id]) => id)
}

Deno.test('ranks names that begin with the word before those that contain it, then addresses', () => {
  const index = indexOf({
    address: ['Harbor Dental', 'office@casco.example'],
    within: ['Bay of Casco Marine'],
    first: ['Casco Roofing'],
  })
  assert.deepEqual(found(index, 'casco'), ['first', 'within', 'address'])
})

Deno.test('ranks a whole word before a prefix, and that before a typo', () => {
  const index = indexOf({ slip: ['Carbor Feed'], beginning: ['Harborview Feed'], whole: ['Harbor Feed'] })
  assert.deepEqual(found(index, 'harbor', true), ['whole', 'beginning', 'slip'])
})

Deno.test('ranks the shorter of two matching names first', () => {
  const index = indexOf({ long: ['Casco Roofing and Sheet Metal'], short: ['Casco Roofing, Inc.'] })
  assert.deepEqual(found(index, 'casco roofing'), ['short', 'long'])
})

const numbers: readonly [string, string][] = [
  ['as it stands there', 'GL-4471-20993'],
  ['without its dashes', 'gl447120993'],
  ['with spaces', 'GL 4471 20993'],
  ['by its beginning', 'GL-4471'],
  ['by its end', '20993'],
  ['while it is typed', 'GL-4471-20'],
]

for (const [how, text] of numbers) {
  Deno.test(`finds a policy number ${how}`, () => {
    const index = indexOf({ other: ['WC-1180-55310'], sought: ['GL-4471-20993'] })
    assert.deepEqual(found(index, text), ['sought'])
  })
}

Deno.test('finds a policy number with two digits swapped', () => {
  const index = indexOf({ other: ['WC-1180-55310'], sought: ['GL-4471-20993'] })
  assert.deepEqual(found(index, 'gl-4471-29093'), [])
  assert.deepEqual(found(index, 'gl-4471-29093', true), ['sought'])
})

Deno.test('texts are looked through without waiting for the word that is being typed', () => {
  const index = new SearchIndex({ of: 'texts' })
  index.put('em_audit', ['', 'The GL audit is due on the fourth of May.'])
  index.put('em_glass', ['', 'The glass was replaced after the audit.'])
  const texts: readonly [string, string[]][] = [
    ['audit g', ['em_glass', 'em_audit']],
    ['audit glas', ['em_glass']],
    ['gl audits', ['em_audit']],
    ['the audit of glass', ['em_glass']],
  ]
  for (const [text, expected] of texts) assert.deepEqual(found(index, text), expected, text)
})

Deno.test('of equally good texts the one with the lower order comes first', () => {
  const index = new SearchIndex({ of: 'texts' })
  for (const [id, order] of [
    ['em_2', 2],
    ['em_3', 3],
    ['em_1', 1],
  ] as const)
    index.put(id, ['', 'The audit is due.'], order)
  assert.deepEqual(found(index, 'audit'), ['em_1', 'em_2', 'em_3'])
  assert.deepEqual(index.all('audit'), new Set(['em_1', 'em_2', 'em_3']))
})

Deno.test('common name endings count when nothing else is typed', () => {
  const index = indexOf({ coast: ['Coastal Marine Co.'], limited: ['Prairie Feed Ltd'] })
  assert.deepEqual(found(index, 'co'), ['coast'])
  assert.deepEqual(found(index, 'prairie feed company'), ['limited'])
})
