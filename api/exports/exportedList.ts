import type { z } from 'zod'
import type { AgencyStore, Clock, Page, PageQuery, Row } from '../platform/index.ts'

/** For whom a list is written out, and when. */
export interface ExportDeps {
  readonly agency: AgencyStore
  readonly viewer: { readonly id: string }
  readonly clock: Clock
}

export type ExportCells = readonly (string | number | null)[]

/** A list that is written out as CSV, as it is filtered and sorted on the screen. */
export interface ExportedList<Asked = unknown> {
  /** Its part of the address: `accounts`. */
  readonly name: string
  /** Null when the lines begin with a heading of their own. */
  readonly heading: readonly string[] | null
  /** Whether it is small enough for an Excel workbook, which is made in memory. */
  readonly hasWorkbook?: boolean
  /** What the address may say of filter and order, from texts. */
  readonly asked: z.ZodType<Asked>
  lines(deps: ExportDeps, asked: Asked): AsyncIterable<readonly ExportCells[]>
}

// What an address says is only known to its list; a list of lists has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyExportedList = ExportedList<any>

/** Declares a list that is written out; infers what its address says. */
export function defineExport<Asked>(list: ExportedList<Asked>): ExportedList<Asked> {
  return list
}

const together = 1_000

/** All rows of a list, so many at a time that others have their turn. */
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

/** A phone number as people write it, which spreadsheets do not reckon with. */
export function writtenPhone(phone: string | null): string | null {
  const [, area, exchange, line, extension] = american.exec(phone ?? '') ?? []
  if (area === undefined) return phone
  return `(${area}) ${exchange}-${line}${extension === undefined ? '' : ` x${extension}`}`
}

/** `12450.00` */
export function writtenCents(cents: number | null): string | null {
  return cents === null ? null : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
