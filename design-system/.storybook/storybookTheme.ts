import { create, type ThemeVars } from 'storybook/theming/create'
import type { lightColors } from '../theme/lightColors.ts'
import { measures } from '../theme/measures.ts'

/** Storybook's theme, built from the system's colors, type and radii. */
export function storybookTheme(base: 'light' | 'dark', color: typeof lightColors.color): ThemeVars {
  return create({
    base,
    brandTitle: 'Coverdesk',
    brandUrl: './',
    brandImage: './coverdesk.svg',
    brandTarget: '_self',
    fontBase: measures.font.sans,
    fontCode: measures.font.mono,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.border,
    appBorderRadius: Number.parseInt(measures.radius.l, 10),
    colorPrimary: color.accent,
    colorSecondary: color.link,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.textOnAccent,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: Number.parseInt(measures.radius.m, 10),
  })
}
