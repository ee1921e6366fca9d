import type { DocumentModel, Documents } from '../documents/index.ts'

/** So many documents are written as they are; it takes long to write more. */
const written = 400

/** Writes the first few hundred documents; all others of a large demo agency share a page that says so. */
export function manySheets(documents: Pick<Documents, 'pdf'>): Pick<Documents, 'pdf'> {
  let asked = 0
  let notice: ReturnType<Documents['pdf']> | null = null
  return {
    pdf(model) {
      asked += 1
      if (asked <= written) return documents.pdf(model)
      notice ??= documents.pdf(noticeFor(model))
      return notice
    },
  }
}

function noticeFor({ language, author, createdAt }: DocumentModel): DocumentModel {
  const title = 'Document of a large demo agency'
  return {
    title,
    language,
    author,
    createdAt,
    footer: author,
    sections: [
      {
        layout: 'flow',
        blocks: [
          { type: 'heading', level: 1, text: title },
          {
            type: 'paragraph',
            text: `Only the first ${written} documents of a demo agency are written. Revise the certificate to have its own.`,
          },
        ],
      },
    ],
  }
}
