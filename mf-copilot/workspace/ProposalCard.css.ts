import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const place = style({
  paddingInlineStart: `calc(${vars.size.avatar} + ${vars.space.xs})`,
  minWidth: 0,
})

export const card = style({
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

export const pendingCard = style([card, { borderColor: vars.tone.warning.border }])
