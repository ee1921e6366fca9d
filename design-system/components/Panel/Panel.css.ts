import { style } from '@vanilla-extract/css'
import { aside } from '../../css/aside.css.ts'
import { tableBorder } from '../../css/tableBorder.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const panel = style({
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  minWidth: 0,
  selectors: {
    [`${aside} &`]: { border: 'none', borderRadius: 0, background: 'none' },
    [`${aside} & + &`]: { borderBlockStart: hairline },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minHeight: vars.size.topBar,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBottom: hairline,
  selectors: { [`${aside} &`]: { paddingInline: 0, borderBottom: 'none' } },
  '@media': { [media.phone]: { paddingInline: vars.space.s } },
})

export const body = style({
  padding: vars.space.m,
  selectors: { [`${aside} &`]: { padding: `0 0 ${vars.space.m}` } },
  '@media': { [media.phone]: { padding: vars.space.s } },
})

/** Content that fills the panel to its border has no border of its own. */
export const flush = style({ vars: { [tableBorder]: 'none' } })
