import { useEffect, useState } from 'react'

export type DocumentKind = 'html' | 'pdf' | 'image'

const typeOfKind: Record<DocumentKind, string> = {
  html: 'text/html',
  pdf: 'application/pdf',
  image: 'image/',
}

/**
 * Asks whether the document is there and what it is said to be, before it is shown: a frame tells nobody that its
 * address answered with an error, and only a PDF may come into one without a sandbox.
 */
export function useDocument(src: string, kind: DocumentKind) {
  const [attempt, setAttempt] = useState(1)
  const [answer, setAnswer] = useState<{ attempt: number; isGood: boolean }>()

  useEffect(() => {
    const abort = new AbortController()
    isThere(src, kind, abort.signal).then(
      (isGood) => setAnswer({ attempt, isGood }),
      () => {
        if (!abort.signal.aborted) setAnswer({ attempt, isGood: false })
      },
    )
    return () => abort.abort()
  }, [src, kind, attempt])

  const isAnswered = answer?.attempt === attempt
  return {
    state: isAnswered ? (answer.isGood ? 'ready' : 'failed') : 'loading',
    /** Shows the document anew where it changes. */
    showsAt: attempt,
    /** What was there could not be shown after all. */
    fail: () => setAnswer({ attempt, isGood: false }),
    retry: () => setAttempt(attempt + 1),
  } as const
}

async function isThere(src: string, kind: DocumentKind, signal: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(src, { method: 'HEAD', signal })
  return ok && (headers.get('content-type') ?? '').startsWith(typeOfKind[kind])
}
