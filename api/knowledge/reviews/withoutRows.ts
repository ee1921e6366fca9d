import type { Reading } from '../../reading/index.ts'
import type { CoverageRow } from './coverageRows.ts'

/** A certificate without the rows of other policies. */
export function withoutRows(certificate: Reading, rows: readonly CoverageRow[]): Reading {
  if (rows.length === 0) return certificate
  const numbers = new Set(rows.map(({ number }) => number.quote))
  const titles = new Set(rows.map(({ title }) => title))
  return {
    ...certificate,
    blocks: certificate.blocks
      .filter(({ headings }) => !headings.some((heading) => titles.has(heading)))
      .map((block) =>
        block.kind === 'table'
          ? { ...block, rows: block.rows.filter((row) => !row.some(({ text }) => numbers.has(text))) }
          : block,
      ),
  }
}
