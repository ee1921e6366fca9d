import type { Citation } from '../workspaces/caraMessage.ts'

/** Collects the citations of an answer, and answers the mark that refers to each: `[3]`. */
export class Citations {
  readonly list: Citation[] = []

  /** The mark for these words of a file; empty for none. */
  mark(
    file: { readonly id: string; readonly name: string } | null,
    place: { quote: string; page: number } | null,
  ): string {
    if (!file || !place) return ''
    const known = this.list.findIndex(
      ({ fileId, page, quote }) => fileId === file.id && page === place.page && quote === place.quote,
    )
    if (known >= 0) return ` [${known + 1}]`
    this.list.push({ fileId: file.id, fileName: file.name, page: place.page, quote: place.quote })
    return ` [${this.list.length}]`
  }
}

/** A cell of a Markdown table: on one line, and without what would end the cell. */
export function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
}
