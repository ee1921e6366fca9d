/** A run of text on a page; lengths are shares of the page's width and height. */
export interface PageText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Box = Omit<PageText, 'text'>

/**
 * Where a quote stands on a page. Only letters and digits are compared: a reading joins lines, words that were
 * hyphenated, and cells, which the page keeps apart. Empty when the words are not on the page.
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

/** One unit each, so that places in the joined text are places in the list. */
function letters(text: string): string[] {
  return [...text.normalize('NFKD').toLowerCase()].filter((letter) => /^[a-z\d]$/.test(letter))
}
