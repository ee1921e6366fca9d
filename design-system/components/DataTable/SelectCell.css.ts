import { style } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'

/** Beside the cells of a line; on a card along its whole side. */
export const cell = style({
  alignSelf: 'stretch',
  display: 'flex',
  '@container': {
    [container.phone]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: vars.space.xxl,
    },
  },
  '@media': { print: { display: 'none' } },
})

export const headCell = style([
  cell,
  { height: vars.size.control, '@container': { [container.phone]: { display: 'none' } } },
])

/** Above the row's click target, and as tall as the row. */
export const press = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  cursor: 'pointer',
})

export const box = style({
  width: vars.size.icon,
  height: vars.size.icon,
  accentColor: vars.color.accent,
  cursor: 'inherit',
})
