import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  maxWidth: vars.size.menuMax,
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  textAlign: 'start',
  cursor: 'text',
  transition: `border-color ${vars.duration.fast}`,
  ':hover': { borderColor: vars.color.borderControl },
  '@media': {
    [media.phone]: {
      justifyContent: 'center',
      width: vars.size.control,
      paddingInline: 0,
      borderColor: 'transparent',
      background: 'transparent',
      color: vars.color.text,
      cursor: 'pointer',
    },
  },
})

/** On a phone for screen readers only: the button's name is what a wider screen shows. */
export const words = style({
  flex: 1,
  minWidth: 0,
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})

export const keys = style({
  display: 'flex',
  gap: vars.space.xxs,
  '@media': { [media.phone]: { display: 'none' }, [media.coarsePointer]: { display: 'none' } },
})
