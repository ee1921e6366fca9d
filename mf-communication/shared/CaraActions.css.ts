import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const details = style({ minWidth: 0 })

export const summary = style({
  color: vars.color.textMuted,
  cursor: 'pointer',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
})

export const json = style({
  background: vars.color.sunken,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  margin: 0,
  overflowX: 'auto',
  padding: vars.space.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
