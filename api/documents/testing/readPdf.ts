import { getDocumentProxy } from 'unpdf'

/** A node of a PDF's structure tree, with its text. */
export interface ReadTag {
  readonly role: string
  readonly text: string
  readonly children: readonly ReadTag[]
}

interface StructureNode {
  readonly role?: string
  readonly children?: readonly StructureNode[]
  readonly type?: string
  readonly id?: string
}

/** A parsed PDF: the text of each page, and the structure. */
export interface ReadPdf {
  readonly pages: readonly {
    readonly text: string
    readonly structure: ReadTag
    /** Every text with its position, in points from the lower left corner. */
    readonly places: readonly { text: string; x: number; y: number; width: number }[]
  }[]
  readonly facts: Readonly<Record<string, unknown>>
  readonly language: string | null
  readonly isMarked: boolean
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice())
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number)
      const { items, lang } = await page.getTextContent({ includeMarkedContent: true })
      const texts = new Map<string, string>()
      const open: string[] = []
      const places = []
      let said = ''
      for (const item of items) {
        if ('type' in item) {
          // Marked content ends with its structure element.
          if (item.type === 'endMarkedContent') said += ' '
          if (item.type === 'endMarkedContent') open.pop()
          else open.push(item.id ?? '')
          continue
        }
        const id = open.at(-1) ?? ''
        const text = item.str + (item.hasEOL && !(said + item.str).endsWith('-') ? ' ' : '')
        said += text
        texts.set(id, (texts.get(id) ?? '') + text)
        places.push({ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width })
      }
      // An untagged PDF has no structure.
      const structure = readTag((await page.getStructTree()) ?? {}, texts)
      return { text: said.replaceAll(/\s+/g, ' ').trim(), structure, places, lang }
    }),
  )
  const { info } = await pdf.getMetadata()
  const mark = await pdf.getMarkInfo()
  return {
    pages,
    facts: info as Record<string, unknown>,
    language: pages[0]?.lang ?? null,
    isMarked: mark?.Marked === true,
  }
}

function readTag({ role = '', children = [] }: StructureNode, texts: Map<string, string>): ReadTag {
  const inner = children.filter((child) => child.role !== undefined)
  const own = children.flatMap(({ id }) => (id === undefined ? [] : (texts.get(id) ?? '')))
  return { role, children: inner.map((child) => readTag(child, texts)), text: own.join(' ').trim() }
}
