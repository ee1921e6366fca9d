import assert from 'node:assert/strict'
import { openDocuments, writeHtml } from './index.ts'
import type { DocumentModel } from './index.ts'
import { printable } from './printable.ts'
import { readPdf } from './testing/readPdf.ts'
import type { ReadTag } from './testing/readPdf.ts'

const description = Array.from(
  { length: 184 },
  (_, at) => `Job ${at + 1}: re-roofing of the north hall at 400 Congress Street, Portland.`,
).join(' ')

function letter(blocks: DocumentModel['blocks'], layout: 'flow' | 'sheet' = 'sheet'): DocumentModel {
  return {
    title: 'Summary for Casco Roofing & <Sons>',
    language: 'en-US',
    author: 'Harborline Insurance Group',
    createdAt: '2026-03-16T15:30:00Z',
    footer: 'Harborline Insurance Group · HIG-2026-00042',
    layout,
    blocks,
  }
}

const sheet = letter([
  { type: 'heading', level: 1, text: 'Summary of insurance' },
  {
    type: 'columns',
    columns: [
      {
        width: 1,
        blocks: [{ type: 'panel', blocks: [{ type: 'paragraph', text: 'Harborline\nPortland, ME' }] }],
      },
      {
        width: 1,
        blocks: [
          {
            type: 'panel',
            blocks: [
              {
                type: 'fields',
                layout: 'stacked',
                entries: [{ label: 'Insured', value: 'Casco Roofing LLC' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'table',
    summary: 'Coverages',
    columns: [
      { header: 'Coverage', width: 2 },
      { header: 'Limit', width: 1, align: 'right' },
    ],
    rows: [[{ text: 'General Liability', isHeader: true }, '$1,000,000']],
  },
  {
    type: 'overflow',
    content: { type: 'paragraph', text: description },
    continuation: 'Description, continued',
    fills: true,
  },
  { type: 'paragraph', text: 'Signed at the foot of the page.' },
])

async function written(model: DocumentModel) {
  using documents = openPool()
  return readPdf(await documents.pdf(model))
}

function openPool() {
  const documents = openDocuments()
  return { ...documents, [Symbol.dispose]: () => documents.close() }
}

function all(tag: ReadTag): ReadTag[] {
  return [tag, ...tag.children.flatMap(all)]
}

Deno.test('a long text continues in the addendum without losing a word', async () => {
  const { pages } = await written(sheet)
  assert.ok(pages.length >= 2)
  assert.match(pages[0]?.text ?? '', /Continued in the addendum/)
  assert.match(pages[0]?.text ?? '', /Signed at the foot of the page/)
  assert.match(pages[1]?.text ?? '', /Description, continued/)
  const said = pages
    .flatMap(({ structure }) => all(structure))
    .filter(({ role }) => role === 'P')
    .map(({ text }) => text)
    .join(' ')
  for (let job = 1; job <= 184; job++) assert.match(said.replaceAll(/\s+/g, ' '), new RegExp(`Job ${job}:`))
})

Deno.test('keeps everything within the page', async () => {
  const { pages } = await written(sheet)
  for (const { places } of pages) {
    for (const { text, x, y, width } of places) {
      assert.ok(x >= 30 && x + width <= 582 && y >= 20 && y <= 772, `${text} at ${x}, ${y}`)
    }
  }
})

Deno.test('a PDF states its title, author and language, and is tagged', async () => {
  const { facts, language, isMarked } = await written(sheet)
  assert.equal(facts['Title'], 'Summary for Casco Roofing & <Sons>')
  assert.equal(facts['Author'], 'Harborline Insurance Group')
  assert.equal(language, 'en-US')
  assert.ok(isMarked)
})

Deno.test('a screen reader gets the structure of a page in order', async () => {
  const { pages } = await written(sheet)
  const [root] = pages.flatMap(({ structure }) => structure.children)
  const said = all(root ?? assert.fail('nothing is tagged')).map(({ role, text }) =>
    `${role} ${text.replaceAll(/\s+/g, ' ')}`.trim(),
  )
  const text = said.filter((element) => element.includes(' '))
  assert.deepEqual(text.slice(0, 7), [
    'H1 Summary of insurance',
    'P Harborline Portland, ME',
    text[2],
    'TH Coverage',
    'TH Limit',
    'TD General Liability',
    'TD $1,000,000',
  ])
  assert.match(text[2] ?? '', /Insured Casco Roofing LLC$/)
  assert.match(text[7] ?? '', /^P Job 1: re-roofing/)
})

Deno.test('embeds every typeface of a PDF, subset to the characters it uses', async () => {
  using documents = openPool()
  const pdf = await documents.pdf(sheet)
  const source = new TextDecoder('latin1').decode(pdf)
  const embedded = source.match(/\/FontFile2 \d+ 0 R/g) ?? []
  const fonts = source.match(/\/Subtype \/Type0/g) ?? []
  assert.equal(fonts.length, 2)
  assert.equal(embedded.length, fonts.length)
  assert.match(source, /<pdfuaid:part>1<\/pdfuaid:part>/)
  assert.match(source, /Casco Roofing &amp; &lt;Sons&gt;/)
  assert.ok(pdf.length < 60_000)
})

Deno.test('writes the same bytes for the same document, even while another is written', async () => {
  using documents = openPool()
  const other = letter([{ type: 'paragraph', text: 'Another letter.' }], 'flow')
  const [first, between, second] = await Promise.all([
    documents.pdf(sheet),
    documents.pdf(other),
    documents.pdf(sheet),
  ])
  assert.deepEqual(first, second)
  assert.notDeepEqual(first, between)
})

Deno.test('a table continues over pages with its header and loses no row', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Vehicle ${at + 1}`, `VIN-${at + 1}`])
  const columns = [
    { header: 'Vehicle', width: 1 },
    { header: 'Number', width: 1 },
  ]
  const { pages } = await written(letter([{ type: 'table', summary: 'Fleet', columns, rows }], 'flow'))
  assert.ok(pages.length > 2)
  for (const { text } of pages) assert.match(text, /Vehicle.*Number/)
  const said = pages.map(({ text }) => text).join(' ')
  for (const [name = ''] of rows) assert.ok(said.includes(`${name} `), name)
})

Deno.test('splits a row taller than a page and breaks a word wider than the page', async () => {
  const columns = [
    { header: 'Item', width: 1 },
    { header: 'Words', width: 3 },
  ]
  const long = Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ')
  const wide = 'x'.repeat(400)
  const { pages } = await written(
    letter(
      [
        {
          type: 'table',
          summary: 'Long',
          columns,
          rows: [
            ['One', long],
            ['Two', wide],
          ],
        },
      ],
      'flow',
    ),
  )
  const said = pages.map(({ text }) => text).join(' ')
  for (let at = 0; at < 2_000; at += 97) assert.ok(said.includes(`word${at} `), `word${at}`)
  assert.equal(said.replaceAll(/[^x]/g, '').length, 400)
  for (const { places } of pages)
    for (const { y, x, width } of places) assert.ok(y >= 20 && x + width <= 582, `${x} ${y}`)
})

Deno.test('a long web address copied from a PDF has no hidden characters', async () => {
  const address = 'https://portal.harborline.example/certificates/HIG-2026-00042'
  const { pages } = await written(
    letter([{ type: 'paragraph', text: `See ${address} for the rest.` }], 'flow'),
  )
  const copied = pages.flatMap(({ places }) => places.map(({ text }) => text)).join('')
  assert.ok(copied.includes(`See ${address} for the rest.`), copied)
})

Deno.test('shows characters the typeface lacks as boxes and omits those without a shape', async () => {
  const { pages } = await written(
    letter([{ type: 'paragraph', text: 'Jose\u0301\u200b Łukasz 漢字 – “quoted” ½' }], 'flow'),
  )
  assert.match(pages[0]?.text ?? '', /José Łukasz □□ – “quoted” ½/)
})

Deno.test('clips stacked combining marks before they reach the line above', () => {
  const piled = printable(`Re-roofing of hall Z${'\u0323\u0302\u0303'.repeat(20)}.`)
  assert.equal(piled.normalize('NFD').match(/\p{M}/gu)?.length, 4)
})

Deno.test('the HTML has the content of the PDF and cannot run scripts', () => {
  const page = writeHtml(
    letter([{ type: 'heading', level: 2, text: '<script>alert(1)</script>' }, ...sheet.blocks]),
  )
  assert.match(page, /<html lang="en-US">/)
  assert.match(page, /<title>Summary for Casco Roofing &amp; &lt;Sons&gt;<\/title>/)
  assert.match(page, /<h2 id="s1">&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/h2>/)
  assert.match(
    page,
    /<th scope="row" class="cell">General Liability<\/th><td class="cell right">\$1,000,000<\/td>/,
  )
  assert.match(page, /<dt>Insured<\/dt><dd>Casco Roofing LLC<\/dd>/)
  assert.match(page, /Job 184: re-roofing/)
})

Deno.test('a document that cannot be written fails alone, and the next one is written', async () => {
  using documents = openPool()
  const broken = letter([
    { type: 'picture', source: 'data:image/png;base64,AAAA', alternative: 'Seal', width: 10, height: 10 },
  ])
  await assert.rejects(documents.pdf(broken), /A document could not be written/)
  assert.ok((await documents.pdf(sheet)).length > 0)
})

Deno.test('rejects a PDF requested after the threads ended', async () => {
  const documents = openDocuments()
  documents.close()
  await assert.rejects(documents.pdf(sheet), /have ended/)
})

Deno.test('a warmed-up thread writes the requested document', async () => {
  using documents = openPool()
  documents.warm()
  const asked = letter([{ type: 'paragraph', text: 'Another letter.' }], 'flow')
  const { pages } = await readPdf(await documents.pdf(asked))
  assert.match(pages[0]?.text ?? '', /^Another letter\./)
})

Deno.test('a picture has alternative text', async () => {
  const source =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const picture = {
    type: 'picture',
    source,
    alternative: 'The seal of the agency',
    width: 900,
    height: 90,
  } as const
  using documents = openPool()
  const pdf = await documents.pdf(letter([picture], 'flow'))
  const { pages } = await readPdf(pdf)
  const [root] = pages.flatMap(({ structure }) => structure.children)
  assert.deepEqual(
    all(root ?? assert.fail('nothing is tagged')).map(({ role }) => role),
    ['Document', 'Figure'],
  )
  assert.match(new TextDecoder('latin1').decode(pdf), /\/Alt \(The seal of the agency\)/)
  assert.match(writeHtml(letter([picture])), /<img src="data:image\/png[^"]+" alt="The seal of the agency"/)
})

Deno.test('signatures are never alone on a page: the options they choose between go with them', async () => {
  using documents = openPool()
  for (let lines = 40; lines <= 58; lines += 2) {
    const { pages } = await readPdf(
      await documents.pdf(
        letter(
          [
            { type: 'heading', level: 1, text: 'Terms' },
            ...Array.from({ length: lines }, () => ({ type: 'paragraph', text: 'A condition.' }) as const),
            { type: 'heading', level: 1, text: 'Next steps' },
            { type: 'list', kind: 'number', items: ['Read it.', 'Mark the option you choose.'] },
            { type: 'paragraph', style: 'fine', text: 'This is no policy.' },
            { type: 'checkBoxes', entries: [{ label: 'Granite State Casualty', isChecked: false }] },
            { type: 'signatures', parties: [{ role: 'For the insured', name: 'Maria Maruca' }] },
          ],
          'flow',
        ),
      ),
    )
    const signed = pages.find(({ text }) => text.includes('Maria Maruca'))
    assert.match(signed?.text ?? '', /Next steps[^]*Granite State Casualty/, `after ${lines} lines`)
  }
})
