import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  position: 'relative',
  flexShrink: 0,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  // Documents are designed for paper, in every theme.
  colorScheme: 'light',
  background: 'Canvas',
})

export const canvas = style({ display: 'block', width: '100%', height: 'auto' })

export const mark = style({
  position: 'absolute',
  borderRadius: vars.radius.s,
  background: `color-mix(in srgb, ${vars.tone.warning.solid} 40%, transparent)`,
  mixBlendMode: 'multiply',
})
