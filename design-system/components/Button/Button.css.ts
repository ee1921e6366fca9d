import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  maxWidth: '100%',
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.m,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  ':disabled': { cursor: 'not-allowed' },
  selectors: {
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  // Buttons are useless on paper.
  '@media': { [media.print]: { display: 'none' } },
})

export const size = styleVariants({
  medium: {
    minHeight: vars.size.control,
    paddingInline: vars.space.s,
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.body,
  },
  small: {
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space.xs,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
  },
})

const off = ':disabled, &[aria-disabled=true]:not([aria-busy=true])'
const on = ':not(:disabled):not([aria-disabled=true])'

export const tone = styleVariants({
  neutral: {
    background: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    boxShadow: vars.shadow.low,
    selectors: {
      [`&${on}:hover`]: { background: vars.color.hover, borderColor: vars.color.borderControl },
      [`&${on}:active, &[aria-expanded=true], &[aria-pressed=true]`]: { background: vars.color.pressed },
      [`&${off}`]: {
        background: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        boxShadow: 'none',
      },
    },
  },
  primary: {
    background: vars.color.accent,
    color: vars.color.textOnAccent,
    boxShadow: vars.shadow.low,
    selectors: {
      [`&${on}:hover`]: { background: vars.color.accentHover },
      [`&${on}:active, &[aria-expanded=true]`]: { background: vars.color.accentPressed },
      [`&${off}`]: {
        background: vars.color.pressed,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        boxShadow: 'none',
      },
    },
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.textOnDanger,
    boxShadow: vars.shadow.low,
    selectors: {
      [`&${on}:hover`]: { background: vars.color.dangerHover },
      [`&${on}:active`]: { background: vars.color.dangerPressed },
      [`&${off}`]: {
        background: vars.color.pressed,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        boxShadow: 'none',
      },
    },
  },
  quiet: {
    color: vars.color.textMuted,
    selectors: {
      [`&${on}:hover`]: { background: vars.color.pressed, color: vars.color.text },
      [`&${on}:active, &[aria-expanded=true], &[aria-pressed=true]`]: {
        background: vars.color.pressed,
        color: vars.color.text,
      },
      [`&${off}`]: { color: vars.color.textDisabled },
    },
  },
})

export const square = styleVariants({
  medium: { width: vars.size.control, flexShrink: 0, paddingInline: 0 },
  small: { width: vars.size.controlSmall, flexShrink: 0, paddingInline: 0 },
})

export const fullWidth = style({ width: '100%' })

// The text keeps its space while the spinner shows, so that nothing beside the button moves.
export const content = style({ display: 'contents' })
export const waiting = style({})
// Invisible but still the button's accessible name.
globalStyle(`${waiting} > *`, { opacity: 0 })
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
})
