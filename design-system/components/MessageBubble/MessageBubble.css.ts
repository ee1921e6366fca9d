import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'

export const message = style({ display: 'grid', columnGap: vars.space.xs, minWidth: 0, breakInside: 'avoid' })

// The far side keeps a margin, so that the sides are distinguishable at a glance.
export const side = styleVariants({
  start: {
    gridTemplateAreas: '"avatar column"',
    gridTemplateColumns: `${vars.size.avatar} minmax(0, 1fr)`,
    paddingInlineEnd: vars.space.xxl,
    '@media': { [media.phone]: { paddingInlineEnd: vars.space.l } },
  },
  end: {
    gridTemplateAreas: '"column avatar"',
    gridTemplateColumns: `minmax(0, 1fr) ${vars.size.avatar}`,
    paddingInlineStart: vars.space.xxl,
    '@media': { [media.phone]: { paddingInlineStart: vars.space.l } },
  },
})

/** Without a bubble no margin is needed; in a narrow column the text starts below the picture. */
export const wholeWidth = style({
  gridTemplateAreas: '"avatar column"',
  gridTemplateColumns: `${vars.size.avatar} minmax(0, 1fr)`,
})

/** Users need no picture of themselves. */
export const own = style({ gridTemplateAreas: '"column"', gridTemplateColumns: 'minmax(0, 1fr)' })

// The touch-sized button in the header is taller than the picture beside it.
const headHeight = `max(${vars.size.avatar}, ${vars.size.controlSmall})`

export const avatar = style({
  gridArea: 'avatar',
  display: 'flex',
  alignItems: 'center',
  width: vars.size.avatar,
  height: headHeight,
})

const anyColumn = style({
  gridArea: 'column',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  position: 'relative',
  minWidth: 0,
  // A wide table scrolls inside its message instead of widening it.
  maxWidth: `min(100%, ${vars.size.readWidth})`,
})
export const column = styleVariants({
  start: [anyColumn, { alignItems: 'flex-start', justifySelf: 'start' }],
  // Elements below the bubble inherit its side.
  end: [anyColumn, { alignItems: 'flex-end', justifySelf: 'end', justifyContent: 'flex-end' }],
})

const anyHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  maxWidth: '100%',
})
export const head = style([anyHead, { minHeight: headHeight }])

// The full name comes first; on phones what does not fit beside it wraps below, and the actions stay at its side.
const anySender = style([
  anyHead,
  { '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: vars.space.none } } },
])
export const sender = styleVariants({
  start: [anySender],
  end: [anySender, { '@media': { [media.phone]: { justifyContent: 'flex-end' } } }],
})

const onIntent = {
  opacity: 0,
  transition: `opacity ${vars.duration.fast}`,
  selectors: { [`${message}:hover &, ${message}:focus-within &`]: { opacity: 1 } },
} as const

const anyActions = style({
  flexShrink: 0,
  '@media': { [media.hover]: onIntent, print: { display: 'none' } },
})
/** The message's actions; always visible on touch devices. */
export const actions = styleVariants({
  start: [anyActions],
  // The name keeps its place above the bubble's edge.
  end: [anyActions, { order: -1 }],
})

// Near the bubble's far end but never beyond its own edge: a bubble may be narrower than this.
const nearFarEnd = `max(${vars.space.none}, calc(100% - ${vars.size.menuMin}))`

const anyContinuedHead = style([
  anyHead,
  {
    '@media': {
      [media.hover]: {
        ...onIntent,
        position: 'absolute',
        zIndex: 1,
        // Its foot stays within the bubble's padding, so no text is covered.
        insetBlockStart: `calc(${vars.space.l} * -1)`,
        width: 'max-content',
        maxWidth: 'none',
        paddingInlineStart: vars.space.xs,
        border: `${vars.line.hair} solid ${vars.color.border}`,
        borderRadius: vars.radius.m,
        background: vars.color.raised,
        boxShadow: vars.shadow.low,
      },
      print: { display: 'none' },
    },
  },
])

/** Only the time and the actions, on the bubble's edge: the name is above the author's first message. */
export const continuedHead = styleVariants({
  start: [anyContinuedHead, { insetInlineStart: nearFarEnd }],
  end: [anyContinuedHead, { insetInlineEnd: nearFarEnd }],
})

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  color: vars.color.text,
})

export const time = style({
  flexShrink: 0,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textSubtle,
})

export const bubble = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  maxWidth: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  color: vars.color.text,
})

export const look = styleVariants({
  start: { background: vars.color.surface, borderStartStartRadius: vars.radius.s },
  end: {
    background: vars.tone.accent.soft,
    borderColor: vars.tone.accent.border,
    borderStartEndRadius: vars.radius.s,
  },
})

/** Like the words that the search marked. */
export const found = style({
  outline: `${vars.line.focus} solid ${vars.tone.warning.solid}`,
  outlineOffset: vars.space.half,
})

export const failed = style({ background: vars.color.surface, borderColor: vars.tone.danger.solid })

export const plain = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  maxWidth: '100%',
  color: vars.color.text,
  '@container': {
    [container.phone]: {
      width: `calc(100% + ${vars.size.avatar} + ${vars.space.xs})`,
      maxWidth: 'none',
      marginInlineStart: `calc((${vars.size.avatar} + ${vars.space.xs}) * -1)`,
    },
  },
})

export const envelope = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
export const subject = style({ fontWeight: vars.weight.semibold })
export const to = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
})

export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
