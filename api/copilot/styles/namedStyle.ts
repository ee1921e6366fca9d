import { builtInStyles } from '../../documents/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { htmlDocumentTemplateKind } from './htmlDocumentTemplate.ts'

export interface NamedStyle {
  readonly id: string
  readonly name: string
}

/** The style that a text names: one of the agency's or a built-in one, in full or as "the elegant style". */
export function namedStyle(agency: Pick<AgencyStore, 'table'>, text: string): NamedStyle | null {
  const own = [...agency.table(htmlDocumentTemplateKind).values()].map(({ id, title }) => ({
    id,
    name: title,
  }))
  const lowercased = text.toLowerCase()
  return (
    [...own, ...builtInStyles].find(({ name }) => lowercased.includes(name.toLowerCase())) ??
    builtInStyles.find(({ name }) =>
      new RegExp(String.raw`\b${name.split(' ')[0]}\s+(?:style|look|design|template|version)\b`, 'i').test(
        text,
      ),
    ) ??
    null
  )
}

/** The built-in style after this one: what "another style" gets. */
export function nextStyle(styleId: string): NamedStyle | undefined {
  const at = builtInStyles.findIndex(({ id }) => id === styleId)
  return builtInStyles[(at + 1) % builtInStyles.length]
}
