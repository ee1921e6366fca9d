/** A place where the words that one looks for stand: a page from 0, and UTF-16 units of its text. */
export interface PageMatch {
  page: number
  start: number
  end: number
}

/** Where the words stand in the pages, in order; case, accents and the amount of space apart. */
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

/** The text as it is compared, and where each of its units came from. */
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
