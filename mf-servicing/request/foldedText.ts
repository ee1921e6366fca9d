const shownLength = 600
const shownLines = 12
/** Collapsing less than this is not worth a click. */
const worthwhile = 200

/** The beginning of a long text, cut between words and marked with an ellipsis; null when it is short enough. */
export function foldedText(text: string): string | null {
  const lines = text.split('\n')
  const byLines = lines.length > shownLines + 4 ? lines.slice(0, shownLines).join('\n') : text
  const beginning = byLines.length > shownLength + worthwhile ? cutBetweenWords(byLines) : byLines
  return beginning === text ? null : `${beginning.trimEnd()} …`
}

function cutBetweenWords(text: string): string {
  const end = text.slice(0, shownLength).search(/\s\S*$/)
  return text.slice(0, end > 0 ? end : shownLength)
}
