import type { NaicsEntry } from './naicsEntry.ts'

/** A row of the Census Bureau's workbook of descriptions. */
export interface NaicsLine {
  readonly code: string
  readonly title: string
  readonly description: string
}

/** An edition's industries, cleaned up for display, from the Bureau's rows. */
export function naicsEntries(lines: readonly NaicsLine[]): NaicsEntry[] {
  const byCode = new Map(lines.map((line) => [line.code.trim(), line]))
  return [...byCode].map(([code, { title, description }]) => {
    const elsewhere = /^See industry description for (\d+)/.exec(description.trim())?.[1]
    const described = (elsewhere && byCode.get(elsewhere)?.description) || description
    return { code, title: neatTitle(title), description: neat(withoutReferences(described)) }
  })
}

/** The Bureau marks industries shared with Canada and Mexico with a superscript T after the title. */
function neatTitle(title: string): string {
  return neat(title).replace(/(?<=[\p{Ll})])T$/u, '')
}

/** The rest describes other industries: a search for them must not find this one. */
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
