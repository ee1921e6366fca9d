import type { Passage } from '../../reading/passages/passagesOf.ts'
import type { Reading } from '../../reading/index.ts'
import { leadsExclusions } from './passageRole.ts'

/** "a.", "(1)", "D10.", "•": what an item of a list begins with. */
const mark = /^(?:[•●▪–-]|\(?(?:[A-Z]{0,2}\d{1,2}|[a-z]{1,2}|[A-Z]|[ivx]{1,4})[.)])(?=\s)/

/**
 * Passages with the words that exclude them: "This insurance does not apply to:" stands once before its list, whose items
 * may be paragraphs of their own, or stand under lettered titles.
 */
export function underExclusions(passages: readonly Passage[], { blocks }: Reading): Passage[] {
  let open: {
    readonly lead: Passage
    readonly series: readonly (string | null)[]
    first: string | null
  } | null = null
  return passages.map((passage) => {
    const content = blocks[passage.block]
    const start = content && content.kind !== 'table' ? content.text : passage.text
    const title = passage.headings.at(-1) ?? ''
    if (leadsExclusions(passage.text) && passage.kind !== 'row') {
      open = { lead: passage, series: [seriesOf(start), seriesOf(title)], first: null }
      return passage
    }
    if (open === null || passage.block === open.lead.block) return passage
    const { lead, series } = open
    // "4. Definitions." after "3. This insurance does not apply to:" begins another part, and so does "B." after "(a)".
    const item = [start, title]
      .map(seriesOf)
      .find(
        (own) =>
          own !== null && !series.includes(own) && (own === open?.first || own !== 'A.' || !open?.first),
      )
    if (
      item === undefined ||
      formHeader.test(start) ||
      passage.kind === 'row' ||
      passage.page - lead.page > mostPages
    ) {
      open = null
      return passage
    }
    open.first ??= item
    return passage.leadIn.includes(lead.text)
      ? passage
      : { ...passage, leadIn: `${lead.text} ${passage.leadIn}`.trim() }
  })
}

const mostPages = 4
/** What stands above the title of the next form. */
const formHeader = /^policy (?:number|no)\b/i

/** The kind of mark that a text begins with: "1" for numbers, "a" for small letters, "P1" for both. */
function seriesOf(text: string): string | null {
  const [own] = mark.exec(text) ?? []
  return own === undefined
    ? null
    : own
        .replaceAll(/\d+/g, '1')
        .replaceAll(/[a-z]+/g, 'a')
        .replaceAll(/[A-Z]+/g, 'A')
}
