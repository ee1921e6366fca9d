import { Suspense, type ComponentType, type ReactNode } from 'react'
import { loadable, type Loadable } from './loadable.tsx'

type LazyPartOptions<Props> = {
  /** Shown while the part is loading; nothing by default. */
  fallback?: (props: Props) => ReactNode
}

const parts = new Set<Pick<Loadable<never>, 'preload' | 'arrival'>>()

/** A component whose code loads on first intent to use it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback }: LazyPartOptions<Props> = {},
) {
  const part = loadable(load)
  parts.add(part)

  function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback?.(props) ?? null}>
        <part.Component {...props} />
      </Suspense>
    )
  }

  /** Starts loading on the first sign of intent; a failure is reported when the part is rendered. */
  return Object.assign(LazyPart, { preload: part.preload })
}

/** Preloads every part; for the app to call when the browser is idle. */
export async function preloadParts(): Promise<void> {
  for (const { preload } of parts) preload()
  await Promise.all([...parts].map(async ({ arrival }) => await arrival()))
}
