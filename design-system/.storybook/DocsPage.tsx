import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { contrastColors } from '../theme/contrastColors.ts'
import { darkColors } from '../theme/darkColors.ts'
import { lightColors } from '../theme/lightColors.ts'
import { storybookTheme } from './storybookTheme.ts'
import './DocsPage.css.ts'

/** A page of words in the theme that the toolbar chooses; what it shows of the system has that theme too. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, density, motion } = useGlobals()
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density, motion })
  }, [theme, density, motion])
  return (
    <DocsContainer context={context} theme={lookOf(theme)}>
      {children}
    </DocsContainer>
  )
}

interface Globals {
  theme: string
  density: string
  motion: string
}

const standard: Globals = { theme: 'light', density: 'comfortable', motion: 'full' }

function useGlobals(): Globals {
  const [globals, setGlobals] = useState<Globals>(lastGlobals)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = (change: { globals: Partial<Globals> }) => setGlobals({ ...standard, ...change.globals })
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  return globals
}

// A page that opens later than the choice was made still has to know it.
function lastGlobals(): Globals {
  const channel = addons.getChannel()
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return { ...standard, ...last?.globals }
}

function lookOf(theme: string) {
  if (theme === 'dark') return storybookTheme('dark', darkColors.color)
  if (theme !== 'contrast') return storybookTheme('light', lightColors.color)
  return matchMedia('(prefers-color-scheme: dark)').matches
    ? storybookTheme('dark', contrastColors.dark.color)
    : storybookTheme('light', contrastColors.light.color)
}
