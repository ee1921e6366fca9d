import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const chart = style({ position: 'relative', breakInside: 'avoid' })

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space.xs,
  rowGap: vars.space.xs,
  // Half of the outermost labels extends beyond the lines.
  paddingTop: vars.space.xs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const height = style({ height: `calc(${vars.size.textAreaMin} + ${vars.size.avatarLarge})` })

export const scale = style([
  height,
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    textAlign: 'end',
  },
])

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: 0,
  whiteSpace: 'nowrap',
})

export const picture = style([
  height,
  {
    display: 'block',
    width: '100%',
    overflow: 'visible',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  },
])

const stroke = style({ fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' })

export const grid = style([stroke, { stroke: vars.color.border, strokeWidth: vars.line.hair }])
export const zero = style([stroke, { stroke: vars.color.borderControl, strokeWidth: vars.line.hair }])

export const rule = style([stroke, { stroke: vars.color.borderStrong, strokeWidth: vars.line.hair }])

export const line = styleVariants(vars.tone, ({ solid }) => [
  stroke,
  { stroke: solid, strokeWidth: vars.line.focus },
])

// A zero-length line whose round caps are the dot: a circle would be stretched with the SVG.
export const dot = styleVariants(vars.tone, ({ solid }) => [
  stroke,
  { stroke: solid, strokeWidth: vars.size.dot, strokeLinecap: 'round' },
])

export const area = styleVariants(vars.tone, ({ soft }) => ({ fill: soft, stroke: 'none' }))

export const moments = style({ position: 'relative', gridColumn: 2, height: vars.lineHeight.caption })

export const share = createVar()

const anyMoment = style({
  position: 'absolute',
  insetInlineStart: `calc(${share} * 100%)`,
  display: 'flex',
  width: 0,
  whiteSpace: 'nowrap',
  // Counted from the latest, which is always labeled.
  '@media': { [media.phone]: { selectors: { '&:nth-last-child(even)': { display: 'none' } } } },
})

export const moment = styleVariants({
  first: [anyMoment, { justifyContent: 'flex-start' }],
  between: [anyMoment, { justifyContent: 'center' }],
  last: [anyMoment, { justifyContent: 'flex-end' }],
})

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingTop: vars.space.xs,
  '@media': { print: { display: 'none' } },
})

// Print has no buttons: the figures are shown.
export const figures = styleVariants({
  shown: { overflowX: 'auto' },
  hidden: {
    '@media': {
      screen: {
        position: 'absolute',
        width: vars.line.hair,
        height: vars.line.hair,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const head = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderBottom: `${vars.line.hair} solid ${vars.color.border}`,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  textAlign: 'end',
  ':first-child': { textAlign: 'start' },
})

export const cell = style([head, { fontWeight: vars.weight.regular, color: vars.color.text }])
