import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const withSource = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })

const cell = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})

export const heading = style([
  cell,
  {
    paddingBlock: vars.space.xs,
    background: vars.color.sunken,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.small,
    fontWeight: vars.weight.medium,
    selectors: { '&:first-child': { width: '32%' } },
    '@media': {
      [media.phone]: { selectors: { '&:first-child': { width: '40%' }, '& + &': { paddingInlineStart: 0 } } },
    },
  },
])

export const row = style({ borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` })

export const policy = style([cell, { fontWeight: vars.weight.medium }])

export const answer = style([cell, { '@media': { [media.phone]: { paddingInlineStart: 0 } } }])

export const sources = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs })
