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

export const summary = style([
  line,
  {
    width: 'fit-content',
    maxWidth: '100%',
    listStyle: 'none',
    cursor: 'pointer',
    borderRadius: vars.radius.s,
    color: vars.color.text,
  },
])

export const arrow = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { [`${call}[open] &`]: { rotate: '90deg' } },
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
