import type { Block, TableBlock } from '../../reading/index.ts'

/** What is quoted of a table's rows, as the page prints it: a row may be a part of what stands there. */
export function asPrinted<Quoted extends { readonly quote: string }>(
  { rows }: Pick<TableBlock, 'rows'>,
  quoted: readonly Quoted[],
): Quoted[] {
  const printed = new Map(
    rows.flatMap((row) =>
      row[0]?.printed === undefined ? [] : [[row.map(({ text }) => text.trim()).join(' '), row[0].printed]],
    ),
  )
  return quoted.map((each) => ({ ...each, quote: printed.get(each.quote) ?? each.quote }))
}

/** A table of labels and values in the place of the text that states them; each row says how the page prints it. */
export function printedTable(
  rows: readonly { readonly texts: readonly string[]; readonly printed: string }[],
  { page, box, headings }: Block,
): TableBlock {
  return {
    kind: 'table',
    page,
    box,
    headings,
    header: null,
    rows: rows.map(({ texts, printed }) => texts.map((text) => ({ text, printed, page, box }))),
  }
}
