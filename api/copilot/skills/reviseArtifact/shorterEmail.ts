import { essentialOf } from './documentChange.ts'
import { restyled, type Rules } from './rewording.ts'

/** Of a text that stays longer than this share, a shorter email also loses wordy phrases and what lists explain. */
const shortEnough = 0.8

/** The greeting, lists, what is essential in each paragraph, and the closing. */
export function shorterEmail(
  paragraphs: readonly string[],
): { readonly note: string; readonly body: string } | null {
  const before = paragraphs.join('\n\n')
  const essential = eachParagraph(paragraphs, (paragraph) =>
    paragraph.startsWith('-') ? paragraph : essentialOf(paragraph),
  )
  const isEnough = essential.join('\n\n').length <= before.length * shortEnough
  const left = isEnough
    ? essential
    : eachParagraph(essential, (paragraph) =>
        paragraph.startsWith('-') ? itemsInShort(paragraph) : tightened(paragraph),
      )
  const said = left.join('\n\n')
  // What cannot lose a word still takes less room: a list of keywords in a line, a policy by its number.
  const body = said === before ? inFewerLines(paragraphs).join('\n\n') : said
  return body === before ? null : { note: 'Made it shorter', body }
}

/** The paragraphs between greeting and closing changed; those that are left empty are gone. */
function eachParagraph(paragraphs: readonly string[], change: (paragraph: string) => string): string[] {
  const last = paragraphs.length - 1
  return paragraphs
    .map((paragraph, index) =>
      index === 0 || index === last || isListed(paragraph) ? paragraph : change(paragraph),
    )
    .filter((paragraph) => paragraph !== '')
}

const longestKeywords = 70

/** Lists of keywords run on behind what announces them, and the lines about a policy keep what names it. */
function inFewerLines(paragraphs: readonly string[]): string[] {
  return paragraphs.reduce<string[]>((before, paragraph, at) => {
    const items = paragraph.split('\n').map((line) => line.replace(/^- /, ''))
    const lead = before.at(-1) ?? ''
    const isKeywords =
      at > 1 &&
      lead.endsWith(':') &&
      paragraph.split('\n').every((line) => line.startsWith('- ') && line.length <= longestKeywords) &&
      !items.some((item) => /[:.!?]|\$\d/.test(item))
    if (isKeywords) {
      const words = items.map((item) => item.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))
      return [...before.slice(0, -1), `${lead} ${words.join('; ')}.`]
    }
    const naming = items.filter((line) => /^(?:Policy number|Coverage): /.test(line))
    const isPolicy = at > 0 && at < paragraphs.length - 1 && isListed(paragraph)
    return [...before, isPolicy && naming.length > 0 ? naming.join('\n') : paragraph]
  }, [])
}

/** List items without the lines below them that explain them. */
function itemsInShort(list: string): string {
  const items = list.split(/\n(?=-)/)
  return items.map((item) => essentialOf(item.split('\n')[0] ?? '')).join('\n')
}

/** Sentences that say nothing, and phrases with a short word for the same. */
const wordy: Rules = [
  [
    /(?:^|(?<=[.!?] ))[^.!?\n]*\b(?:hesitate to|any (?:other |further )?(?:questions|concerns))\b[^.!?\n]*[.!?]/gi,
    '',
  ],
  [/(?:^|(?<=[.!?] ))(?:We|I) (?:look forward to|appreciate your|value your)\b[^.!?\n]*[.!?]/g, ''],
  [
    /(?:^|(?<=[.!?] ))Thank you for (?:your (?:time|attention|business|patience|understanding|help)|reaching out)\b[^.!?\n]*[.!?]/g,
    '',
  ],
  [
    /\b(?:This is (?:a|just a) (?:friendly )?reminder that|Please (?:note|be advised) that|(?:We|I) (?:just )?(?:wanted|would like|want) to (?:let you know|inform you) that) /g,
    '',
  ],
  [/\bCould you (?:please )?let us know\b([^.!?]*)\?/g, 'Please let us know$1.'],
  [/\bCould you please\b([^.!?]*)\?/g, 'Please$1.'],
  [/\bat your earliest convenience\b/gi, 'soon'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
  [/\bwith (?:regard|respect) to\b/gi, 'about'],
  [/\bprior to\b/gi, 'before'],
  [/\bat this (?:time|point)\b/gi, 'now'],
  [/ \([^()\d]{3,}\)/g, ''],
]

function tightened(paragraph: string): string {
  const said = restyled(paragraph, wordy).replaceAll(/ {2,}/g, ' ').trim()
  return said.replaceAll(/(?:^|(?<=[.!?] ))[a-z]/g, (letter) => letter.toUpperCase())
}

/** Lines such as `Policy number: BA-4410`. */
function isListed(paragraph: string): boolean {
  return paragraph.includes('\n') && /^[^\n.]{2,40}: /.test(paragraph)
}
