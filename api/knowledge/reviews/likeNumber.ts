import { withinEdits } from '../accounts/similar/withinEdits.ts'
import type { Words } from './certificateCells.ts'

/** The number that was meant by one with a slip in it. */
export function likeNumber(
  all: readonly Words[],
  number: string,
  taken: ReadonlySet<string> = new Set(),
): [Words] | null {
  const code = codeOf(number)
  for (const words of all) {
    const tokens = words.text.split(/\s+/)
    for (const at of tokens.keys())
      for (const length of [1, 2, 3]) {
        const text = tokens
          .slice(at, at + length)
          .join(' ')
          .replace(/[.,;:]$/, '')
        const other = codeOf(text)
        const isFree = !taken.has(other) || isTransposed(other, code)
        // Short numbers in a row are those of other policies: BT-2201, BT-2203.
        const isLike = other.length < 8 ? isTransposed(other, code) : withinEdits(other, code, 2)
        if (other.length >= 6 && /\d{3}/.test(other) && isFree && isLike) return [{ ...words, text }]
      }
  }
  return null
}

/** The parts of a package share its number: another order of its characters is a slip, another character another policy. */
function isTransposed(a: string, b: string): boolean {
  const sorted = (code: string) => [...code].toSorted().join('')
  return sorted(a) === sorted(b)
}

/** Letters and digits alone. */
export function codeOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
