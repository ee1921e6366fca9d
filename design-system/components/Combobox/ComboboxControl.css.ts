import { style } from '@vanilla-extract/css'
import { button as fieldButton } from '../../private/fieldButton.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const box = style({ display: 'block' })

export const group = style({ gap: vars.space.half })

export const button = fieldButton
