import { presentFile } from '../../files/index.ts'
import { builder, type RequestContext } from '../../graphql/index.ts'
import { type Box, findQuote } from '../../reading/index.ts'
import { fileReadingOf } from './fileReading.ts'
import { loadReading } from './storedReading.ts'

/** A quote from a document and its location. */
export interface Citation {
  readonly fileId: string
  readonly page: number
  /** Verbatim on the page. */
  readonly quote: string
  /** Where the answer is within the quote, if known. */
  readonly box?: Box | null
}

interface PageBox extends Box {
  readonly page: number
}

export const CitationBox = builder.objectRef<PageBox>('CitationBox').implement({
  description: 'A rectangle to highlight, in points (1/72 inch) from the top left of the page as shown.',
  fields: (t) => ({
    page: t.exposeInt('page'),
    x: t.exposeFloat('x'),
    y: t.exposeFloat('y'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

export const CitationType = builder.objectRef<Citation>('Citation').implement({
  description: 'A verbatim quote from a document and its location.',
  fields: (t) => ({
    fileId: t.exposeID('fileId'),
    fileName: t.string({
      description: 'Empty if the file was deleted.',
      resolve: ({ fileId }, _, { agency }) => presentFile(agency, fileId)?.name ?? '',
    }),
    page: t.exposeInt('page', { description: 'Starts at 1.' }),
    quote: t.exposeString('quote'),
    link: t.string({
      description: 'Query string that opens the document at the quote: `?page=3&quote=…`.',
      resolve: citationLink,
    }),
    boxes: t.field({
      type: [CitationBox],
      description: 'Areas to highlight; empty for formats without positions.',
      resolve: (citation, _, context) => citationBoxes(context, citation),
    }),
  }),
})

export function citationLink({ page, quote }: Pick<Citation, 'page' | 'quote'>): string {
  return `?${new URLSearchParams({ page: String(page), quote })}`
}

export async function citationBoxes(
  { agency }: RequestContext,
  { fileId, page, quote, box }: Citation,
): Promise<PageBox[]> {
  const row = presentFile(agency, fileId) ? fileReadingOf(agency, fileId) : null
  const reading = row && (await loadReading(agency, row))
  const found = reading ? findQuote(reading, quote, page) : []
  if (found.length === 0) return box ? [{ ...box, page }] : []
  return found.flatMap((place) => place.boxes.map((each) => ({ ...each, page: place.page })))
}
