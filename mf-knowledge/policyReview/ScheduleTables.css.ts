import { vars } from '@coverdesk/design-system'
import { style } from '@vanilla-extract/css'

export const scroller = style({ overflowX: 'auto' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small })

const anyCell = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

export const heading = style([
  anyCell,
  { borderBlockStart: 'none', color: vars.color.textMuted, fontWeight: vars.weight.medium },
])

export const cell = style([anyCell, { fontVariantNumeric: 'tabular-nums' }])
