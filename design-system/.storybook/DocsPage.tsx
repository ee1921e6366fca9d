import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { contrastColors } from '../theme/contrastColors.ts'
import { darkColors } from '../theme/darkColors.ts'
import { lightColors } from '../theme/lightColors.ts'
import { storybookTheme } from './storybookTheme.ts'
import { useToolbar } from './useToolbar.ts'
import './DocsPage.css.ts'

/** A documentation page in the theme chosen in the toolbar, as are its examples. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, density, motion } = useToolbar()
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, density, motion })
  }, [theme, density, motion])
  return (
    <DocsContainer context={context} theme={lookOf(theme)}>
      {children}
    </DocsContainer>
  )
}

function lookOf(theme: string) {
  if (theme === 'dark') return storybookTheme('dark', darkColors.color)
  if (theme !== 'contrast') return storybookTheme('light', lightColors.color)
  return matchMedia('(prefers-color-scheme: dark)').matches
    ? storybookTheme('dark', contrastColors.dark.color)
    : storybookTheme('light', contrastColors.light.color)
}
