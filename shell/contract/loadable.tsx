import { type ComponentType, use } from 'react'

/** A component whose code comes when it is wanted. */
export interface Loadable<TProps> {
  Component: ComponentType<TProps>
  /** Starts fetching the code; after a failure it tries anew. */
  preload: () => void
}

/**
 * Loads a component's code once. React.lazy keeps a failed chunk for ever, and the router's own `lazy` leaves a
 * blank page; here the failure reaches the area's error boundary, and the next `preload` tries again.
 */
export function loadable<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): Loadable<TProps> {
  let loading: Promise<ComponentType<TProps>> | undefined
  let loaded: ComponentType<TProps> | undefined
  let hasFailed = false

  function start() {
    hasFailed = false
    const attempt = load()
    loading = attempt
    attempt.then(
      (component) => (loaded = component),
      () => (hasFailed = true),
    )
    return attempt
  }

  function preload() {
    if (!loaded && (!loading || hasFailed)) start()
  }

  function LoadedComponent(props: TProps) {
    const Loaded = loaded ?? use(loading ?? start())
    return <Loaded {...props} />
  }

  return { Component: LoadedComponent, preload }
}
