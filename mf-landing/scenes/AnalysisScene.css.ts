import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { sheet } from './Scene.css.ts'

export const analysis = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })

export const sides = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { '(max-width: 420px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  selectors: { '& + &': { borderInlineStart: `${vars.line.hair} solid ${vars.color.border}` } },
  '@media': {
    '(max-width: 420px)': { selectors: { '& + &': { borderInlineStart: 'none', paddingBlockStart: 0 } } },
    [media.print]: { padding: vars.space.s },
  },
})

export const coverage = style({ display: 'flex', gap: vars.space.xs, color: vars.color.textMuted })
