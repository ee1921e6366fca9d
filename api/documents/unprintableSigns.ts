import { printable } from './printable.ts'
import { openTypefaces } from './typefaces.ts'
import type { Typeface } from './typefaces.ts'

let typeface: Typeface | undefined

/** The signs of a text that a document shows as boxes, each once. */
export function unprintableSigns(text: string): readonly string[] {
  typeface ??= openTypefaces().regular
  const { has } = typeface
  const missing = new Set<string>()
  printable(text, {
    has(codePoint) {
      const isThere = has(codePoint)
      if (!isThere) missing.add(String.fromCodePoint(codePoint))
      return isThere
    },
  })
  return [...missing]
}
