import type { Typeface } from './typefaces.ts'

const missing = '\u25a1'

/** The text with a box in the place of what the typeface has no sign for, and without what is not seen. */
export function printable(text: string, typeface: Pick<Typeface, 'has'>): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
    // Direction marks, joiners and other signs without a shape.
    .replace(/[[\p{Cc}\p{Cf}]--\n]/gv, '')
    // More marks on one letter than any language writes would pile up over the lines above.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
  return Array.from(plain, (sign) => {
    const codePoint = sign.codePointAt(0) ?? 0
    return sign === '\n' || typeface.has(codePoint) ? sign : missing
  }).join('')
}
