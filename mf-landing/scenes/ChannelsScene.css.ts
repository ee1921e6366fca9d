import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { sheet } from './Scene.css.ts'

const step = vars.space.l

export const channels = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

/** Each a step further in than the one above. */
export const place = style({
  selectors: {
    '&:nth-child(1)': { paddingInlineEnd: `calc(${step} * 2)` },
    '&:nth-child(2)': { paddingInline: step },
    '&:nth-child(3)': { paddingInlineStart: `calc(${step} * 2)` },
  },
  '@media': { [media.phone]: { selectors: { '&:nth-child(n)': { paddingInline: 0 } } } },
})

export const channel = style([
  sheet,
  {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.s,
  },
])

/** On narrow screens, the state is below the text. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 calc(${vars.space.xxl} * 2.5)`,
  minWidth: 0,
})

export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.full,
  background: vars.color.selected,
  color: vars.color.accent,
})
