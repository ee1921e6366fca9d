import type { z } from 'zod'
import type { AgencyStore, Clock, Page, PageQuery, Row } from '../platform/index.ts'

/** The recipient and time of an export. */
export interface ExportDeps {
  readonly agency: AgencyStore
  readonly viewer: { readonly id: string }
  readonly clock: Clock
}

export type ExportCells = readonly (string | number | null)[]

/** A list that can be exported as CSV with the screen's filters and sort order. */
export interface ExportedList<Asked = unknown> {
  /** Its part of the URL: `accounts`. */
  readonly name: string
  /** Null if the lines include their own heading. */
  readonly heading: readonly string[] | null
  /** Whether it is small enough for an Excel workbook, which is built in memory. */
  readonly hasWorkbook?: boolean
  /** Parses the filters and sort order of the URL. */
  readonly asked: z.ZodType<Asked>
  lines(deps: ExportDeps, asked: Asked): AsyncIterable<readonly ExportCells[]>
}

// Only the list knows the type of its URL parameters; a collection of lists has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyExportedList = ExportedList<any>

/** Declares an exported list; infers the type of its URL parameters. */
export function defineExport<Asked>(list: ExportedList<Asked>): ExportedList<Asked> {
  return list
}

const together = 1_000

/** All rows of a list, in batches so that other work gets a turn. */
export async function* pagesOf<R extends Row>(
  page: (paged: Pick<PageQuery<R>, 'first' | 'after'>) => Page<R>,
): AsyncIterable<readonly R[]> {
  let after: string | null = null
  for (;;) {
    const { rows, hasNextPage }: Page<R> = page({ first: together, after })
    yield rows
    if (!hasNextPage) return
    after = rows.at(-1)?.id ?? null
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

const american = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/

/** A phone number as text, so that spreadsheets don't compute with it. */
export function writtenPhone(phone: string | null): string | null {
  const [, area, exchange, line, extension] = american.exec(phone ?? '') ?? []
  if (area === undefined) return phone
  return `(${area}) ${exchange}-${line}${extension === undefined ? '' : ` x${extension}`}`
}

/** `12450.00` */
export function writtenCents(cents: number | null): string | null {
  return cents === null ? null : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
