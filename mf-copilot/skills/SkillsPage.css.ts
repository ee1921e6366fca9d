import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const skills = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.toast}, 100%), 1fr))`,
  gap: vars.space.s,
})

export const skill = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

/** As high as with its button, so that the titles in a row of cards align. */
export const head = style({
  minHeight: vars.size.controlSmall,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

/** At the bottom, so that the examples in a row of cards align. */
export const phrasings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  color: vars.color.link,
})

export const tools = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.toast}, 100%), 1fr))`,
  columnGap: vars.space.l,
})

export const tool = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
