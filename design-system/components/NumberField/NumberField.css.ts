import { style } from '@vanilla-extract/css'
import { control, input as plainInput } from '../../private/FieldShell.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const box = style([control, { gap: vars.space.none, paddingInlineEnd: vars.space.none }])

export const input = style([plainInput, { fontVariantNumeric: 'tabular-nums' }])

export const unit = style({
  flexShrink: 0,
  paddingInline: vars.space.xs,
  color: vars.color.textMuted,
})

/** Fills the box's height: two large targets side by side rather than two narrow stacked ones. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  width: vars.size.control,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: {
    '&:last-child': {
      borderStartEndRadius: vars.radius.m,
      borderEndEndRadius: vars.radius.m,
    },
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-pressed]': { background: vars.color.pressed, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
})
