import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.xxl,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

export const list = style({ display: 'flex', flexDirection: 'column', borderBlockStart: hairline })

export const line = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) minmax(0, 2fr)`,
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: vars.space.xxs,
      paddingBlock: vars.space.m,
    },
  },
})

export const sign = style({ display: 'inline-flex', color: vars.color.accent })

export const name = style({ fontSize: vars.fontSize.title, fontWeight: vars.weight.semibold })

export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  '@media': { [media.phone]: { gridColumn: 2, fontSize: vars.fontSize.body } },
})
