import { type ReactNode, useLayoutEffect } from 'react'
import { DesignSystemProvider, ToastRegion } from '../index.ts'

interface StageProps {
  theme: string
  density: string
  direction: string
  motion: string
  /** Whether the story needs the system's provider: a whole page brings its own. */
  hasProvider: boolean
  children: ReactNode
}

/** What the toolbar chooses, said to the document as an app says it. */
export function Stage({ theme, density, direction, motion, hasProvider, children }: StageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dir = direction
    Object.assign(root.dataset, { theme, density, motion })
  }, [theme, density, direction, motion])
  if (!hasProvider) return children
  return (
    <DesignSystemProvider navigate={() => undefined}>
      {children}
      <ToastRegion />
    </DesignSystemProvider>
  )
}
