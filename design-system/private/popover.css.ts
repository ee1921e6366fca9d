import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(${vars.space.xxs} * -1))` } })

/** The surface of menus, lists and calendars that open beside their control. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: vars.size.menuMin,
  overflow: 'hidden',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.out}` },
    '&[data-exiting]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.out} reverse forwards` },
  },
})
