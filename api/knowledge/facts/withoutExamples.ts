import type { DocumentPart } from './documentParts.ts'

/** "EXAMPLES – APPLICATION OF DEDUCTIBLE", "Example 1 – Specific Insurance": what follows is reckoned with made-up amounts. */
const beginsExamples = /^(?:examples(?=\s*[–—:-]|$)|example (?:no\.? |#)?\d{1,2}\b)/i

/** A part without the examples that it ends with. */
export function withoutExamples(part: DocumentPart): DocumentPart {
  let isExample = false
  const pages = part.pages.map(({ page, lines }) => {
    const own = lines.filter(({ text }) => {
      isExample ||= beginsExamples.test(text.trim())
      return !isExample
    })
    return { page, lines: own }
  })
  return isExample ? { ...part, pages } : part
}
