/** A run of text on a page; lengths are fractions of the page's width and height. */
export interface PageText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Box = Omit<PageText, 'text'>

/**
 * The boxes of a quote on a page. Compares only letters and digits: readings join lines, hyphenated
 * words and cells, which are separate on the page. Empty if the quote is not on the page.
 */
export function quotedBoxes(items: readonly PageText[], quote: string): Box[] {
  const wanted = letters(quote)
  if (wanted.length === 0) return []
  const places = items.flatMap((item) =>
    letters(item.text).map((letter, at, all) => ({
      letter,
      item,
      from: at / all.length,
      to: (at + 1) / all.length,
    })),
  )
  const start = places
    .map(({ letter }) => letter)
    .join('')
    .indexOf(wanted.join(''))
  if (start < 0) return []

  const spans = new Map<PageText, { from: number; to: number }>()
  for (const { item, from, to } of places.slice(start, start + wanted.length)) {
    const span = spans.get(item)
    spans.set(item, { from: span?.from ?? from, to })
  }
  return [...spans].map(([{ x, y, width, height }, { from, to }]) => ({
    x: x + width * from,
    y,
    width: width * (to - from),
    height,
  }))
}

/** One unit each, so that offsets in the joined text are indexes in the list. */
function letters(text: string): string[] {
  return [...text.normalize('NFKD').toLowerCase()].filter((letter) => /^[a-z\d]$/.test(letter))
}
