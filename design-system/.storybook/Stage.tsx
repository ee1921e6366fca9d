import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { AgencyAccent } from '../components/AgencyAccent/AgencyAccent.tsx'
import { DesignSystemProvider, ToastRegion } from '../index.ts'

interface StageProps {
  theme: string
  /** An agency's color as `#rrggbb`; any other value uses the product's color. */
  accent: string
  density: string
  direction: string
  motion: string
  /** Whether it is embedded in a docs page with its own text direction. */
  isOnPage: boolean
  /** Whether the story needs the design system's provider. A whole page brings its own. */
  hasProvider: boolean
  children: ReactNode
}

/** Applies the toolbar's settings to the document, as an app does. */
export function Stage({
  theme,
  accent,
  density,
  direction,
  motion,
  isOnPage,
  hasProvider,
  children,
}: StageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (!isOnPage) root.dir = direction
    Object.assign(root.dataset, { theme, density, motion })
  }, [theme, density, direction, motion, isOnPage])
  const stage = isOnPage ? <OnPage direction={direction}>{children}</OnPage> : children
  if (!hasProvider) return stage
  return (
    <DesignSystemProvider navigate={() => undefined}>
      <AgencyAccent color={accent} />
      {stage}
      <ToastRegion />
    </DesignSystemProvider>
  )
}

/** How long initial autofocus is kept from scrolling the page, in milliseconds. */
const settling = 1500

function OnPage({ direction, children }: Pick<StageProps, 'direction' | 'children'>) {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settling)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div dir={direction} inert={!isSettled}>
      {children}
    </div>
  )
}
