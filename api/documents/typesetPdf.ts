import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chartSvg } from './chartSvg.ts'
import { hasContents, hasLetterhead, isSafeLink } from './documentModel.ts'
import type { Block, DocumentModel, RichText } from './documentModel.ts'
import { accented } from './documentStyles.ts'
import type { DocumentLook, DocumentStyle } from './documentStyles.ts'
import { readFonts } from './fontFiles.ts'
import { printable } from './printable.ts'

/** Several documents in one PDF, each with its own page numbers. */
export interface DocumentBundle extends Pick<DocumentModel, 'title' | 'language' | 'author' | 'createdAt'> {
  readonly documents: readonly DocumentModel[]
}

/** Writes PDFs one at a time. */
export interface Typesetter {
  pdf(document: DocumentModel | DocumentBundle, look: DocumentLook): Uint8Array<ArrayBuffer>
}

/** Where a document ends: its page, and the distance from the top in points. */
interface End {
  readonly page: number
  readonly y: number
}

/** A last page of 792 points that ends above this line is mostly blank. */
const mostlyBlank = 350
const closerSpacings = [0.9, 0.85, 0.8, 0.7]
/** A document longer than this takes so long that it is set again only once. */
const longDocument = 20

/** How many earlier results Typst caches; more would let its memory grow. */
const keptDocuments = 4

/** Opens Typst with its fonts. It blocks its thread, so run it in a worker. */
export function openTypesetter(): Typesetter {
  const folder = fileURLToPath(new URL('./typst/', import.meta.url))
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: readFonts() }] })
  for (const name of ['look', 'blocks', 'sheet', 'cover', 'document'])
    compiler.addSource(`${folder}${name}.typ`, readFileSync(`${folder}${name}.typ`, 'utf8'))

  function compile(input: object, spacing: number): NodeTypstDocument {
    const result = compiler.compile({
      mainFilePath: `${folder}document.typ`,
      inputs: { document: JSON.stringify({ ...input, spacing }) },
    })
    if (result.result) return result.result
    const diagnostics = result.takeDiagnostics()
    throw new Error(JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics)))
  }

  function endOf(document: NodeTypstDocument): End | undefined {
    return (compiler.query(document, { selector: '<part-end>', field: 'value' }) as readonly End[]).at(-1)
  }

  /**
   * With less space in and between its blocks if the last page would be mostly blank: with as much of it as fills the last
   * page, or else with what fills it most.
   */
  function typeset(input: ReturnType<typeof inputOf>): NodeTypstDocument {
    const first = compile(input, 1)
    const end = endOf(first)
    // A form has one spacing.
    if (!end || end.page === 1 || end.y > mostlyBlank || input.style.headings === 'form') return first
    let fullest = { document: first, y: end.y }
    for (const spacing of first.numOfPages > longDocument ? [0.8] : closerSpacings) {
      const document = compile(input, spacing)
      const y = endOf(document)?.y ?? 0
      if (y > fullest.y) fullest = { document, y }
      if (y > mostlyBlank) break
    }
    return fullest.document
  }

  return {
    pdf(document, look) {
      const pictures: Pictures = new Map()
      // Values reach Typst as JSON, never as source.
      const input = inputOf(document, look, pictures)
      for (const [source, name] of pictures) compiler.mapShadow(`${folder}${name}`, bytesOf(source))
      try {
        return new Uint8Array(compiler.pdf(typeset(input), { pdfStandard: 'ua-1' }))
      } finally {
        for (const name of pictures.values()) compiler.unmapShadow(`${folder}${name}`)
        compiler.evictCache(keptDocuments)
      }
    },
  }
}

/** The files of the pictures, by data URL. */
type Pictures = Map<string, string>

function inputOf(document: DocumentModel | DocumentBundle, look: DocumentLook, pictures: Pictures) {
  const style = accented(look)
  const { name, logo } = look.publisher
  const { title, author, language, createdAt } = document
  const parts = 'documents' in document ? document.documents : [document]
  const at = new Date(createdAt)
  return {
    title: printable(title),
    author: printable(author),
    language,
    createdAt: {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    },
    style,
    publisher: { name: printable(name), logo: logo === null ? null : fileOf(logo, pictures) },
    parts: parts.map((part) => ({
      footer: printable(part.footer),
      layout: part.layout ?? 'flow',
      hasContents: hasContents(part),
      hasLetterhead: hasLetterhead(part),
      blocks: withoutSkippedLevels(part.blocks).map((block) => prepared(block, { style, pictures })),
    })),
  }
}

/** PDF/UA forbids skipped heading levels. */
function withoutSkippedLevels(blocks: readonly Block[]): Block[] {
  const above: number[] = []
  const leveled = (block: Block): Block => {
    if (block.type === 'heading') {
      while ((above.at(-1) ?? 0) >= block.level) above.pop()
      above.push(block.level)
      return { ...block, level: above.length as 1 | 2 | 3 }
    }
    if (block.type === 'panel') return { ...block, blocks: block.blocks.map(leveled) }
    if (block.type !== 'columns') return block
    return {
      ...block,
      columns: block.columns.map((column) => ({ ...column, blocks: column.blocks.map(leveled) })),
    }
  }
  return blocks.map(leveled)
}

interface Preparing {
  readonly style: DocumentStyle
  readonly pictures: Pictures
}

/** The block as the template expects it: printable text, drawn charts, pictures as files. */
function prepared(block: Block, preparing: Preparing): unknown {
  const { style, pictures } = preparing
  switch (block.type) {
    case 'chart':
      return {
        ...printed(block),
        svg: chartSvg(printed(block), style),
        lowSvg: chartSvg(printed(block), style, 'low'),
      }
    case 'picture':
      return { ...printed({ ...block, source: '' }), path: fileOf(block.source, pictures) }
    case 'paragraph':
    case 'callout':
      return { ...printed(block), text: safeText(block.text) }
    case 'list':
      return { ...block, items: block.items.map(safeText) }
    case 'panel':
      return { ...block, blocks: block.blocks.map((inner) => prepared(inner, preparing)) }
    case 'columns': {
      const columns = block.columns.map(({ width, blocks }) => ({
        width,
        blocks: blocks.map((inner) => prepared(inner, preparing)),
      }))
      return { ...block, columns }
    }
    default:
      return printed(block)
  }
}

/** The same value with all text made printable. */
function printed<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => printed(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printed(item)])) as Value
}

function safeText(text: RichText): RichText {
  if (typeof text === 'string') return printed(text)
  return text.map((run) => {
    if (typeof run === 'string') return printed(run)
    const { link, ...span } = run
    return { ...printed(span), ...(link !== undefined && isSafeLink(link) && { link }) }
  })
}

function fileOf(source: string, pictures: Pictures): string {
  const known = pictures.get(source)
  if (known !== undefined) return known
  const [, kind] = /^data:image\/(png|jpeg);base64,/.exec(source) ?? []
  if (kind === undefined) throw new Error('A picture has to be a PNG or JPEG as a data URL.')
  const name = `picture-${pictures.size}.${kind === 'png' ? 'png' : 'jpg'}`
  pictures.set(source, name)
  return name
}

function bytesOf(source: string): Buffer {
  return Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
}
