import { style } from '@vanilla-extract/css'
import { option as optionLine } from '../../private/option.css.ts'
import { popover as surface } from '../../private/popover.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const field = style({ position: 'relative' })

/** Above the field, which often stands at the end of the page. */
export const list = style([
  surface,
  {
    position: 'absolute',
    insetInlineStart: 0,
    bottom: `calc(100% + ${vars.space.xxs})`,
    zIndex: vars.layer.popover,
    maxWidth: '100%',
    padding: vars.space.xxs,
  },
])

export const option = style([
  optionLine,
  {
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-selected="true"]': { background: vars.color.selected },
    },
  },
])
