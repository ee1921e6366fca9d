import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** A run of text on a page, with its offset in the page's text. */
export interface TextRun {
  readonly start: number
  readonly text: string
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** A page's text runs in order; each line end adds one unit to the page's text. */
export function textRuns({ items }: Pick<TextContent, 'items'>): TextRun[] {
  let start = 0
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const run = { start, text: item.str }
    start += item.str.length + (item.hasEOL ? 1 : 0)
    return [run]
  })
}

/** The searchable text of every page. */
export async function pageTexts(document: PDFDocumentProxy): Promise<string[]> {
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return texts
}
