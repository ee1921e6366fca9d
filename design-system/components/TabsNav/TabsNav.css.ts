import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  // Many or long tabs wrap: users miss tabs that scroll sideways.
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  borderBottom: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  height: vars.size.row,
  paddingInline: vars.space.half,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  transition: `color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current=page]': { color: vars.color.text },
    '&[aria-current=page]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: `calc(-1 * ${vars.line.hair})`,
      borderBottom: `${vars.line.focus} solid ${vars.color.accent}`,
    },
  },
})

export const collapsed = style({
  display: 'none',
  position: 'relative',
  '@media': { [`${media.screen} and ${media.phone}`]: { display: 'flex' } },
})
