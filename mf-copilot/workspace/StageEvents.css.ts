import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  minWidth: 0,
})

export const event = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half, minWidth: 0 })

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const call = style({ fontSize: vars.fontSize.caption, color: vars.color.textMuted, minWidth: 0 })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  width: 'fit-content',
  cursor: 'pointer',
  fontFamily: vars.font.mono,
  borderRadius: vars.radius.s,
  selectors: { '&:hover': { color: vars.color.text } },
})

export const json = style({
  maxHeight: vars.size.boneL,
  overflow: 'auto',
  padding: vars.space.xs,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.tiny,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
