import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  // Pages that are higher than the box start at its top.
  justifyContent: 'safe center',
  minHeight: '60vh',
  overflow: 'auto',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
})

export const busy = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
})

export const frame = style({
  flex: '1 0 60vh',
  width: '100%',
  border: 'none',
  // Documents are designed for paper, in every theme.
  colorScheme: 'light',
  background: 'Canvas',
})
