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

/** Elements left open, for each of which the parser goes over all others again. */
const mostOpen = 10_000

/** The text of an HTML message as a person sees it, apart from what they can't see. Throws if it is made to be endless. */
export function htmlText(html: string): HtmlText {
  const open = (html.match(/<[a-z]/gi)?.length ?? 0) - (html.match(/<\//g)?.length ?? 0)
  if (open > mostOpen) throw new Error(`The HTML leaves ${open} elements open.`)
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

/** Removes invisible characters (NUL, control and zero-width characters, direction marks), and what is endless of blanks and words. */
export function readable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(widestGap, ' '.repeat(mostBlanks))
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .replaceAll(longestWord, '$1…')
    .trim()
}

// Patterns try every place of a gap or a word, so that none may be endless.
/** Columns of plain text stand this far apart at most. */
const mostBlanks = 40
/** Links of newsletters are the longest words that anybody sends. */
const longestWord = /(\S{2000})\S+/g
const widestGap = new RegExp(String.raw`[^\S\n]{${mostBlanks + 1},}`, 'g')
