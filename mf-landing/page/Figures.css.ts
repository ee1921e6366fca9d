import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { createVar, style } from '@vanilla-extract/css'
import { room, type } from './landingScale.ts'

const background = createVar()
const ink = createVar()
const quiet = createVar()
const rule = createVar()
const glow = createVar()

/** The page’s only dark band: text colors are inverted in the light theme, and the background is raised in the dark one. */
export const band = style({
  vars: {
    [background]: vars.color.text,
    [ink]: vars.color.surface,
    [quiet]: `color-mix(in srgb, ${vars.color.surface} 72%, ${vars.color.text})`,
    [rule]: `color-mix(in srgb, ${vars.color.surface} 22%, ${vars.color.text})`,
    [glow]: `color-mix(in srgb, ${vars.color.accent} 55%, ${vars.color.surface})`,
  },
  paddingBlock: room.section,
  background,
  color: ink,
  '@media': {
    [`${media.screen} and ${media.dark}`]: {
      vars: {
        [background]: vars.color.raised,
        [ink]: vars.color.text,
        [quiet]: vars.color.textMuted,
        [rule]: vars.color.borderStrong,
        [glow]: vars.color.accent,
      },
    },
    // On paper the ink is the paper's own.
    [media.print]: {
      vars: {
        [ink]: vars.color.text,
        [quiet]: vars.color.textMuted,
        [rule]: vars.color.borderStrong,
        [glow]: vars.color.accent,
      },
      paddingBlock: vars.space.xl,
      background: 'none',
      breakInside: 'avoid',
    },
  },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.xxl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

export const kicker = style({ color: glow, fontSize: vars.fontSize.small, fontWeight: vars.weight.semibold })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.xxl} ${vars.space.xl}`,
  '@media': {
    '(max-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl },
    [media.print]: { gap: vars.space.l },
  },
})

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${rule}`,
  breakInside: 'avoid',
})

export const value = style({
  fontSize: type.figure,
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
})

export const label = style({ color: quiet, fontSize: vars.fontSize.lead, lineHeight: 1.5 })
