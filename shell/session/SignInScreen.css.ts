import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A ruled sheet that fades out around the card, like paper forms. */
export const deps = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: vars.space.m,
  background: vars.color.canvas,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: `linear-gradient(${vars.color.border} ${vars.line.hair}, transparent ${vars.line.hair}), linear-gradient(90deg, ${vars.color.border} ${vars.line.hair}, transparent ${vars.line.hair})`,
    backgroundSize: `${vars.space.xl} ${vars.space.xl}`,
    maskImage: 'radial-gradient(ellipse at center, black, transparent 70%)',
  },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.l,
  width: `min(${vars.size.formWidth}, 100%)`,
})

export const sign = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const product = style({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.weight.semibold,
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  width: '100%',
  padding: vars.space.xl,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.medium,
  '@media': { [media.phone]: { padding: vars.space.l } },
})

export const notice = style({
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.tone.warning.border}`,
  borderRadius: vars.radius.m,
  background: vars.tone.warning.soft,
  color: vars.tone.warning.text,
})

export const codeField = style({})

globalStyle(`${codeField} input`, {
  fontSize: vars.fontSize.title,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.4em',
  textAlign: 'center',
  textIndent: '0.4em',
})
