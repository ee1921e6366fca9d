import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** An option of menus and lists; React Aria sets its states as data attributes. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-focus-visible]': {
      background: vars.color.selected,
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.line.focus} * -1)`,
    },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-disabled]': { color: vars.color.textSubtle, cursor: 'not-allowed' },
  },
})
