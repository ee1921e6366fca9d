import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const tips = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  listStyle: 'disc',
})

export const tools = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

export const words = style({ fontSize: vars.fontSize.small, color: vars.color.textMuted })

export const name = style({ fontFamily: vars.font.mono, fontSize: vars.fontSize.small })
