import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const switcher = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })

/** All six in sight: in two rows where one is too short, in two columns on a phone. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // In print, every part is shown with its heading.
    [media.print]: { display: 'none' },
  },
})

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: `calc(${vars.size.control} * 1.15)`,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  ':hover': { color: vars.color.text, background: vars.color.hover },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.accent, background: vars.color.selected },
  },
})

/** Without script and in print all six are stacked; otherwise one at a time, starting with the first. */
const panel = style({
  display: 'grid',
  alignItems: 'center',
  breakInside: 'avoid',
  selectors: { '& + &': { paddingBlockStart: vars.space.xxl } },
  '@media': {
    'screen and (scripting: enabled)': {
      selectors: {
        '& + &': { display: 'none', paddingBlockStart: 0 },
        '&[hidden]': { display: 'none' },
        '&[data-shown]': { display: 'grid' },
      },
    },
    [media.print]: { selectors: { '& + &': { paddingBlockStart: vars.space.xl } } },
  },
})

/** The words beside their picture, or in a row above one that needs the width. */
export const layout = styleVariants({
  beside: [
    panel,
    {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: vars.space.xxl,
      '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
    },
  ],
  above: [panel, { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl }],
})

export const wordsOf = styleVariants({
  beside: { display: 'flex', flexDirection: 'column', gap: vars.space.m },
  above: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: `${vars.space.m} ${vars.space.xxl}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
})

export const more = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })

export const title = style({
  fontSize: `calc(${vars.fontSize.headline} * 1.15)`,
  lineHeight: 1.2,
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
