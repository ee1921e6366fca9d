import { parse as parseHtml, type HTMLElement, NodeType } from 'node-html-parser'
import { isSeen, pageStyle, type SeenStyle, styleInside } from './seenStyle.ts'
import { declaredFor, styleRules } from './styleRules.ts'

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
/** What mail programs never show as text. */
const skipped = new Set(
  'SCRIPT STYLE HEAD TITLE TEMPLATE NOSCRIPT IFRAME OBJECT VIDEO AUDIO CANVAS DATALIST'.split(' '),
)

/** Whose content is no markup; that of `pre` is. */
const blockTextElements = { script: true, noscript: true, style: true }

interface HtmlText {
  /** What a person sees, one line per block. */
  readonly text: string
  /** The words that only a program would see; empty without any. */
  readonly hidden: string
}

/** The text of an HTML message as a person sees it, apart from what they can't see. */
export function htmlText(html: string): HtmlText {
  const root = parseHtml(html, { comment: false, blockTextElements })
  const rules = styleRules(root)
  const lines: string[] = ['']
  const concealed: string[] = []
  const ancestors: HTMLElement[] = []
  const say = (text: string) => (lines[lines.length - 1] += text)
  const walk = (element: HTMLElement, isQuoted: boolean, style: SeenStyle) => {
    if (ancestors.length > 200) return
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) {
        const isLined = ancestors.some(({ rawTagName }) => rawTagName?.toUpperCase() === 'PRE')
        for (const [at, words] of (isLined ? child.text.split('\n') : [child.text]).entries()) {
          if (at > 0) lines.push(isQuoted ? '> ' : '')
          const plain = words.replaceAll(/[\s\u00a0]+/g, ' ')
          // What nobody could check is not taken as seen.
          if (isSeen(style) && rules.comparisons > 0) say(plain)
          else concealed.push(plain)
        }
      } else if (child.nodeType === NodeType.ELEMENT_NODE) {
        const inner = child as HTMLElement
        const tag = inner.rawTagName?.toUpperCase() ?? ''
        if (skipped.has(tag)) continue
        const quoted =
          isQuoted ||
          tag === 'BLOCKQUOTE' ||
          /gmail_quote|yahoo_quoted/.test(inner.getAttribute('class') ?? '')
        if (blocks.has(tag)) lines.push(quoted ? '> ' : '')
        if (tag === 'TD' || tag === 'TH') say(' ')
        const innerStyle = styleInside(style, inner, declaredFor(inner, { rules, ancestors }))
        ancestors.push(inner)
        walk(inner, quoted, innerStyle)
        ancestors.pop()
        if (blocks.has(tag) && tag !== 'BR') lines.push(quoted ? '> ' : '')
      }
    }
  }
  walk(root, false, pageStyle)
  const text = lines
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
  return { text, hidden: unseenWords(concealed, text) }
}

/** Newsletters repeat their first line in hidden text, as a preview: only words that are nowhere else count. */
function unseenWords(concealed: readonly string[], text: string): string {
  const seen = wordsOf(text)
  return concealed
    .map((words) => readable(words))
    .filter((words) => wordsOf(words).size > 1 && ![...wordsOf(words)].every((word) => seen.has(word)))
    .join(' ')
}

/** The lines of a message's plain text that its HTML, which mail programs show instead, does not say. */
export function linesBeside(plain: string, seen: string): string {
  const known = wordsOf(seen)
  return plain
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .filter((word) => !word.includes('://'))
        .join(' '),
    )
    .filter((line) => [...wordsOf(line)].filter((word) => !known.has(word)).length > 3)
    .join(' ')
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
}

/** Removes invisible characters (NUL, control and zero-width characters, direction marks) and endless blanks. */
export function readable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(widestGap, ' '.repeat(mostBlanks))
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim()
}

/** Columns of plain text stand this far apart at most. Patterns try every place of a gap, so that none may be endless. */
const mostBlanks = 40
const widestGap = new RegExp(String.raw`[^\S\n]{${mostBlanks + 1},}`, 'g')
