import { chartSvg } from './chartSvg.ts'
import { hasContents, hasLetterhead, isSafeLink } from './documentModel.ts'
import type {
  Block,
  Cell,
  Cover,
  DocumentModel,
  Fields,
  KeyFigures,
  RichText,
  TableBlock,
} from './documentModel.ts'
import { accented, formStyle } from './documentStyles.ts'
import type { DocumentLook, DocumentStyle, Publisher } from './documentStyles.ts'
import { htmlStyleSheet } from './htmlStyleSheet.ts'

interface Page {
  readonly style: DocumentStyle
  readonly publisher: Publisher
  /** The current heading numbers, in styles that number headings. */
  readonly counts: [number, number]
  headings: number
}

/** Writes a document as one self-contained HTML page: no scripts, nothing loaded from elsewhere. */
export function writeHtml(model: DocumentModel, look?: DocumentLook): string {
  const publisher = look?.publisher ?? { name: model.author, lines: [], logo: null, accent: null }
  const style = look ? accented(look) : formStyle
  const { title, language, footer } = model
  const [first, ...others] = model.blocks
  const page: Page = { style, publisher, counts: [0, 0], headings: 0 }
  const opening = first?.type === 'cover' ? cover(first, page) : ''
  const blocks = first?.type === 'cover' ? others : model.blocks
  const contents = hasContents(model) ? contentsOf(blocks, page) : ''
  const head =
    hasLetterhead(model) && style.headings !== 'form'
      ? `<header class="letterhead">${logo(publisher)}</header>`
      : ''
  const body = all(blocks, page)
  return `<!doctype html><html lang="${text(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title)}</title><style>${htmlStyleSheet(style)}</style></head><body>${opening}<main class="paper">${head}${contents}${body}<footer>${text(footer)}</footer></main></body></html>`
}

function all(blocks: readonly Block[], page: Page): string {
  return blocks.map((block) => html(block, page)).join('')
}

function html(block: Block, page: Page): string {
  switch (block.type) {
    case 'cover':
      return cover(block, page)
    case 'heading': {
      if (block.isQuiet) return `<h${block.level} class="quiet">${text(block.text)}</h${block.level}>`
      const number = numberOf(block.level, page)
      page.headings += 1
      return `<h${block.level} id="s${page.headings}">${number}${text(block.text)}</h${block.level}>`
    }
    case 'paragraph':
      return `<p class="${block.style ?? 'body'}${aligned(block.align)}">${rich(block.text)}</p>`
    case 'list': {
      const tag = block.kind === 'number' ? 'ol' : 'ul'
      return `<${tag} class="${block.kind}">${block.items.map((item) => `<li>${rich(item)}</li>`).join('')}</${tag}>`
    }
    case 'fields':
      return fields(block)
    case 'checkBoxes':
      return `<ul class="boxes" style="--across:${block.across ?? 1}">${block.entries.map(({ label, isChecked }) => `<li><span class="box" role="img" aria-label="${isChecked ? 'Yes' : 'No'}">${isChecked ? '✕' : ''}</span>${text(label)}</li>`).join('')}</ul>`
    case 'table':
      return table(block, page)
    case 'columns':
      return `<div class="columns">${block.columns.map(({ width, blocks }) => `<div style="flex-grow:${width}">${all(blocks, page)}</div>`).join('')}</div>`
    case 'panel':
      return `<div class="panel ${block.tone ?? 'plain'}">${all(block.blocks, page)}</div>`
    case 'callout':
      return `<aside class="callout ${block.tone}">${block.title === undefined ? '' : `<strong>${text(block.title)}</strong>`}<p>${rich(block.text)}</p></aside>`
    case 'quote':
      return `<blockquote><p>“${lines(block.text)}”</p><cite>${text(block.citation)}</cite></blockquote>`
    case 'keyFigures':
      return keyFigures(block)
    case 'chart':
      return `<figure><figcaption>${text(block.title)}</figcaption><div role="img" aria-label="${text(block.alternative)}">${chartSvg(block, page.style)}</div></figure>`
    case 'signatures':
      return `<div class="signatures">${block.parties.map(({ role, name }) => `<div><span class="line"></span><span class="line"></span><span>${text(name ?? role)}${name === undefined ? '' : `<small>${text(role)}</small>`}</span><small>Date</small></div>`).join('')}</div>`
    case 'overflow':
      return html(block.content, page)
    case 'picture':
      return `<img src="${text(block.source)}" alt="${text(block.alternative)}" width="${block.width}" height="${block.height}">`
    case 'pageBreak':
      return '<div class="break"></div>'
    case 'rule':
      return '<hr>'
    case 'space':
      return `<div class="space ${block.size}"></div>`
  }
}

