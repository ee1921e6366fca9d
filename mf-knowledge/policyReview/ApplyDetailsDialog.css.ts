import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const differences = style({ display: 'flex', flexDirection: 'column' })

/** The new value, the old value, and the result. */
const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: vars.space.m,
  overflowWrap: 'anywhere',
})

export const heading = style([
  columns,
  {
    paddingBlockEnd: vars.space.xs,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
    '@media': { [media.phone]: { display: 'none' } },
  },
])

export const difference = style([
  columns,
  {
    paddingBlock: vars.space.xs,
    borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.xxs } },
  },
])

/** Two columns beside the label; on phones one line below it. */
export const values = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.xs,
      paddingInlineStart: vars.space.l,
    },
  },
})

// Aligned with the checkbox label.
const value = style({ paddingBlockStart: vars.space.half })

export const current = style([value, { color: vars.color.textMuted }])

export const arrow = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline', color: vars.color.textSubtle } },
})

export const proposed = style([value, { fontWeight: vars.weight.medium }])
