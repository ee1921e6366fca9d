import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

const panelWidth = `calc(${vars.size.boneL} + ${vars.space.xl})`

/** As high as the window: the conversation scrolls, the page does not. */
const frame = style({
  display: 'grid',
  height: `calc(100dvh - ${vars.size.topBar})`,
  minHeight: 0,
  overflow: 'hidden',
})

export const page = style([
  frame,
  {
    gridTemplateColumns: `${panelWidth} minmax(0, 1fr)`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
    },
  },
])

/** The conversation with an artifact beside it: the panel becomes a line above both. */
export const splitPage = style([
  frame,
  {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' },
    },
  },
])

export const panel = style({
  padding: vars.space.m,
  borderInlineEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.canvas,
  overflowY: 'auto',
  '@media': {
    [media.tablet]: {
      paddingBlock: vars.space.xs,
      borderInlineEnd: 'none',
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
      maxHeight: '60dvh',
    },
  },
})

export const compactPanel = style([
  panel,
  {
    gridColumn: '1 / -1',
    paddingBlock: vars.space.xs,
    borderInlineEnd: 'none',
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
    maxHeight: '60dvh',
    // On a phone the artifact takes the whole screen, with its own back link.
    '@media': { [media.phone]: { display: 'none' } },
  },
])

export const conversation = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })

export const besideConversation = style([conversation, { '@media': { [media.phone]: { display: 'none' } } }])

/** Reserves the conversation's scrollbar, so that both align. */
export const composerBar = style({ flexShrink: 0, overflow: 'hidden', scrollbarGutter: 'stable' })

/** As wide as the conversation above it. */
export const composer = style({
  width: `min(100%, calc(${vars.size.readWidth} + ${vars.space.xxl} * 2))`,
  marginInline: 'auto',
  paddingInline: vars.space.m,
  paddingBlock: `${vars.space.xxs} ${vars.space.m}`,
  '@media': { [media.phone]: { paddingInline: vars.space.s, paddingBlockEnd: vars.space.s } },
})

/** While the page loads: the space of the messages and the composer. */
export const loadingLog = style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  paddingBlockStart: vars.space.s,
})

export const composerPlace = style({
  minHeight: vars.size.textAreaMin,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
})
