import type { NaicsEntry } from './naicsEntry.ts'

/** A line of the Census Bureau's workbook of descriptions. */
export interface NaicsLine {
  readonly code: string
  readonly title: string
  readonly description: string
}

/** The industries of an edition as people read them, from the Bureau's lines. */
export function naicsEntries(lines: readonly NaicsLine[]): NaicsEntry[] {
  const byCode = new Map(lines.map((line) => [line.code.trim(), line]))
  return [...byCode].map(([code, { title, description }]) => {
    const elsewhere = /^See industry description for (\d+)/.exec(description.trim())?.[1]
    const described = (elsewhere && byCode.get(elsewhere)?.description) || description
    return { code, title: neatTitle(title), description: neat(withoutReferences(described)) }
  })
}

/** The Bureau ends the title of an industry that Canada and Mexico have too with a raised T. */
function neatTitle(title: string): string {
  return neat(title).replace(/(?<=[\p{Ll})])T$/u, '')
}

/** What follows is said of other industries: a search for one must not find it here. */
function withoutReferences(description: string): string {
  return description.replace(/\s*Cross-References\.[^]*$/, '')
}

function neat(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
