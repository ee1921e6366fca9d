import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.iconLarge,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { background: vars.color.hover, color: vars.color.link },
  selectors: {
    '&[aria-current]': { background: vars.tone.warning.soft, color: vars.tone.warning.text },
  },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  textDecoration: 'none',
  minWidth: 0,
  ':hover': { borderColor: vars.color.borderStrong, background: vars.color.hover },
  selectors: {
    '&[aria-current]': { borderColor: vars.tone.warning.solid, background: vars.tone.warning.soft },
  },
})

export const role = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
})

export const quote = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  quotes: 'auto',
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minWidth: 0,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
})

export const file = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const page = style({ flexShrink: 0, '::before': { content: '· ' } })
