import { container } from '@coverdesk/design-system/containers'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Aligned with Cara's text, which follows her avatar.
  paddingInlineStart: `calc(${vars.size.avatar} + ${vars.space.xs})`,
  minWidth: 0,
  '@container': { [container.phone]: { paddingInlineStart: 0 } },
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.controlSmall,
  minWidth: 0,
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  flex: 1,
  minWidth: 0,
})
