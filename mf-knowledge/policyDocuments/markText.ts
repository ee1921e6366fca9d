type Mark = 'document-found' | 'document-current'

/** Highlights places on the page without changing its elements; returns a cleanup function. */
export function markText(mark: Mark, ranges: readonly Range[]): () => void {
  // Older browsers scroll to the place but show no highlight.
  if (!('highlights' in CSS)) return () => undefined
  const marked = CSS.highlights.get(mark) ?? new Highlight()
  CSS.highlights.set(mark, marked)
  for (const range of ranges) marked.add(range)
  return () => {
    for (const range of ranges) marked.delete(range)
  }
}
