import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const dialog = style({ padding: vars.space.s, outline: 'none' })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.xs,
})

export const month = style({ fontWeight: vars.weight.semibold })

export const turn = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  selectors: {
    '&[data-hovered]': { background: vars.color.pressed, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
})

export const grid = style({ borderCollapse: 'separate', borderSpacing: vars.line.hair })

export const weekday = style({
  width: vars.size.control,
  height: vars.space.l,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
  textAlign: 'center',
})

export const day = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { color: vars.color.textDisabled },
    '&[data-today]': { fontWeight: vars.weight.semibold, color: vars.color.link },
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.textOnAccent },
    '&[data-focus-visible]': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.hair,
    },
    '&[data-disabled], &[data-unavailable]': { color: vars.color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-outside-month], &[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
})
