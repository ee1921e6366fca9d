import type { Cell, Reading } from '../../reading/index.ts'
import { verbsOfChange } from './changesLimits.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Sentence } from './partSentences.ts'
import { asChange } from './statedChanges.ts'

const changed = new RegExp(
  String.raw`^(?:${verbsOfChange})\s(?:from\s\$[\d,]+\s)?to\s\$[\d,]+(?=\W*$|\s(?:each|per|any)\b)`,
  'i',
)

/** "Item 3.B. of the Information Page is replaced:", above rows of limits. */
const introduction = new RegExp(String.raw`\b(?:is|are)\s(?:hereby\s)?(?:${verbsOfChange})\b[^$]*:$`, 'i')

/** What the rows of an endorsement's tables change, as sentences: "Uninsured motorists" beside "Increased to $500,000". */
export function tabledChanges(
  { pages }: DocumentPart,
  { blocks }: Reading,
): (Sentence & { readonly quote: string })[] {
  const lines = pages.flatMap((each) => each.lines.map(({ box }) => ({ page: each.page.number, box })))
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const introduced = block.rows.findIndex((row) => row.some(({ text }) => introduction.test(text)))
    return block.rows.flatMap((row, at) => {
      const [subject, change, ...others] = row.filter(({ text }) => text !== '')
      const isOwn = lines.some(
        ({ page, box }) => page === subject?.page && Math.abs(box.y - subject.box.y) < box.height,
      )
      if (!subject || !isOwn) return []
      const anew = introduced !== -1 && at > introduced ? asChange(subject.text) : subject.text
      if (anew !== subject.text) return [sentenceOf(subject, { text: anew, quote: subject.text })]
      if (!change || others.length > 0 || !changed.test(change.text)) return []
      const text = `${subject.text} is ${change.text.charAt(0).toLowerCase()}${change.text.slice(1)}`
      return [sentenceOf(change, { text, quote: `${subject.text} ${change.text}` })]
    })
  })
}

function sentenceOf({ page, box }: Cell, { text, quote }: { readonly text: string; readonly quote: string }) {
  const block = { kind: 'paragraph' as const, text, page, box, headings: [], lines: [] }
  return { text, quote, page, box, block }
}
