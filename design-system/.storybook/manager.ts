import { addons } from 'storybook/manager-api'
import { darkColors } from '../theme/darkColors.ts'
import { lightColors } from '../theme/lightColors.ts'
import { storybookTheme } from './storybookTheme.ts'

addons.setConfig({ theme: storybookTheme('light', lightColors.color), sidebar: { showRoots: true } })
