import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
})

export const sending = style([line, { minHeight: vars.size.controlSmall, color: vars.color.textMuted }])

export const failed = style([line, { flexWrap: 'wrap', justifyContent: 'inherit' }])

export const reason = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  minWidth: 0,
  color: vars.tone.danger.text,
  overflowWrap: 'anywhere',
})

// As high as the first line of the text beside it.
export const reasonIcon = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: vars.lineHeight.small,
})
