import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const box = style({
  position: 'relative',
  height: '75vh',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  overflow: 'auto',
  borderEndStartRadius: vars.radius.l,
  borderEndEndRadius: vars.radius.l,
  background: vars.color.sunken,
})

export const image = style({
  flexGrow: 1,
  minHeight: 0,
  width: '100%',
  objectFit: 'contain',
  padding: vars.space.m,
})

export const busy = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.l,
  textAlign: 'center',
})

/** A loading document takes no space from the status text. */
export const opening = style({ position: 'absolute', inset: 0, height: '100%', visibility: 'hidden' })
