import type { Word } from '../../reading/index.ts'
import { around, isMark, joined, middle, type Piece, piecesOf } from './formPieces.ts'

/** Amounts with the labels beside them, which may take more lines than their amounts. */
export function labeledAmounts(words: readonly Word[], isAmount: (word: Word) => boolean): Piece[][] {
  const rows: Word[][] = []
  for (const word of words.filter(isAmount).toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.find((each) => each.some((other) => Math.abs(middle(other) - middle(word)) < 5))
    if (row) row.push(word)
    else rows.push([word])
  }
  // "$" above "1,000,000", in a column too narrow for both.
  for (const [at, row] of rows.entries()) {
    const below = rows[at + 1]
    const isSign = row.every(({ text }) => text === '$')
    if (!isSign || !below || around(below).y - around(row).y > 2 * around(row).height) continue
    below.push(...row)
    rows.splice(at, 1)
  }
  const labels = withWraps(piecesOf(words.filter((word) => !isAmount(word))))
  const nearest = (piece: Piece) =>
    rows.toSorted((a, b) => Math.abs(middleOf(a) - middle(piece)) - Math.abs(middleOf(b) - middle(piece)))[0]
  // Where every amount is beside the first line of its label, the lines below continue that label.
  const top = (row: Word[]) => around(row).y
  const isBeside = (row: Word[]) => labels.some(({ box }) => Math.abs(top(row) - box.y) < 3)
  const areOnTop = rows.every(isBeside) && labels.every(({ box }) => box.y > top(rows[0] ?? []) - 3)
  const above = ({ box }: Piece) => rows.findLast((row) => top(row) < box.y + 3)
  return rows.flatMap((row) => {
    const own = labels.filter((piece) => (areOnTop ? above(piece) : nearest(piece)) === row && !isMark(piece))
    const amount = joined(
      row.toSorted((a, b) => Number(b.text === '$') - Number(a.text === '$') || a.box.x - b.box.x),
    )
    if (own.length === 0 || !/\d|statut|includ|exclud/i.test(amount.text)) return []
    const label = { text: own.map(({ text }) => text).join(' '), box: around(own) }
    // "DED: $2,500" beside the limit of the row.
    const [, kept, held] = /^(ded\w*|retention|SIR)\W+(\$[\d,]+)$/i.exec(label.text.trim()) ?? []
    return kept && held
      ? [
          [{ ...label, text: 'Limit' }, amount],
          [
            { ...label, text: kept },
            { ...label, text: held },
          ],
        ]
      : [[label, amount]]
  })
}

/** A label in brackets that are closed on the next line is one label, and so are the printed ones that go on there. */
function withWraps(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    if (before && (/\([^)]*$/.test(before.text) || /^(?:\(|premises \()/i.test(piece.text)))
      whole[whole.length - 1] = { text: `${before.text} ${piece.text}`, box: around([before, piece]) }
    else whole.push(piece)
  }
  return whole
}

function middleOf(words: readonly Word[]): number {
  return middle({ box: around(words) })
}
