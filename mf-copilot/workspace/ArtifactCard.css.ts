import { container } from '@coverdesk/design-system/containers'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const place = style({
  paddingInlineStart: `calc(${vars.size.avatar} + ${vars.space.xs})`,
  minWidth: 0,
  '@container': { [container.phone]: { paddingInlineStart: 0 } },
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  width: `min(100%, ${vars.size.formWidth})`,
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  selectors: { '&:hover': { background: vars.color.hover, borderColor: vars.color.borderStrong } },
})

export const openCard = style([card, { background: vars.color.selected, borderColor: vars.color.accent }])

export const picture = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.avatarLarge,
  height: vars.size.avatarLarge,
  borderRadius: vars.radius.m,
  background: vars.tone.accent.soft,
  color: vars.tone.accent.text,
})

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
})

export const kind = style({ fontSize: vars.fontSize.small, color: vars.color.textMuted })

export const arrow = style({ display: 'flex', flexShrink: 0, color: vars.color.textSubtle })
