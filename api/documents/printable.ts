import { readFileSync } from 'node:fs'
import * as fontkit from '@cantoo/fontkit'
import { fontFile } from './fontFiles.ts'

const missing = '\u25a1'

let coverage: ((codePoint: number) => boolean) | undefined

/** Whether Inter, the fallback of every style, has this character. */
function canPrint(codePoint: number): boolean {
  if (!coverage) {
    const font = fontkit.create(readFileSync(fontFile('Inter', '400Regular')))
    if ('fonts' in font) throw new Error('Inter is not a single typeface.')
    coverage = (sign) => font.hasGlyphForCodePoint(sign)
  }
  return coverage(codePoint)
}

/** The text with a box for each character that no font has, and without invisible ones. */
export function printable(text: string): string {
  return replaced(text, () => missing)
}

/** The characters that a document shows as boxes, each once. */
export function unprintableSigns(text: string): readonly string[] {
  const signs = new Set<string>()
  replaced(text, (sign) => {
    signs.add(sign)
    return missing
  })
  return [...signs]
}

function replaced(text: string, replace: (sign: string) => string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
    // Direction marks, joiners and other invisible characters.
    .replace(/[[\p{Cc}\p{Cf}]--\n]/gv, '')
    // More combining marks than any language uses would cover the lines above.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
  let written = ''
  for (const sign of plain) {
    const codePoint = sign.codePointAt(0) ?? 0
    written +=
      sign === '\n' || (codePoint >= 0x20 && codePoint < 0x7f) || canPrint(codePoint) ? sign : replace(sign)
  }
  return written
}
