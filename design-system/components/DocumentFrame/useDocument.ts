import { useEffect, useState } from 'react'

export type DocumentKind = 'html' | 'pdf' | 'image'

const typeOfKind: Record<DocumentKind, string> = {
  html: 'text/html',
  pdf: 'application/pdf',
  image: 'image/',
}

/** What is being waited for, and the timeout: nobody should watch a spinner for a dead server. */
const longestWaitMs = { asked: 10_000, opening: 30_000 }

type DocumentState = keyof typeof longestWaitMs | 'ready' | 'failed'

/**
 * Requests the document to check its type before showing it, since only a PDF may use a frame
 * without a sandbox, then waits until it has loaded.
 */
export function useDocument(src: string, kind: DocumentKind) {
  const [attempt, setAttempt] = useState(1)
  const [reached, setReached] = useState<{ attempt: number; state: DocumentState }>()
  const state = reached?.attempt === attempt ? reached.state : 'asked'

  useEffect(() => {
    const abort = new AbortController()
    // A response after the timeout is ignored.
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
    /** Reloads the document when it changes. */
    showsAt: attempt,
    /** It has loaded. */
    show: () => setReached({ attempt, state: 'ready' }),
    /** The response could not be displayed after all. */
    fail: () => setReached({ attempt, state: 'failed' }),
    retry: () => setAttempt(attempt + 1),
  }
}

async function isThere(src: string, kind: DocumentKind, signal: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(src, { method: 'HEAD', signal })
  return ok && (headers.get('content-type') ?? '').startsWith(typeOfKind[kind])
}
