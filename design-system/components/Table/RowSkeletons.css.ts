import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { cell as tableCell } from './Cell.css.ts'

export const body = style({ display: 'block', marginBlockEnd: `calc(${vars.line.hair} * -1)` })

// As tall as a line of text, so that the real row takes the same space.
export const cell = style([
  tableCell,
  { display: 'flex', alignItems: 'center', height: vars.lineHeight.body },
])

export const end = style({ justifyContent: 'flex-end' })
