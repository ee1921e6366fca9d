import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  borderBlockEnd: hairline,
  fontSize: vars.fontSize.lead,
})

export const results = style({ display: 'flex', flexDirection: 'column' })

export const result = style({
  display: 'flex',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
})

export const words = style({ color: vars.color.textMuted })
