import { parse as parseHtml, type HTMLElement, NodeType } from 'node-html-parser'

const blocks = new Set([
  'P',
  'DIV',
  'BR',
  'LI',
  'TR',
  'H1',
  'H2',
  'H3',
  'H4',
  'UL',
  'OL',
  'TABLE',
  'BLOCKQUOTE',
  'HR',
])
const skipped = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TITLE', 'TEMPLATE', 'NOSCRIPT'])

/** The text of an HTML message, one line per block. Hidden content is left out. */
export function htmlText(html: string): string {
  const lines: string[] = ['']
  const say = (text: string) => (lines[lines.length - 1] += text)
  const walk = (element: HTMLElement, isQuoted: boolean, depth: number) => {
    if (depth > 200) return
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) {
        say(child.text.replaceAll(/[\s\u00a0]+/g, ' '))
      } else if (child.nodeType === NodeType.ELEMENT_NODE) {
        const inner = child as HTMLElement
        const tag = inner.rawTagName?.toUpperCase() ?? ''
        if (
          skipped.has(tag) ||
          /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(px)?\s*(;|$)/i.test(
            inner.getAttribute('style') ?? '',
          )
        )
          continue
        const quoted =
          isQuoted ||
          tag === 'BLOCKQUOTE' ||
          /gmail_quote|yahoo_quoted/.test(inner.getAttribute('class') ?? '')
        if (blocks.has(tag)) lines.push(quoted ? '> ' : '')
        if (tag === 'TD' || tag === 'TH') say(' ')
        walk(inner, quoted, depth + 1)
        if (blocks.has(tag) && tag !== 'BR') lines.push(quoted ? '> ' : '')
      }
    }
  }
  walk(parseHtml(html, { comment: false }), false, 0)
  return lines
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

/** Removes invisible characters: NUL, control and zero-width characters, and direction marks. */
export function readable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
}
