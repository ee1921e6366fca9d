import type { TableBlock } from '../../reading/index.ts'

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
