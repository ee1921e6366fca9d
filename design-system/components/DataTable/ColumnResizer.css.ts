import { style } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'

/** As wide as the minimum touch target, with a hairline in the middle as the drag handle. */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: vars.space.l,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: vars.space.xs,
    insetInlineEnd: 0,
    width: vars.line.hair,
    background: vars.color.borderStrong,
    transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  },
  selectors: {
    '&:hover::after, &:active::after, &:focus-visible::after': {
      width: vars.line.focus,
      background: vars.color.accent,
    },
  },
  ':focus-visible': { outlineOffset: `calc(${vars.line.focus} * -1)` },
  '@container': { [container.phone]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
