type Mark = 'document-found' | 'document-current'

/** Marks places of the page without touching its elements; returns what takes the marks away. */
export function markText(mark: Mark, ranges: readonly Range[]): () => void {
  // Older browsers find the place, and show no mark.
  if (!('highlights' in CSS)) return () => undefined
  const marked = CSS.highlights.get(mark) ?? new Highlight()
  CSS.highlights.set(mark, marked)
  for (const range of ranges) marked.add(range)
  return () => {
    for (const range of ranges) marked.delete(range)
  }
}
