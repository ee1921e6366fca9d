import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const changes = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const added = style({
  background: vars.tone.success.soft,
  color: vars.tone.success.text,
  textDecoration: 'none',
})

export const removed = style({ background: vars.tone.danger.soft, color: vars.tone.danger.text })
