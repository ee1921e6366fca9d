import type { Reading } from '../../reading/index.ts'
import { verbsOfChange } from './changesLimits.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Sentence } from './partSentences.ts'

const changed = new RegExp(
  String.raw`^(?:${verbsOfChange})\s(?:from\s\$[\d,]+\s)?to\s\$[\d,]+(?=\W*$|\s(?:each|per|any)\b)`,
  'i',
)

/** What the rows of an endorsement's tables change, as sentences: "Uninsured motorists" beside "Increased to $500,000". */
export function tabledChanges(
  { pages }: DocumentPart,
  { blocks }: Reading,
): (Sentence & { readonly quote: string })[] {
  const lines = pages.flatMap((each) => each.lines.map(({ box }) => ({ page: each.page.number, box })))
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    return block.rows.flatMap((row) => {
      const [subject, change, ...others] = row.filter(({ text }) => text !== '')
      const isOwn = lines.some(
        ({ page, box }) => page === subject?.page && Math.abs(box.y - subject.box.y) < box.height,
      )
      if (!subject || !change || others.length > 0 || !isOwn || !changed.test(change.text)) return []
      const { page, box } = change
      const text = `${subject.text} is ${change.text.charAt(0).toLowerCase()}${change.text.slice(1)}`
      const own = { kind: 'paragraph' as const, text, page, box, headings: [], lines: [] }
      return [{ text, quote: `${subject.text} ${change.text}`, page, box, block: own }]
    })
  })
}