function cover({ label, title, subtitle, facts }: Cover, { style, publisher }: Page): string {
  const entries = facts.map(
    ({ label: name, value }) => `<div><dt>${text(name)}</dt><dd>${lines(value)}</dd></div>`,
  )
  const length = title.length > 48 ? ' long' : ''
  return `<header class="cover ${style.cover}"><div class="brand">${logo(publisher)}</div><div class="title${length}">${label === undefined ? '' : `<p class="label">${text(label)}</p>`}<p class="name">${text(title)}</p>${subtitle === undefined ? '' : `<p class="subtitle">${text(subtitle)}</p>`}</div><dl style="--across:${Math.max(1, Math.min(3, facts.length))}">${entries.join('')}</dl></header>`
}

function logo({ name, logo: source }: Publisher): string {
  return source === null
    ? `<span class="logo">${text(name)}</span>`
    : `<img class="logo" src="${text(source)}" alt="${text(name)}">`
}

function contentsOf(blocks: readonly Block[], { style }: Page): string {
  const counting: Page = {
    style,
    publisher: { name: '', lines: [], logo: null, accent: null },
    counts: [0, 0],
    headings: 0,
  }
  const entries = blocks.flatMap((block) => {
    if (block.type !== 'heading' || block.isQuiet) return []
    const number = numberOf(block.level, counting)
    counting.headings += 1
    return block.level === 3
      ? []
      : [
          `<li class="level${block.level}"><a href="#s${counting.headings}">${number}${text(block.text)}</a></li>`,
        ]
  })
  return `<nav class="contents"><h1>Contents</h1><ol>${entries.join('')}</ol></nav>`
}

/** Counts a heading, and writes its number in styles that number headings. */
function numberOf(level: 1 | 2 | 3, { style, counts }: Page): string {
  if (level === 1) counts.splice(0, 2, counts[0] + 1, 0)
  if (level === 2) counts[1] += 1
  if (style.headings !== 'numbered' || level === 3) return ''
  return `<span class="number">${level === 1 ? counts[0] : counts.join('.')}</span>`
}

function fields({ layout, across = 1, entries }: Fields): string {
  const list = entries.map(({ label, value }) => `<div><dt>${text(label)}</dt><dd>${lines(value)}</dd></div>`)
  return `<dl class="${layout}" style="--across:${across}">${list.join('')}</dl>`
}

function keyFigures({ entries }: KeyFigures): string {
  const figures = entries.map(
    ({ label, value, note }) =>
      `<div><dt>${text(label)}</dt><dd>${text(value)}${note === undefined ? '' : `<small>${text(note)}</small>`}</dd></div>`,
  )
  const longest = Math.max(...entries.flatMap(({ value }) => value.split(/\s+/).map(({ length }) => length)))
  return `<dl class="figures" style="--across:${entries.length};--longest:${longest}">${figures.join('')}</dl>`
}

function table({ summary, columns, rows, hasTotal }: TableBlock, page: Page): string {
  const sorts = columns.map(
    ({ align, isHighlighted }) => `cell${aligned(align)}${isHighlighted ? ' marked' : ''}`,
  )
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const widths = columns.map(({ width }) => `<col style="width:${((width / total) * 100).toFixed(1)}%">`)
  const head = columns.map(({ header }, at) => `<th scope="col" class="${sorts[at]}">${text(header)}</th>`)
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, at) => cellHtml(cell, sorts[at] ?? 'cell', page)).join('')}</tr>`,
  )
  return `<div class="wide"><table aria-label="${text(summary)}"${hasTotal ? ' class="total"' : ''}><colgroup>${widths.join('')}</colgroup><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function cellHtml(cell: Cell, sort: string, page: Page): string {
  if (typeof cell === 'string') return `<td class="${sort}">${lines(cell)}</td>`
  if ('blocks' in cell) return `<td class="${sort}">${all(cell.blocks, page)}</td>`
  const note = cell.note === undefined ? '' : `<br><small>${text(cell.note)}</small>`
  return `<th scope="row" class="${sort}">${text(cell.text)}${note}</th>`
}

function rich(value: RichText): string {
  if (typeof value === 'string') return lines(value)
  return value
    .map((run) => {
      if (typeof run === 'string') return lines(run)
      const bold = run.isBold ? `<b>${lines(run.text)}</b>` : lines(run.text)
      const shown = run.isItalic ? `<em>${bold}</em>` : bold
      return run.link !== undefined && isSafeLink(run.link)
        ? `<a href="${text(run.link)}" target="_blank" rel="noopener noreferrer">${shown}</a>`
        : shown
    })
    .join('')
}

function aligned(align: 'left' | 'right' | 'center' = 'left'): string {
  return align === 'left' ? '' : ` ${align}`
}

function lines(value: string): string {
  return text(value).replaceAll('\n', '<br>')
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
