import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const name = style({ '@media': { [media.phone]: { display: 'none' } } })
