import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A provision's fields, and the button that removes it. */
export const provision = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

/** Aligned with the fields' boxes rather than their labels. */
export const remove = style({ paddingBlockStart: vars.space.l })

/** What a document provides, and the button that adds it. */
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.m,
  overflowWrap: 'anywhere',
})
