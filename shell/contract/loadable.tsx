import { type ComponentType, use } from 'react'

/** A component whose code comes when it is wanted. */
export interface Loadable<TProps> {
  Component: ComponentType<TProps>
  /** Starts fetching the code; after a failure it tries anew. */
  preload: () => void
  /** Comes to an end when the fetch has, one way or the other; null when there is nothing to wait for. */
  arrival: () => Promise<void> | null
}

/**
 * Loads a component's code once. React.lazy keeps a failed chunk for ever, and the router's own `lazy` leaves a
 * blank page; here the failure reaches the area's error boundary, and the next `preload` tries again.
 */
export function loadable<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): Loadable<TProps> {
  let loading: Promise<ComponentType<TProps>> | undefined
  let hasFailed = false
  let arriving: Promise<void> | null = null

  function start() {
    hasFailed = false
    const attempt = load()
    loading = attempt
    arriving = attempt.then(
      (value) => {
        // React reads these two, and then renders code that has come without a fallback in between.
        void Object.assign(attempt, { status: 'fulfilled', value })
        arriving = null
      },
      () => {
        hasFailed = true
        arriving = null
      },
    )
    return attempt
  }

  function preload() {
    if (!loading || hasFailed) void start()
  }

  function LoadedComponent(props: TProps) {
    // Always, also when the code has come: React does not forgive a `use` that one render has and the next has not.
    const Loaded = use(loading ?? start())
    return <Loaded {...props} />
  }

  return { Component: LoadedComponent, preload, arrival: () => arriving }
}
