import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

const columns = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const layout = style([columns, { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' }])
export const withSource = style([columns, { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' }])

/** The source replaces it where there is no room for both. */
export const facts = style({
  minWidth: 0,
  selectors: { [`${withSource} > &`]: { display: 'none' } },
  '@media': { [media.tablet]: { selectors: { [`${withSource} > &`]: { display: 'block' } } } },
})

/** Where all is below one another, the source and the questions come before the details. */
const first = { '@media': { [media.tablet]: { order: -1 } } }

export const source = style([first, { minWidth: 0, alignSelf: 'stretch' }])

/** Stays visible while the details scroll. */
export const chat = style([
  first,
  {
    position: 'sticky',
    top: `calc(${vars.size.topBar} + ${vars.space.s})`,
    minWidth: 0,
    '@media': { [media.tablet]: { position: 'static' } },
  },
])
