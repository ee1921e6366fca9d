import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useState } from 'react'
import { pageTexts } from './pageText.ts'
import { type PageMatch, searchPages } from './searchPages.ts'

export interface DocumentSearch {
  words: string
  look: (words: string) => void
  matches: readonly PageMatch[]
  /** The current match, from 0. */
  at: number
  step: (by: 1 | -1) => void
  /** Whether the pages are still loading. */
  isReading: boolean
}

/** Searches a document's text, which is loaded on the first search. */
export function useDocumentSearch(document: PDFDocumentProxy): DocumentSearch {
  const [{ words, at }, setAsked] = useState({ words: '', at: 0 })
  const [texts, setTexts] = useState<readonly string[] | null>(null)
  const matches = useMemo(() => (texts ? searchPages(texts, words) : []), [texts, words])
  const isReading = words.trim() !== '' && texts === null

  useEffect(() => {
    if (!isReading) return
    let isCurrent = true
    void pageTexts(document).then((read) => isCurrent && setTexts(read))
    return () => {
      isCurrent = false
    }
  }, [document, isReading])

  return {
    words,
    look: (next) => setAsked({ words: next, at: 0 }),
    matches,
    at,
    step: (by) => setAsked({ words, at: (at + by + matches.length) % Math.max(matches.length, 1) }),
    isReading,
  }
}
