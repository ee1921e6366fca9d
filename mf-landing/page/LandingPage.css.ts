import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper, room, type } from './landingScale.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

globalStyle('html', {
  scrollBehavior: 'smooth',
  scrollPaddingTop: `calc(${vars.size.topBar} + ${vars.space.l})`,
})
globalStyle('html', { '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } } })

export const page = style({
  overflowX: 'clip',
  background: vars.color.surface,
  // Figures of one width make hyphens as wide: right in tables, wrong in words.
  fontVariantNumeric: 'normal',
  // A sheet is read closer than a screen.
  '@media': {
    [media.print]: {
      vars: { [vars.shadow.medium]: 'none', [vars.shadow.high]: 'none' },
      zoom: 0.8,
      background: 'none',
    },
  },
})

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.s,
  insetBlockStart: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
  zIndex: vars.layer.skip,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})

export const wide = style({
  width: '100%',
  maxWidth: vars.size.contentWidth,
  marginInline: 'auto',
  paddingInline: room.gutter,
})

export const section = style({
  paddingBlock: room.section,
  '@media': { [media.print]: { paddingBlock: vars.space.xl } },
})

export const tinted = style({
  background: vars.color.canvas,
  borderBlock: hairline,
  '@media': { [media.print]: { background: 'none', borderBlock: 'none' } },
})

export const sectionHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  maxWidth: vars.size.readWidth,
  paddingBlockEnd: vars.space.xxl,
  breakInside: 'avoid',
  breakAfter: 'avoid',
  '@media': { [media.print]: { paddingBlockEnd: vars.space.l } },
})

export const kicker = style({
  color: vars.color.accent,
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.01em',
})

export const title = style({
  fontSize: type.section,
  lineHeight: 1.12,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
})

export const lead = style({
  fontSize: type.lead,
  lineHeight: 1.55,
  color: vars.color.textMuted,
  textWrap: 'pretty',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })

/** Buttons here are as large as a thumb wants them. */
export const bigButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: `calc(${vars.size.control} * 1.4)`,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.l,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
})

export const primary = style({
  background: vars.color.accent,
  color: vars.color.textOnAccent,
  ':hover': { background: vars.color.accentHover },
  ':active': { background: vars.color.accentPressed },
  '@media': { [media.print]: onPaper },
})

export const secondary = style({
  border: `${vars.line.hair} solid ${vars.color.borderControl}`,
  background: vars.color.surface,
  ':hover': { background: vars.color.hover },
})
