import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.s,
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 })

export const subtitle = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  color: vars.color.textMuted,
})

/** Four are two lines of two on a phone, where three would leave one alone on the second line. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [media.phone]: {
      selectors: {
        '&:has(> :nth-child(4):last-child)': {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          width: '100%',
        },
      },
    },
  },
})

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.xxs,
  borderRadius: vars.radius.s,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text },
})
