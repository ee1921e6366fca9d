import { createHash } from 'node:crypto'
import type { DocumentModel, DocumentWriter } from '../documents/index.ts'
import type { BlobInfo, Blobs } from '../platform/index.ts'

/** So many documents are written as they are; it takes long to write more. */
const written = 400

/** So many are written ahead at once, which keeps the threads busy; what is due then comes soon. */
const atOnce = 4

/** The documents of a demo: the first few hundred, and one page for all others of a large one, which says so. */
export interface Sheets extends Pick<DocumentWriter, 'pdf'> {
  /** Whether a document that is foreseen now would be written as it is. */
  readonly hasRoom: boolean
  /** Writes a document before it is asked for, the older ones first, and keeps it; one that nobody foresaw is written when it is asked for. */
  foresee(model: DocumentModel, keep: Keep): void
}

type Keep = (pdf: Uint8Array<ArrayBuffer>) => Promise<unknown>

export function createSheets(documents: Pick<DocumentWriter, 'pdf'>): Sheets {
  const waiting = new Map<string, { model: DocumentModel; keep: Keep }>()
  const ahead = new Map<string, ReturnType<DocumentWriter['pdf']>>()
  let underWay = 0
  let asked = 0
  let notice: ReturnType<DocumentWriter['pdf']> | null = null

  function write(model: DocumentModel): ReturnType<DocumentWriter['pdf']> {
    asked += 1
    if (asked <= written) return documents.pdf(model)
    notice ??= documents.pdf(noticeFor(model))
    return notice
  }

  function writeAhead(): void {
    while (underWay < atOnce && waiting.size > 0) {
      const [oldest] = [...waiting].toSorted(([, a], [, b]) =>
        a.model.createdAt < b.model.createdAt ? -1 : 1,
      )
      if (!oldest) return
      const [key, { model, keep }] = oldest
      const pdf = write(model)
      waiting.delete(key)
      ahead.set(key, pdf)
      underWay += 1
      // What fails here fails for whoever asks for it, too.
      pdf.then(done, done)
      pdf.then(keep).catch(() => undefined)
    }
  }

  function done(): void {
    underWay -= 1
    writeAhead()
  }

  return {
    get hasRoom() {
      return asked + waiting.size < written
    },
    foresee(model, keep) {
      waiting.set(JSON.stringify(model), { model, keep })
      writeAhead()
    },
    pdf(model) {
      if (waiting.size + ahead.size === 0) return write(model)
      const key = JSON.stringify(model)
      waiting.delete(key)
      const pdf = ahead.get(key) ?? write(model)
      ahead.delete(key)
      return pdf
    },
  }
}

/** Puts a document among an agency's files. */
export function keepSheet(blobs: Blobs, pdf: Uint8Array<ArrayBuffer>): Promise<BlobInfo> {
  return blobs.write(new Blob([pdf]).stream(), { maxBytes: pdf.length })
}

/** The agency's files, where what is there already is not written again. */
export function withoutRepetition(blobs: Blobs): Blobs {
  const known = new Map<string, Promise<BlobInfo>>()
  return {
    async write(content, options) {
      const bytes = await new Response(content).bytes()
      const key = createHash('sha256').update(bytes).digest('hex')
      const info = known.get(key) ?? blobs.write(new Blob([bytes]).stream(), options)
      known.set(key, info)
      return await info
    },
    read: (hash, range) => blobs.read(hash, range),
    link: (hash, link) => blobs.link(hash, link),
    delete: (hash) => blobs.delete(hash),
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
    blocks: [
      { type: 'heading', level: 1, text: title },
      {
        type: 'paragraph',
        text: `Only the first ${written} documents of a demo agency are written. Revise the certificate to have its own.`,
      },
    ],
  }
}
