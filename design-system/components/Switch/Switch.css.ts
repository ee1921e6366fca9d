import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted } },
})

export const control = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: `calc(${vars.size.icon} * 2)`,
  height: `calc(${vars.size.icon} + ${vars.space.xxs})`,
  border: `${vars.line.hair} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  cursor: 'inherit',
  transition: `background ${vars.duration.normal} ${vars.easing.out}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space.half,
    insetInlineStart: vars.space.half,
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    background: vars.color.textSubtle,
    transition: `inset-inline-start ${vars.duration.normal} ${vars.easing.out}`,
  },
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': {
      insetInlineStart: `calc(100% - ${vars.size.icon} + ${vars.space.half})`,
      background: vars.color.textOnAccent,
    },
  },
  '@media': {
    // Forced colors remove backgrounds; a plain checkbox shows the same.
    [media.forcedColors]: { appearance: 'auto', '::before': { content: 'none' } },
  },
})
