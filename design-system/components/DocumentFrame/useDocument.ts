import { useEffect, useState } from 'react'

export type DocumentKind = 'html' | 'pdf' | 'image'

const typeOfKind: Record<DocumentKind, string> = {
  html: 'text/html',
  pdf: 'application/pdf',
  image: 'image/',
}

/** What is waited for, and how long at most: nobody should watch a spinner for a server that has hung up. */
const longestWaitMs = { asked: 10_000, opening: 30_000 }

type DocumentState = keyof typeof longestWaitMs | 'ready' | 'failed'

/**
 * Asks whether the document is there and what it is said to be, before it is shown: only a PDF may come into a frame
 * without a sandbox. Then waits until it has come.
 */
export function useDocument(src: string, kind: DocumentKind) {
  const [attempt, setAttempt] = useState(1)
  const [reached, setReached] = useState<{ attempt: number; state: DocumentState }>()
  const state = reached?.attempt === attempt ? reached.state : 'asked'

  useEffect(() => {
    const abort = new AbortController()
    // An answer that comes after the wait was given up changes nothing.
    function answer(isGood: boolean) {
      if (!abort.signal.aborted)
        setReached((before) =>
          before?.attempt === attempt ? before : { attempt, state: isGood ? 'opening' : 'failed' },
        )
    }
    isThere(src, kind, abort.signal).then(answer, () => answer(false))
    return () => abort.abort()
  }, [src, kind, attempt])

  useEffect(() => {
    if (state !== 'asked' && state !== 'opening') return
    const timer = setTimeout(() => setReached({ attempt, state: 'failed' }), longestWaitMs[state])
    return () => clearTimeout(timer)
  }, [state, attempt])

  return {
    state,
    /** Shows the document anew where it changes. */
    showsAt: attempt,
    /** It has come. */
    show: () => setReached({ attempt, state: 'ready' }),
    /** What was there could not be shown after all. */
    fail: () => setReached({ attempt, state: 'failed' }),
    retry: () => setAttempt(attempt + 1),
  }
}

async function isThere(src: string, kind: DocumentKind, signal: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(src, { method: 'HEAD', signal })
  return ok && (headers.get('content-type') ?? '').startsWith(typeOfKind[kind])
}
