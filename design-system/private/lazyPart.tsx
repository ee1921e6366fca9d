import { Suspense, use, type ComponentType, type ReactNode } from 'react'

type LazyPartOptions<Props> = {
  /** Shown while the part is on its way; nothing by default. */
  fallback?: (props: Props) => ReactNode
}

const preloads = new Set<() => Promise<unknown>>()

/**
 * A component whose code comes when it is first meant to be used. Unlike `React.lazy` a failed load is forgotten after a
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
      // React reads these two, and then renders a part that has come without a fallback in between.
      (value) => void Object.assign(attempt, { status: 'fulfilled', value }),
      () => {
        // React reads the same rejection twice before it shows the error, hence not at once.
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
    /** Starts the load at the first sign of intent; a failure is told when the part is rendered. */
    preload: () => {
      preload().catch(() => undefined)
    },
  })
}

/** Loads every part that is loaded on intent; for the app to call when the browser is idle. */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled([...preloads].map((preload) => preload()))
}
