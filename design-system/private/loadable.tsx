import { type ComponentType, use } from 'react'

/** A component whose code is loaded on demand. */
export interface Loadable<TProps> {
  Component: ComponentType<TProps>
  /** Starts loading the code; retries after a failure. */
  preload: () => void
  /** Settles when the load has; null when there is nothing to wait for. */
  arrival: () => Promise<void> | null
}

/**
 * Loads a component's code once. React.lazy caches a failed chunk forever, and the router's own `lazy` leaves a
 * blank page; here the failure reaches the nearest error boundary, and the next `preload` retries, or the next render
 * after a moment.
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
        // React reads these two, and then renders loaded code without a fallback in between.
        void Object.assign(attempt, { status: 'fulfilled', value })
        arriving = null
      },
      () => {
        hasFailed = true
        arriving = null
        // Delayed, because React reads the same rejection twice before it shows the error.
        setTimeout(() => {
          if (loading === attempt) loading = undefined
        }, 1000)
      },
    )
    return attempt
  }

  function preload() {
    if (!loading || hasFailed) void start()
  }

  function LoadedComponent(props: TProps) {
    // Always called, even when the code has loaded: `use` must not be called in only some renders.
    const Loaded = use(loading ?? start())
    return <Loaded {...props} />
  }

  return { Component: LoadedComponent, preload, arrival: () => arriving }
}
