import type { Block, Box, Cell, ReadPage, Word } from '../../reading/index.ts'
import { endOfGrid, type Grid, holderTitle } from './certificateGrid.ts'
import { around, joined, middle, type Piece, piecesOf } from './formPieces.ts'

/** The boxes of the parties: each title with the lines beneath it, up to the next title. */
export function partiesOf(
  { lines }: ReadPage,
  grid: Grid,
  cell: (text: string, parts: readonly { readonly box: Box }[]) => Cell,
): Cell[][] {
  const words = lines.flatMap((line) => line.words)
  const at = (pattern: RegExp, from = 0) =>
    lines.find(({ text, box }) => pattern.test(text.trim()) && box.y >= from)
  const insured = at(/^(?:named )?insured\b(?! ?\()/i)
  const letters = insurerLabels(lines, grid)
  const holder = at(holderTitle, grid.bottom - 20)
  const cancellation = at(/\bcancellation$/i, grid.bottom - 20)
  const signature = at(/^authorized rep/i, grid.bottom)
  const footer = at(/\(\d{4}\/\d{2}\)|\(rev\b|rights reserved|^acord\b/i, holder?.box.y ?? Infinity)
  const right = letters[0]?.label.x ?? Infinity
  const box = (title: Piece | undefined, { to, below }: { to: number; below: number }) => {
    if (!title) return []
    const inner = words.filter(
      (word) =>
        middle(word) > title.box.y + title.box.height &&
        word.box.y + word.box.height < below + 2 &&
        word.box.x >= title.box.x - 4 &&
        word.box.x < to,
    )
    const own = piecesOf(inner.length > 0 ? inner : beside(words, title), 40)
    return own.length === 0
      ? []
      : [
          [
            cell(title.text.split(/\s{2,}/)[0] ?? '', [title]),
            cell(own.map(({ text }) => text).join('\n'), own),
          ],
        ]
  }
  const coverages = at(/^coverages?\b/i, insured?.box.y ?? 0)
  const holderPiece = holder && joined(holder.words.slice(0, 2))
  const cancellationTitle = cancellation && joined(cancellation.words.slice(-1))
  const middleX = cancellationTitle ? cancellationTitle.box.x - 5 : Infinity
  const below = footer?.box.y ?? Infinity
  return [
    ...box(insured && joined(insured.words.slice(0, /^named\b/i.test(insured.text) ? 2 : 1)), {
      to: right - 2,
      below: coverages?.box.y ?? grid.top - 20,
    }),
    ...insurersIn(words, letters).map(({ label, name }) => [
      cell(label, name),
      cell(joined(name).text.replace(/^[:\s]+/, ''), name),
    ]),
    ...box(holderPiece, { to: middleX, below }),
    ...box(cancellationTitle, { to: Infinity, below: signature?.box.y ?? below }),
    ...box(signature, { to: Infinity, below }),
  ]
}

/** What stands beside a title, down to the next one beneath it. */
function beside(words: readonly Word[], { box }: Piece): Word[] {
  const next = words
    .filter((word) => Math.abs(word.box.x - box.x) < 4 && word.box.y > box.y + box.height)
    .toSorted((a, b) => a.box.y - b.box.y)[0]
  return words.filter(
    (word) =>
      word.box.x > box.x + box.width + 8 &&
      middle(word) > box.y - 1 &&
      middle(word) < (next?.box.y ?? box.y + box.height * 2) - 1,
  )
}

interface InsurerLabel {
  readonly text: string
  readonly label: Box
  readonly y: number
}

function insurerLabels(lines: ReadPage['lines'], grid: Grid): InsurerLabel[] {
  return lines.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const next = words[at + 1]
      return /^(?:insurer|company)$/i.test(word.text) &&
        next &&
        /^[A-F]:?$/.test(next.text) &&
        word.box.y < grid.top
        ? [{ text: `INSURER ${next.text[0] ?? ''}`, label: around([word, next]), y: middle(word) }]
        : []
    }),
  )
}

function insurersIn(
  words: readonly Word[],
  labels: readonly InsurerLabel[],
): { label: string; name: Word[] }[] {
  const first = labels[0]
  const bottom = labels.at(-1)
  if (!first || !bottom) return []
  const naic = words.find(({ text, box }) => /^naic$/i.test(text) && box.x > first.label.x)?.box.x ?? Infinity
  const names = words.filter(
    (word) =>
      word.box.x >= first.label.x + first.label.width &&
      word.box.x < naic - 3 &&
      middle(word) > first.y - 6 &&
      middle(word) < bottom.y + 6 &&
      word.text !== ':',
  )
  return labels.flatMap(({ text, y }) => {
    const name = names.filter((word) =>
      labels.every((other) => Math.abs(middle(word) - y) <= Math.abs(middle(word) - other.y)),
    )
    // A code that is wider than its column's title.
    const last = name.at(-1)
    const bare = last && /^[A-Z]{0,2}-?\d{3,}$/.test(last.text) ? name.slice(0, -1) : name
    return bare.length === 0 ? [] : [{ label: text, name: bare }]
  })
}

/** "DESCRIPTION OF OPERATIONS: Tower crane erection": what begins beside its title. */
function behindTitle(text: string): string {
  return endOfGrid.test(text.trim()) ? text.replace(/^[^:]*:?\s*/, '') : text
}

/** What the certificate says in words. */
export function descriptionOf(page: ReadPage, grid: Grid): Block[] {
  const holder = page.lines.find(
    ({ text, box }) =>
      (holderTitle.test(text.trim()) || /^holder\s*:/i.test(text.trim())) && box.y >= grid.bottom - 20,
  )
  const lines = page.lines.filter(
    ({ text, box }) =>
      box.y >= grid.bottom &&
      box.y < (holder?.box.y ?? Infinity) &&
      (!endOfGrid.test(text.trim()) || behindTitle(text) !== ''),
  )
  if (lines.length === 0) return []
  return [
    {
      kind: 'paragraph',
      page: page.number,
      box: around(lines),
      headings: [],
      text: lines.map(({ text }) => behindTitle(text)).join(' '),
      lines: lines.map((line) => ({ page: page.number, line })),
    },
  ]
}
