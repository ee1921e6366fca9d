import type { Block, Cell, DocumentModel, Fields, TableBlock } from './documentModel.ts'
import { tones } from './textStyles.ts'

/** Writes a document as a page of HTML that says the same as its PDF: no script, nothing from elsewhere, no pages. */
export function writeHtml({ title, language, footer, sections }: DocumentModel): string {
  const body = sections.map(({ blocks }) => `<section>${all(blocks)}</section>`).join('')
  return `<!doctype html><html lang="${text(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title)}</title><style>${style}</style></head><body><main>${body}</main><footer>${text(footer)}</footer></body></html>`
}

function all(blocks: readonly Block[]): string {
  return blocks.map((block) => html(block)).join('')
}

function html(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}${block.isQuiet ? ' class="quiet"' : ''}>${text(block.text)}</h${block.level}>`
    case 'paragraph':
      return `<p class="${block.style ?? 'body'}${aligned(block.align)}">${lines(block.text)}</p>`
    case 'fields':
      return fields(block)
    case 'table':
      return table(block)
    case 'columns':
      return `<div class="columns">${block.columns.map(({ width, blocks }) => `<div style="flex-grow:${width}">${all(blocks)}</div>`).join('')}</div>`
    case 'panel':
      return `<div class="panel ${block.tone ?? 'plain'}">${all(block.blocks)}</div>`
    case 'overflow':
      return html(block.content)
    case 'picture':
      return `<img src="${text(block.source)}" alt="${text(block.alternative)}" width="${block.width}" height="${block.height}">`
    case 'rule':
      return '<hr>'
    case 'space':
      return `<div class="space ${block.size}"></div>`
  }
}

function fields({ layout, entries }: Fields): string {
  const list = entries.map(({ label, value }) => `<div><dt>${text(label)}</dt><dd>${lines(value)}</dd></div>`)
  return `<dl class="${layout}">${list.join('')}</dl>`
}

function table({ summary, columns, rows }: TableBlock): string {
  const head = columns.map(
    ({ header, align }) => `<th scope="col" class="cell${aligned(align)}">${text(header)}</th>`,
  )
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, at) => cellHtml(cell, aligned(columns[at]?.align))).join('')}</tr>`,
  )
  return `<div class="wide"><table aria-label="${text(summary)}"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function cellHtml(cell: Cell, align: string): string {
  if (typeof cell === 'string') return `<td class="cell${align}">${lines(cell)}</td>`
  if ('blocks' in cell) return `<td>${all(cell.blocks)}</td>`
  const note = cell.note === undefined ? '' : `<br><small>${text(cell.note)}</small>`
  return `<th scope="row" class="cell${align}">${text(cell.text)}${note}</th>`
}

function aligned(align: 'left' | 'right' | 'center' = 'left'): string {
  return align === 'left' ? '' : ` ${align}`
}

function lines(plain: string): string {
  return text(plain).replaceAll('\n', '<br>')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function text(plain: string): string {
  return plain.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const { ink, quiet, line, shade } = tones

const style = `
:root{color-scheme:light}
body{margin:0;padding:16px;background:#fff;color:${ink};font:14px/1.45 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
main,footer{max-width:820px;margin:0 auto}
h1{font-size:22px;margin:0}h2{font-size:16px;margin:16px 0 4px}h3,.quiet{font-size:12px;margin:0 0 4px;color:${quiet}}
p{margin:0 0 8px}.strong{font-weight:600}.small{font-size:13px}.fine,small{font-size:12px;color:${quiet}}
.right{text-align:right}.center{text-align:center}
.columns{display:flex;flex-wrap:wrap;gap:12px;margin:8px 0}.columns>div{flex-basis:200px;min-width:0}
.panel{border:1px solid ${line};padding:8px 10px;margin-bottom:8px}.shaded{background:${shade}}
.wide{overflow-x:auto;margin-bottom:8px}table{border-collapse:collapse;width:100%;font-size:13px}
th,td{border:1px solid ${line};padding:4px 6px;text-align:left;vertical-align:top;overflow-wrap:normal}thead th{background:${shade};font-size:12px;color:${quiet}}
dl{margin:0}dl.aligned>div{display:flex;justify-content:space-between;gap:8px}dl.stacked>div{margin-bottom:4px}
dt{color:${quiet}}dd{margin:0;font-variant-numeric:tabular-nums}
hr{border:0;border-top:1px solid ${line}}.small.space{height:4px}.medium.space{height:10px}.large.space{height:20px}
img{max-width:100%;height:auto}footer{margin-top:16px;border-top:1px solid ${line};padding-top:8px;font-size:12px;color:${quiet}}
`.replaceAll('\n', '')
