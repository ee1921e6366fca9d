import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const toastRoom = `calc(2 * ${vars.space.xxl} + ${vars.space.m})`

export const region = style({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  // Centered: forms and dialogs have their buttons at the end of the row.
  insetInline: 0,
  marginInline: 'auto',
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  width: `min(${vars.size.toast}, calc(100vw - 2 * ${vars.space.m}))`,
  // An empty region does not block the page below it.
  pointerEvents: 'none',
})

// Content under a toast can be scrolled into view.
globalStyle(`html:has(${region}:not(:empty))`, {
  scrollPaddingBlockEnd: toastRoom,
})
globalStyle(`html:has(${region}:not(:empty)) main`, { paddingBlockEnd: toastRoom })

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xs})` } })

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  alignItems: 'start',
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.duration.normal} ${vars.easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const picture = style({ display: 'flex', alignItems: 'center', height: vars.lineHeight.body })

export const tone = styleVariants(vars.tone, ({ text }) => ({ color: text }))

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.half,
  overflowWrap: 'anywhere',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})

export const close = style({ margin: `calc(-1 * ${vars.space.xxs})` })
