import type { CoverageRow } from './coverageRows.ts'

/** "COMMERCIAL GENERAL LIABILITY" as a report calls it. */
export function lineName(title: string): string {
  const plain = title
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(/\s*[(·–—].*$/, '')
    .toLowerCase()
    .replace(/^commercial /, '')
    .replace(/ liab\b.*/, ' liability')
  return plain.charAt(0).toUpperCase() + plain.slice(1).replace(/ and(?: employers.*)?$/, '')
}

/** How a finding names the line of a row behind a provision: "Waiver of subrogation (auto)". */
export function shortName({ title }: CoverageRow): string {
  return /general liability/i.test(title) ? 'GL' : lineName(title).toLowerCase()
}
