import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const player = style({
  minWidth: 0,
  maxWidth: vars.size.readWidth,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: 'hidden',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  padding: vars.space.s,
})

export const buttons = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs })

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 1,
  minWidth: 0,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
})

export const time = style({
  flexShrink: 0,
  // Room for `1:02:03`, so that the slider does not move during playback.
  minWidth: '4.5ch',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ':last-child': { textAlign: 'end' },
})

export const share = createVar()

const trackHeight = vars.space.xxs
const thumbSize = vars.size.iconSmall

const track = {
  height: trackHeight,
  borderRadius: vars.radius.full,
  // Up to the middle of the thumb, which stays within the track at both ends.
  background: `linear-gradient(${vars.color.accent} 0 0) 0 / calc(${thumbSize} / 2 + ${share} * (100% - ${thumbSize})) 100% no-repeat ${vars.color.pressed}`,
} as const

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: `${vars.line.focus} solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  boxShadow: `0 0 0 ${vars.line.hair} ${vars.color.accent}`,
} as const

export const slider = style({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  height: vars.size.control,
  borderRadius: vars.radius.s,
  background: 'transparent',
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed', opacity: 0.6 },
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...thumb, marginBlockStart: `calc((${trackHeight} - ${thumbSize}) / 2)` },
  '::-moz-range-thumb': thumb,
  // Forced colors remove backgrounds; the native slider shows the same.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})

/** Wide enough for the longest speed. */
export const speed = style({
  width: '11ch',
  flexShrink: 0,
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
})

const message = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minHeight: vars.size.topBar,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
})

export const notice = style([message, { color: vars.color.textMuted }])

export const failure = style([
  message,
  {
    borderBlockStart: `${vars.line.hair} solid ${vars.tone.danger.border}`,
    background: vars.tone.danger.soft,
    color: vars.tone.danger.text,
  },
])

export const reason = style({ flex: 1, minWidth: vars.size.boneM })

export const empty = style({
  padding: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  color: vars.color.textMuted,
})

export const transcript = style({
  position: 'relative',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

export const scroller = style({
  maxHeight: `min(${vars.size.textAreaMax}, 60dvh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
})

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.xs,
  borderRadius: vars.radius.m,
  borderInlineStart: `${vars.line.accent} solid transparent`,
  // An hour-long call has a thousand lines.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.size.row}`,
})

export const playable = style({ cursor: 'pointer', ':hover': { background: vars.color.hover } })

/** The bar at the side marks the line without relying on color. */
export const current = style({
  borderInlineStartColor: vars.color.accent,
  background: vars.color.selected,
  ':hover': { background: vars.color.selected },
})

export const moment = style({
  flexShrink: 0,
  minWidth: vars.size.boneXs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const playFrom = style({
  paddingInline: vars.space.half,
  marginInline: `calc(-1 * ${vars.space.half})`,
  borderRadius: vars.radius.s,
  lineHeight: 'inherit',
  selectors: { [`${playable}:hover &`]: { color: vars.color.link } },
})

export const said = style({ minWidth: 0, flex: 1, overflowWrap: 'anywhere' })

export const speaker = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.semibold,
})

/** Overlaid, because inside the lines it would push the text away. */
export const follow = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s,
  insetInlineEnd: vars.space.m,
})
