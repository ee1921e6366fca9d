import assert from 'node:assert/strict'
import { openDocuments } from './index.ts'
import type { DocumentModel } from './index.ts'
import { readPdf } from './testing/readPdf.ts'
import type { ReadTag } from './testing/readPdf.ts'

const description = Array.from(
  { length: 184 },
  (_, at) => `Job ${at + 1}: re-roofing of the north hall at 400 Congress Street, Portland.`,
).join(' ')

function letter(
  blocks: DocumentModel['sections'][0]['blocks'],
  layout: 'flow' | 'sheet' = 'sheet',
): DocumentModel {
  return {
    title: 'Summary for Casco Roofing & <Sons>',
    language: 'en-US',
    author: 'Harborline Insurance Group',
    createdAt: '2026-03-16T15:30:00Z',
    footer: 'Harborline Insurance Group · HIG-2026-00042',
    sections: [{ layout, blocks }],
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
  const documents = openDocuments()
  try {
    return await readPdf(await documents.pdf(model))
  } finally {
    documents.close()
  }
}

function all(tag: ReadTag): ReadTag[] {
  return [tag, ...tag.children.flatMap(all)]
}

Deno.test('a long text goes on in the addendum, and no word of it is lost', async () => {
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

Deno.test('everything stands within the page', async () => {
  const { pages } = await written(sheet)
  for (const { places } of pages) {
    for (const { text, x, y, width } of places) {
      assert.ok(x >= 30 && x + width <= 582 && y >= 20 && y <= 772, `${text} at ${x}, ${y}`)
    }
  }
})
