import type { DocumentModel } from './documentModel.ts'

const words =
  'Certificate of liability insurance: each occurrence $1,000,000, general aggregate, Jan 31, 2027.'

/** A document that nobody reads: writing it makes a thread ready for those that somebody waits for. */
export const warmingDocument: DocumentModel = {
  title: words,
  language: 'en-US',
  author: '',
  createdAt: '2026-01-01T00:00:00Z',
  footer: words,
  sections: Array.from({ length: 6 }, () => ({
    layout: 'sheet',
    blocks: [
      { type: 'heading', level: 1, text: words },
      {
        type: 'columns',
        columns: [{ width: 1, blocks: [{ type: 'panel', blocks: [{ type: 'paragraph', text: words }] }] }],
      },
      {
        type: 'overflow',
        continuation: words,
        content: {
          type: 'table',
          summary: words,
          columns: [
            { header: words, width: 1 },
            { header: words, width: 2 },
          ],
          rows: Array.from({ length: 8 }, () => [
            { text: words, isHeader: true },
            { blocks: [{ type: 'fields', layout: 'aligned', entries: [{ label: words, value: words }] }] },
          ]),
        },
      },
    ],
  })),
}
