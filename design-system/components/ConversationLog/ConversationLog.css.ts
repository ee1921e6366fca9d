import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({
  position: 'relative',
  // Not on the scroller: inside a container the browser loses the scroll position when earlier messages load.
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  '@media': { print: { height: 'auto' } },
})

export const scroller = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  // Overscrolling must not scroll the page.
  overscrollBehaviorY: 'contain',
  scrollbarGutter: 'stable',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  '@media': { print: { overflow: 'visible' } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  // Both sides are visible at a glance.
  maxWidth: `calc(${vars.size.readWidth} + ${vars.space.xxl} * 2)`,
  marginInline: 'auto',
  padding: vars.space.m,
  ':empty': { display: 'none' },
})

export const earlier = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: vars.space.s })

export const entry = style({
  minWidth: 0,
  selectors: { '& + &': { paddingBlockStart: vars.space.m } },
})

export const continued = style({ selectors: { [`${entry} + &`]: { paddingBlockStart: vars.space.xxs } } })

export const day = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.s,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  '::before': { content: '', flex: 1, borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` },
  '::after': { content: '', flex: 1, borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` },
})

export const status = style({ paddingBlockStart: vars.space.m })

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '100%',
})

/** Above the last messages; only the button takes clicks. */
export const news = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space.s,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const newsButton = style({
  pointerEvents: 'auto',
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.medium,
})
