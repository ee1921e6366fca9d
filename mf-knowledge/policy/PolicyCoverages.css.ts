import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const table = style({ width: '100%', borderCollapse: 'collapse' })

const any = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  textAlign: 'start',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

export const heading = style([
  any,
  {
    border: 'none',
    background: vars.color.sunken,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.weight.medium,
  },
])

export const limitHeading = style([heading, { textAlign: 'end' }])

export const cell = style([any, { overflowWrap: 'anywhere' }])

export const limit = style([
  any,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
])

/** Words, which may be long. */
export const terms = style([limit, { width: '40%', whiteSpace: 'normal' }])
