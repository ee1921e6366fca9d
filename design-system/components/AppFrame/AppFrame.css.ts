import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { stickyTop } from '../../css/stickyTop.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // A grid row would not break across printed pages.
    [media.print]: { display: 'block' },
  },
})

export const aside = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  borderInlineEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.canvas,
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
})

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } })
const slideInRtl = keyframes({ from: { transform: 'translateX(100%)' } })

export const slideOver = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  width: `min(${vars.size.menuMax}, 85vw)`,
  height: '100dvh',
  maxHeight: 'none',
  background: vars.color.canvas,
  boxShadow: vars.shadow.high,
  '::backdrop': { background: vars.color.scrim },
  selectors: {
    '&[open]': { animation: `${slideIn} ${vars.duration.dialog} ${vars.easing.out}` },
    '[dir=rtl] &[open]': { animation: `${slideInRtl} ${vars.duration.dialog} ${vars.easing.out}` },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[open]': { animation: 'none' } } } },
})

// The page behind an open sidebar does not scroll.
globalStyle(`html:has(${slideOver}[open])`, { overflow: 'hidden' })

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.print]: { display: 'block' } },
})

export const main = style({
  vars: { [stickyTop]: vars.size.topBar },
  flex: 1,
  minWidth: 0,
  background: vars.color.surface,
  outline: 'none',
})

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.layer.skip,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [media.print]: { display: 'none' } },
})

export const topBar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sidebar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  height: vars.size.topBar,
  paddingInline: vars.space.l,
  borderBottom: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { paddingInline: vars.space.xs }, [media.print]: { display: 'none' } },
})

export const topBarStart = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 1,
  minWidth: 0,
})

export const menuButton = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } })

export const sidebar = style({ display: 'flex', flexDirection: 'column', height: '100%' })

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: vars.size.topBar,
  paddingInline: vars.space.m,
})

export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.m,
  overflowY: 'auto',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
})

export const footer = style({
  padding: vars.space.xs,
  borderTop: `${vars.line.hair} solid ${vars.color.border}`,
})

export const groupLabel = style({
  paddingInline: vars.space.xs,
  paddingBottom: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
})

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&[aria-current]': { background: vars.color.pressed, color: vars.color.text },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

export const linkIcon = style({
  display: 'flex',
  selectors: { [`${link}[aria-current] &`]: { color: vars.color.link } },
  '@media': {
    [media.forcedColors]: { selectors: { [`${link}[aria-current] &`]: { color: 'HighlightText' } } },
  },
})

export const linkWords = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
