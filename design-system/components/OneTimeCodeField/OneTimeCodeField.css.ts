import { createVar, style } from '@vanilla-extract/css'
import { input as plainInput } from '../../private/FieldShell.css.ts'
import { vars } from '../../theme/contract.css.ts'

/** The number of digits. */
export const length = createVar()

const gap = vars.space.xs
const widest = vars.size.avatarLarge
/** The distance from one digit to the next. */
const pitch = `((100cqi + ${gap}) / ${length})`

export const box = style({
  position: 'relative',
  containerType: 'inline-size',
  width: '100%',
  maxWidth: `calc((${widest} + ${gap}) * ${length} - ${gap})`,
  // A code runs from left to right in every language.
  direction: 'ltr',
})

export const cells = style({ display: 'flex', gap })

export const cell = style({
  flex: 1,
  height: vars.space.xxl,
  border: `${vars.line.hair} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  selectors: {
    '&[data-active]': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 ${vars.line.hair} ${vars.color.focus}`,
    },
  },
})

export const wrong = style({
  borderColor: vars.tone.danger.solid,
  selectors: {
    '&[data-active]': {
      borderColor: vars.tone.danger.solid,
      boxShadow: `0 0 0 ${vars.line.hair} ${vars.tone.danger.solid}`,
    },
  },
})

export const still = style({ background: vars.color.sunken })

/** Cuts off the caret's room after the last digit; focus cannot scroll clipped content. */
export const line = style({ position: 'absolute', inset: 0, overflow: 'clip' })

/** One line of text whose digits line up with the cells behind it, with the native caret and selection. */
export const input = style([
  plainInput,
  {
    display: 'block',
    // Room for the caret after the last digit, so that the line never scrolls.
    width: `calc(100% + ${pitch})`,
    height: '100%',
    paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.headline,
    letterSpacing: `calc(${pitch} - 1ch)`,
    textOverflow: 'clip',
  },
])
