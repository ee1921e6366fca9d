import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './openPdf.ts'

/** A PDF that is loading, loaded, or unavailable. */
export type LoadedPdf =
  | { state: 'loading' }
  | { state: 'ready'; document: PDFDocumentProxy; width: number; height: number }
  | { state: 'failed'; isLocked: boolean }

/** Loads the PDF at a URL; `retry` loads it again. The size is the first page's, in points. */
export function usePdf(src: string): { pdf: LoadedPdf; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ attempt: number; pdf: LoadedPdf } | null>(null)

  useEffect(() => {
    let isCurrent = true
    const { document: arriving, close } = openPdf(src)
    const settle = (pdf: LoadedPdf) => isCurrent && setLoaded({ attempt, pdf })
    measured(arriving).then(settle, (error: unknown) => settle({ state: 'failed', isLocked: isLock(error) }))
    return () => {
      isCurrent = false
      close()
    }
  }, [src, attempt])

  return {
    pdf: loaded?.attempt === attempt ? loaded.pdf : { state: 'loading' },
    retry: () => setAttempt((current) => current + 1),
  }
}

function isLock(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}

async function measured(arriving: Promise<PDFDocumentProxy>): Promise<LoadedPdf> {
  const document = await arriving
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  return { state: 'ready', document, width, height }
}
