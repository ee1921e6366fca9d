import { type AccountRow, dollars } from '../../../knowledge/index.ts'
import type { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import { cell } from '../citations.ts'

export type FoundPolicy = Awaited<ReturnType<typeof lookUpPolicies.run>>['policies'][number]

/** A Markdown table. */
export function recordTable(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map((row) => line(row.map(cell)))]
}

export function linkTo({ id, detail }: AccountRow): string {
  return `[${linkText(detail.name)}](/app/accounts/${encodeURIComponent(id)}/overview)`
}

export function policyLink({ id, policyNumber }: Pick<FoundPolicy, 'id' | 'policyNumber'>): string {
  return `[${linkText(policyNumber ?? 'no policy number')}](/app/policies/${encodeURIComponent(id)}/overview)`
}

/** A name as the text of a Markdown link. */
export function linkText(text: string): string {
  return text.replaceAll(/[[\]]/g, '')
}

export function premiumOf({ premium }: FoundPolicy): string {
  return premium > 0 ? dollars(premium) : 'not on record'
}
