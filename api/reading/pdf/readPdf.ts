import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { arrangePage } from '../layout/arrangePage.ts'
import { blocksOf } from '../layout/blocksOf.ts'
import type { InkWord, Rule } from '../layout/pageInk.ts'
import type { PageElement } from '../layout/pageTable.ts'
import { takeMargins } from '../layout/takeMargins.ts'
import type { FormField, ReadPage, Reading } from '../reading.ts'
import { ReadingError } from '../ReadingError.ts'
import { inkWords } from './inkWords.ts'
import { type PdfDocument, readInk } from './readInk.ts'

interface PdfOptions {
  readonly signal?: AbortSignal
  readonly onPage?: (page: number, of: number) => void
}

const mostPages = 2000

interface InkedPage {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly source: ReadPage['source']
  readonly words: readonly InkWord[]
  readonly rules: readonly Rule[]
}

export async function readPdf(
  bytes: Uint8Array,
  { signal, onPage }: PdfOptions,
): Promise<Pick<Reading, 'pages' | 'blocks' | 'fields' | 'notes'>> {
  const pdf = await openPdf(bytes)
  try {
    if (pdf.numPages > mostPages)
      throw new ReadingError(
        `This PDF has ${pdf.numPages.toLocaleString('en-US')} pages. The most that can be read is 2,000.`,
      )
    const { OPS } = await getResolvedPDFJS()
    const inked: InkedPage[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      signal?.throwIfAborted()
      const page = await pdf.getPage(number)
      const { width, height, fragments, rules } = await readInk(page, OPS)
      inked.push({
        number,
        width,
        height,
        source: 'text',
        words: inkWords(fragments.filter(({ turns }) => turns === 0)),
        rules,
      })
      page.cleanup()
      onPage?.(number, pdf.numPages)
    }
    const fields: FormField[] = []
    return { ...arranged(inked), fields, notes: [] }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function arranged(inked: readonly InkedPage[]) {
  const parts = takeMargins(inked)
  const pages: ReadPage[] = []
  const elementPages: { number: number; elements: readonly PageElement[] }[] = []
  for (const [at, { number, width, height, source, rules }] of inked.entries()) {
    const { words = [], margins = [] } = parts[at] ?? {}
    const elements = arrangePage(words, rules)
    elementPages.push({ number, elements })
    const lines = elements.flatMap((element) =>
      element.kind === 'line'
        ? [element.line]
        : element.table.rows.flatMap((row) => row.flatMap((cell) => cell.lines)),
    )
    pages.push({ number, width, height, source, lines, margins })
  }
  return { pages, blocks: blocksOf(elementPages) }
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // Pictures are not needed for the text; a page that is a picture is drawn on its own.
    return await getDocumentProxy(bytes.slice(), { maxImageSize: 0, verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new ReadingError('This PDF is protected with a password.', { cause: error })
    throw new ReadingError('This PDF is damaged and cannot be opened.', { cause: error })
  }
}
