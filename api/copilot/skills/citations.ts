import type { Citation } from '../workspaces/caraMessage.ts'

/** Collects an answer's citations and returns the reference mark for each: `[3]`. */
export class Citations {
  readonly list: Citation[] = []

  /** The reference mark for a quote from a file; empty for none. */
  mark(
    file: { readonly id: string; readonly name: string } | null,
    place: { quote: string; page: number } | null,
  ): string {
    // What a user says of a document stands on none of its pages.
    if (!file || !place || place.quote === '') return ''
    const known = this.list.findIndex(
      ({ fileId, page, quote }) => fileId === file.id && page === place.page && quote === place.quote,
    )
    if (known >= 0) return ` [${known + 1}]`
    this.list.push({ fileId: file.id, fileName: file.name, page: place.page, quote: place.quote })
    return ` [${this.list.length}]`
  }
}

/** A Markdown table cell: one line, with cell delimiters escaped. */
export function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
}
