import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** The line of one option: the box and its label; the whole line is clickable. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'start',
  paddingBlock: vars.space.xxs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted } },
  '@media': { [media.coarsePointer]: { paddingBlock: vars.space.xs } },
})

/** The native box in the product's colors, with native states and keys. */
export const box = style({
  position: 'relative',
  insetBlockStart: vars.space.half,
  width: vars.size.icon,
  height: vars.size.icon,
  accentColor: vars.color.accent,
  cursor: 'inherit',
  flexShrink: 0,
  selectors: {
    // Chromium fills an unchecked dark box with a warm gray that is not ours.
    '&:enabled:not(:checked)': {
      appearance: 'none',
      border: `${vars.line.hair} solid ${vars.color.borderControl}`,
      background: vars.color.surface,
    },
    '&[type=checkbox]': { borderRadius: vars.radius.s },
    '&[type=radio]': { borderRadius: vars.radius.full },
  },
})

export const words = style({ fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.body })

export const hint = style({
  gridColumn: 2,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
})

export const group = style({ display: 'flex', flexDirection: 'column' })
