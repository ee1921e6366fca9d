import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const switcher = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })

export const tabs = style({
  display: 'flex',
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `calc(${vars.size.control} * 1.15)`,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text, background: vars.color.hover },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.accent, background: vars.color.selected },
  },
})

/** Without script all six stand one beneath the other; with it one at a time, and the first from the first paint. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: vars.space.xxl,
  alignItems: 'center',
  selectors: { '& + &': { paddingBlockStart: vars.space.xxl } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l },
    '(scripting: enabled)': {
      selectors: {
        '& + &': { display: 'none', paddingBlockStart: 0 },
        '&[hidden]': { display: 'none' },
        '&[data-shown]': { display: 'grid' },
      },
    },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })

export const title = style({
  fontSize: vars.fontSize.headline,
  lineHeight: vars.lineHeight.headline,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
})

export const text = style({ fontSize: vars.fontSize.lead, lineHeight: 1.6, color: vars.color.textMuted })

export const points = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const point = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text,
})

export const check = style({ color: vars.color.accent, display: 'inline-flex' })
