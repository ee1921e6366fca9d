import { addons } from 'storybook/manager-api'
import { darkColors } from '../theme/darkColors.ts'
import { lightColors } from '../theme/lightColors.ts'
import { storybookTheme } from './storybookTheme.ts'

/** Styles Storybook itself with the system's colors, type and radii, and follows the device's color scheme. */
const theme = matchMedia('(prefers-color-scheme: dark)').matches
  ? storybookTheme('dark', darkColors.color)
  : storybookTheme('light', lightColors.color)

addons.setConfig({ theme, sidebar: { showRoots: true } })
