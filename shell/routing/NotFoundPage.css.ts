import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  textAlign: 'center',
})
