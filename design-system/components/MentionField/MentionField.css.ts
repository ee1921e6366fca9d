import { style, styleVariants } from '@vanilla-extract/css'
import { option as optionLine } from '../../private/option.css.ts'
import { popover as surface } from '../../private/popover.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const field = style({ position: 'relative' })

const list = style([
  surface,
  {
    position: 'absolute',
    insetInlineStart: 0,
    zIndex: vars.layer.popover,
    maxWidth: '100%',
    padding: vars.space.xxs,
  },
])

const gap = `calc(100% + ${vars.space.xxs})`

/** Above a field at the bottom of the page, below one at the top. */
export const place = styleVariants({ above: [list, { bottom: gap }], below: [list, { top: gap }] })

export const option = style([
  optionLine,
  {
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-selected="true"]': { background: vars.color.selected },
    },
  },
])
