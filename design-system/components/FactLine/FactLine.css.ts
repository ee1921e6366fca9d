import { style } from '@vanilla-extract/css'
import { base as badge } from '../Badge/Badge.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  // The dot before the first fact of every line is clipped; focus outlines around facts are not.
  clipPath: `inset(calc(-1 * ${vars.space.xxs}))`,
})

/** The dot is in the gap before its fact and is not read aloud. */
export const fact = style({
  position: 'relative',
  overflowWrap: 'anywhere',
  '::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${vars.space.m})`,
    inlineSize: vars.space.m,
    textAlign: 'center',
  },
  selectors: {
    // A badge has a border of its own.
    [`&:has(> ${badge})`]: { marginInlineEnd: `calc(-1 * ${vars.space.xs})` },
    [`:has(> ${badge}) + &::before`]: { content: 'none' },
  },
})
