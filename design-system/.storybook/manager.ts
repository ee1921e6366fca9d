import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { lightColors } from '../theme/lightColors.ts'
import { measures } from '../theme/measures.ts'

const { color } = lightColors

/** Storybook itself wears the system's colours, type and corners. */
addons.setConfig({
  theme: create({
    base: 'light',
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
    colorSecondary: color.accent,
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
  }),
  sidebar: { showRoots: true },
})
