import type { Box, Word } from '../../reading/index.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** Words on one baseline, apart where a wide gap is. */
export interface Piece {
  readonly text: string
  readonly box: Box
}

export function piecesOf(words: readonly Word[], gap = 8): Piece[] {
  const rows: Word[][] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(middle(first) - middle(word)) < Math.max(first.box.height, 4) * 0.55)
      row.push(word)
    else rows.push([word])
  }
  return rows.flatMap((row) => {
    const pieces: Word[][] = []
    for (const word of row.toSorted((a, b) => a.box.x - b.box.x)) {
      const last = pieces.at(-1)?.at(-1)
      const isApart = last && (word.box.x - last.box.x - last.box.width > gap || isMark(last) || isMark(word))
      if (last && !isApart) pieces.at(-1)?.push(word)
      else pieces.push([word])
    }
    return pieces.map(joined)
  })
}

export function joined(words: readonly Word[]): Piece {
  return { text: words.map(({ text }) => text).join(' '), box: around(words) }
}

export function around(parts: readonly { readonly box: Box }[]): Box {
  const x = Math.min(...parts.map(({ box }) => box.x))
  const y = Math.min(...parts.map(({ box }) => box.y))
  return {
    x,
    y,
    width: Math.max(...parts.map(({ box }) => box.x + box.width)) - x,
    height: Math.max(...parts.map(({ box }) => box.y + box.height)) - y,
  }
}

export function middle({ box }: { readonly box: Box }): number {
  return box.y + box.height / 2
}

export function isMark({ text }: { readonly text: string }): boolean {
  return /^(?:x|[☒☑✓✔✕✖✗✘×■●]|\[x\]|\(x\))$/i.test(text)
}

export function within({ box }: Word, { from, to }: Span, slack: number): boolean {
  const center = box.x + box.width / 2
  return center >= from - slack && center <= to + slack
}
