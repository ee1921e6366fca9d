// expect: house(style-values) No outer margins
import { style } from '@vanilla-extract/css'

export const list = style({ marginTop: 'auto', marginBottom: '1rem' })
