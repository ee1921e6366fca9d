import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [media.phone]: { borderInlineStart: 'none' } },
})

/** The close button stays in the corner, however many lines the rest takes. */
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minHeight: vars.size.topBar,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.control,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  // Beside many actions it gets its own line.
  flex: '1 1 18rem',
  minWidth: 0,
  outline: 'none',
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.m,
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space.m,
})

/** A frame that fills the rest of the pane. */
export const frame = style({
  flex: 1,
  minHeight: vars.size.textAreaMax,
  width: '100%',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  // Documents are designed for paper, in every theme.
  colorScheme: 'light',
  background: 'Canvas',
})

/** Keeps its height above a frame that fills the rest. */
export const fixed = style({ flexShrink: 0, maxWidth: vars.size.menuMax })

/** The quote that supports a statement; the pane's header names its source. */
export const quote = style({
  flexShrink: 0,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.line.accent} solid ${vars.color.borderStrong}`,
  overflowWrap: 'anywhere',
})

export const besideOnly = style({ '@media': { [media.phone]: { display: 'none' } } })

export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } })
