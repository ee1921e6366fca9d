import type { Reading } from '../../reading/index.ts'
import { joinedRows } from './joinedRows.ts'
import { withRows } from './pairedBlocks.ts'
import { formsOfParagraph, listedTitles } from './runInForms.ts'

type Block = Reading['blocks'][number]

/** A part of a document, and the form or endorsement it belongs to. */
interface FormBlock {
  readonly block: Block
  /** The form's number and title; null outside of any. */
  readonly form: string | null
}

/** The number of a form: "RS 1010", "HG-07", "CA GL 210", "TUX-E 12". */
const formNumber = String.raw`(?:[A-Z]{1,5}[- ]?\d{2,5}|[A-Z]{2,4}[- ][A-Z]{1,3}[- ]\d{2,4})\b`
/** "RS 1010 06-19", "GP 230 (0119)", "HG-07 Ransomware limitation with coinsurance." */
const formLine = new RegExp(String.raw`^(?:form |endorsement (?:no\.? ?)?)?${formNumber}(?!\s*\$)`)
/** "FM 131 Waiver of our right to recover. Before a loss you may …": a form whose title is part of its paragraph. */
/** "BLL 18. Additional insured.": the number may end with a period of its own. */
const runInTitle = new RegExp(
  String.raw`^((?:${formNumber}|[A-Z]{2,5}[- ]\d{1,3}\.)[^.;:$]{3,90})\.\s+["“(]?[A-Z\d]`,
)
const longestTitle = 110
const longestNumber = 28

/**
 * Every block of a document with the form that it belongs to. A form begins with a short line that begins with its
 * number, whether or not that line is set as a heading; a list of form numbers begins none.
 */
export function formsIn(reading: Pick<Reading, 'blocks'>): FormBlock[] {
  const blocks = withRows(reading.blocks).map(withoutRules)
  let form: string | null = null
  /** The headings under which the form began; another chapter ends it. */
  let depth = 0
  let isOpen = false
  /** Headings right below a form's title are lines of its schedule. */
  let isSchedule = false
  const titles = listedTitles(blocks)
  return blocks.flatMap((block, at): FormBlock[] => {
    if (block.kind === 'table') {
      isOpen = false
      isSchedule = false
      return [{ block, form }]
    }
    const text = block.text.trim()
    const next = blocks[at + 1]
    const isTitle =
      formLine.test(text) &&
      !runInTitle.test(text) &&
      text.length <= longestTitle &&
      !/[;:]/.test(text) &&
      !isFormLine(next) &&
      !isFormLine(blocks[at - 1]) &&
      next !== undefined
    const runIn = isTitle ? null : runInTitle.exec(text)?.[1]
    if (block.kind !== 'heading') isSchedule = false
    if (runIn) {
      form = runIn
      depth = block.headings.length
      isOpen = false
    } else if (isTitle) {
      form = text.replace(/\.$/, '')
      depth = block.headings.length
      isOpen = text.length <= longestNumber
      isSchedule = true
    } else if (isOpen && text.length <= longestTitle && !/[.:]$/.test(text)) {
      // The title on the line beneath the number.
      form = `${form ?? ''} ${text}`
      isOpen = false
    } else {
      isOpen = false
      // A heading that isn't a form's ends it, unless it is nested within it.
      if (block.kind === 'heading' && !isSchedule && block.headings.length <= depth) form = null
    }
    if (block.kind === 'heading' || isTitle) return [{ block, form }]
    return formsOfParagraph(block.text, titles).map((part) => {
      if (part.form !== null && !runIn) {
        form = part.form
        depth = block.headings.length
      }
      return { block: { ...block, text: part.text }, form }
    })
  })
}

/** A form that is drawn with characters has its rules in its cells, "| COMPANY", and a list has its marks. */
function withoutRules(block: Block): Block {
  if (block.kind !== 'table') return { ...block, text: block.text.replace(mark, '') }
  const bare = (cells: (typeof block.rows)[number]) =>
    cells.map((cell) => ({
      ...cell,
      text: cell.text
        .replace(mark, '')
        .replace(/\s*\|$/, '')
        .trim(),
    }))
  return { ...block, header: block.header && bare(block.header), rows: joinedRows(block.rows.map(bare)) }
}

const mark = /^(?:\|\s*|[–—•▪‣·*-]\s+)/

function isFormLine(block: Block | undefined): boolean {
  return (
    block !== undefined &&
    block.kind !== 'table' &&
    formLine.test(block.text.trim()) &&
    !runInTitle.test(block.text.trim()) &&
    block.text.length <= longestTitle
  )
}
