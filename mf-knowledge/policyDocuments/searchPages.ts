/** A match: a page from 0, and a range of UTF-16 units in its text. */
export interface PageMatch {
  page: number
  start: number
  end: number
}

/** The matches on all pages in order; ignores case, accents and extra spaces. */
export function searchPages(pages: readonly string[], words: string): PageMatch[] {
  const wanted = foldedText(words.trim()).text
  if (wanted === '') return []
  return pages.flatMap((text, page) => {
    const { text: searched, places } = foldedText(text)
    const matches: PageMatch[] = []
    for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) {
      const start = places[at] ?? 0
      const last = places[at + wanted.length - 1] ?? start
      matches.push({ page, start, end: last + 1 })
    }
    return matches
  })
}

/** The normalized text, and the original offset of each unit. */
function foldedText(text: string): { text: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const plain = /\s/.test(character)
      ? ' '
      : character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
    if (!(plain === ' ' && folded.endsWith(' '))) {
      folded += plain
      for (let unit = 0; unit < plain.length; unit++) places.push(at)
    }
    at += character.length
  }
  return { text: folded, places }
}
