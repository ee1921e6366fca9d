import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { room, type } from './landingScale.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: room.section,
  paddingBlockEnd: 0,
  background: `linear-gradient(${vars.color.canvas}, ${vars.color.surface})`,
})

export const heroGrid = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  backgroundImage: `linear-gradient(${vars.color.border} ${vars.line.hair}, transparent ${vars.line.hair}), linear-gradient(90deg, ${vars.color.border} ${vars.line.hair}, transparent ${vars.line.hair})`,
  backgroundSize: `${vars.space.xxl} ${vars.space.xxl}`,
  maskImage: 'radial-gradient(ellipse at 70% 20%, black, transparent 62%)',
  opacity: 0.7,
})

export const heroStack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxl })

export const heroWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  maxWidth: `calc(${vars.size.readWidth} * 1.12)`,
})

export const heroTitle = style({
  fontSize: type.hero,
  lineHeight: 1.04,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.032em',
  textWrap: 'balance',
})

export const heroScene = style({
  position: 'relative',
  paddingInlineEnd: `calc(${vars.space.xxl} * 4)`,
  paddingBlockEnd: room.section,
  '@media': { [media.tablet]: { paddingInlineEnd: 0 } },
})

export const heroSide = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(${vars.space.xxl} * 1.5)`,
  width: `calc(${vars.size.formWidth} * 0.86)`,
  '@media': { [media.tablet]: { position: 'static', width: 'auto', paddingBlockStart: vars.space.m } },
})

export const modules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: hairline,
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  background: vars.color.border,
  gap: vars.line.hair,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const module = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
  background: vars.color.surface,
})

export const moduleHead = style({ display: 'flex', alignItems: 'center', gap: vars.space.s })

export const moduleIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: `calc(${vars.size.control} * 1.25)`,
  height: `calc(${vars.size.control} * 1.25)`,
  borderRadius: vars.radius.l,
  background: vars.color.selected,
  color: vars.color.accent,
})

export const moduleName = style({
  fontSize: vars.fontSize.headline,
  lineHeight: vars.lineHeight.headline,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.015em',
})

export const moduleText = style({
  fontSize: vars.fontSize.lead,
  lineHeight: 1.6,
  color: vars.color.textMuted,
})

export const moduleItems = style({ display: 'flex', flexDirection: 'column' })

export const moduleItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
})

export const itemIcon = style({ display: 'inline-flex', color: vars.color.accent })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.accent} solid ${vars.color.accent}`,
})

export const figureValue = style({
  fontSize: type.figure,
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.03em',
})

export const figureLabel = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
})

export const logos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space.l,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
})

export const logoMark = style({
  width: vars.space.l,
  height: vars.space.l,
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.l,
  border: hairline,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
})

export const cardName = style({ fontSize: vars.fontSize.lead, fontWeight: vars.weight.semibold })

export const cardText = style({ color: vars.color.textMuted })

export const call = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.l,
  padding: `clamp(${vars.space.l}, 6vw, calc(${vars.space.xxl} * 1.6))`,
  border: hairline,
  borderRadius: vars.radius.xl,
  background: vars.color.selected,
})

export const footer = style({ borderBlockStart: hairline, paddingBlock: vars.space.xl })

export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  color: vars.color.textMuted,
})

export const footerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })

export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
})
