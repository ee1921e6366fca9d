import { addons } from 'storybook/manager-api'
import { darkColors } from '../theme/darkColors.ts'
import { lightColors } from '../theme/lightColors.ts'
import { storybookTheme } from './storybookTheme.ts'

/** Storybook itself wears the system's colours, type and corners, and follows the device's brightness. */
const theme = matchMedia('(prefers-color-scheme: dark)').matches
  ? storybookTheme('dark', darkColors.color)
  : storybookTheme('light', lightColors.color)

addons.setConfig({ theme, sidebar: { showRoots: true } })
