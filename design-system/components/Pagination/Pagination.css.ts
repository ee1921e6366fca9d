import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  '@media': { print: { display: 'none' } },
})

const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minWidth: vars.size.control,
  height: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

const link = style([
  cell,
  {
    transition: `background ${vars.duration.fast}`,
    ':hover': { background: vars.color.hover, color: vars.color.text },
  },
])

const noNumberOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } })

export const number = style([
  link,
  {
    selectors: {
      '&[aria-current=page]': {
        background: vars.color.selected,
        color: vars.color.text,
        fontWeight: vars.weight.semibold,
      },
    },
  },
])

export const step = link

/** A disabled step keeps its place. */
export const noStep = style([cell, { color: vars.color.textDisabled }])

export const gap = cell

export const numbers = style([{ display: 'contents' }, noNumberOnPhones])

// A phone has room only for the position in words.
export const place = style([cell, { '@media': { [media.abovePhone]: { display: 'none' } } }])

export const arrow = style({
  display: 'inline-flex',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
