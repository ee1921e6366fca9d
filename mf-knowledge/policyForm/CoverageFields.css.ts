import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A coverage, its limit, and the remove button. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** On a phone the name has a line of its own. */
globalStyle(`${row} > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })

/** Aligned with the fields' boxes rather than their labels. */
export const remove = style({ paddingBlockStart: vars.space.l })
