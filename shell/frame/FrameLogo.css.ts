import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: 0,
  color: vars.color.text,
  textDecoration: 'none',
})

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const product = style({
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.semibold,
})

export const agency = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
})
