import type { Reading } from '../../reading/index.ts'
import { verbsOfChange } from './changesLimits.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Sentence } from './partSentences.ts'

const changed = new RegExp(
  String.raw`^(?:${verbsOfChange})\s(?:from\s\$[\d,]+\s)?to\s\$[\d,]+(?=\W*$|\s(?:each|per|any)\b)`,
  'i',
)

/** "BODILY INJURY BY ACCIDENT: $ 500,000 EACH ACCIDENT", below "Item 3.B. of the Information Page is replaced:" */
const statedAnew = /^([^:$]{4,80}):\s+\$\s*([\d,]+)\s+((?:each|per|any one) \w+|policy limit|aggregate)$/i
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
      const [, name, amount, scope] = statedAnew.exec(subject?.text ?? '') ?? []
      if (subject && isOwn && name !== undefined && introduced !== -1 && at > introduced) {
        const { page, box, text: quote } = subject
        const text = `${name} ${scope} is changed to $${amount}`
        const own = { kind: 'paragraph' as const, text, page, box, headings: [], lines: [] }
        return [{ text, quote, page, box, block: own }]
      }
      if (!subject || !change || others.length > 0 || !isOwn || !changed.test(change.text)) return []
      const { page, box } = change
      const text = `${subject.text} is ${change.text.charAt(0).toLowerCase()}${change.text.slice(1)}`
      const own = { kind: 'paragraph' as const, text, page, box, headings: [], lines: [] }
      return [{ text, quote: `${subject.text} ${change.text}`, page, box, block: own }]
    })
  })
}
