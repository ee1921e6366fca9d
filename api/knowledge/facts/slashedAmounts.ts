import type { Line, Word } from '../../reading/index.ts'

/** "100/300" and "100/300/50", as declarations of autos print limits in thousands. */
const split = /^\d{2,4}(?:\/\d{2,4}){1,2}$/
const ofAutos = /\b(?:bodily injury|property damage|(?:un|under)insured|motorists?|BI|PD|UM|UIM)\b/i

/** A line that is a limit in thousands beside the name of a coverage for autos, with its amounts as amounts. */
export function withSplitLimits(line: Line, lines: readonly Line[]): Line {
  const [word] = line.words
  if (!word || line.words.length > 1 || !isSplit(line, lines)) return line
  return { ...line, words: [{ ...word, text: `$${word.text.split('/').join('K/$')}K` }] }
}

function isSplit({ text, box }: Line, lines: readonly Line[]): boolean {
  if (!/^\d{2,4}(?:\/\d{2,4}){0,2}$/.test(text)) return false
  const isOfAuto = lines.some(
    (other) =>
      Math.abs(other.box.y - box.y) < box.height / 2 && other.box.x < box.x && ofAutos.test(other.text),
  )
  // "50" for property damage stands below "100/300" for bodily injury.
  const isListed =
    split.test(text) || lines.some((other) => split.test(other.text) && Math.abs(other.box.x - box.x) < 4)
  return isOfAuto && isListed
}

/** "$100K/$300K" and "2,000,000/4,000,000", set as one word. */
export const amountsInSlashes =
  /^(?:\$[\d,.]+(?:K|MM?)?(?:\/\$?[\d,.]+(?:K|MM?)?)+|\d{1,3}(?:,\d{3})+(?:\/\d{1,3}(?:,\d{3})+)+)[,;.]?$/i

/** The amounts of one word, and the strokes between them. */
export function inSlashes({ text, box }: Word): Word[] {
  const width = box.width / text.length
  return [...text.matchAll(/\/|[^/]+/g)].map((match) => ({
    text: /^\d/.test(match[0]) ? `$${match[0]}` : match[0],
    box: { ...box, x: box.x + match.index * width, width: match[0].length * width },
  }))
}
