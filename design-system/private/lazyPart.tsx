import { Suspense, use, type ComponentType, type ReactNode } from 'react'

type LazyPartOptions<Props> = {
  /** Shown while the part is loading; nothing by default. */
  fallback?: (props: Props) => ReactNode
}

const preloads = new Set<() => Promise<unknown>>()

/**
 * A component whose code loads on first intent to use it. Unlike `React.lazy` it forgets a failed load after a
 * moment, so that a retry loads again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: LazyPartOptions<Props> = {},
) {
  let loading: Promise<ComponentType<Props>> | undefined

  function preload(): Promise<ComponentType<Props>> {
    if (loading) return loading
    const attempt = load()
    loading = attempt
    attempt.then(
      // React reads these two, and then renders a loaded part without a fallback in between.
      (value) => void Object.assign(attempt, { status: 'fulfilled', value }),
      () => {
        // Delayed, because React reads the same rejection twice before it shows the error.
        setTimeout(() => {
          if (loading === attempt) loading = undefined
        }, 1000)
      },
    )
    return attempt
  }

  function Arriving(props: Props) {
    const Part = use(preload())
    return <Part {...props} />
  }

  function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback?.(props) ?? null}>
        <Arriving {...props} />
      </Suspense>
    )
  }

  preloads.add(preload)
  return Object.assign(LazyPart, {
    /** Starts loading on the first sign of intent; a failure is reported when the part is rendered. */
    preload: () => {
      preload().catch(() => undefined)
    },
  })
}

/** Preloads every part; for the app to call when the browser is idle. */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled([...preloads].map((preload) => preload()))
}
