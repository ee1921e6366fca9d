import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const sources = style({ paddingBlockStart: vars.space.xs, minWidth: 0 })

export const summary = style({
  width: 'fit-content',
  cursor: 'pointer',
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
  borderRadius: vars.radius.s,
  selectors: { '&:hover': { color: vars.color.text } },
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
})

export const item = style({ minWidth: 0, maxWidth: '100%' })

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.xs,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
  background: vars.color.surface,
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
})

export const number = style({ fontWeight: vars.weight.semibold, color: vars.color.link })

export const name = style({
  maxWidth: vars.size.boneL,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const page = style({ flexShrink: 0, color: vars.color.textSubtle })
