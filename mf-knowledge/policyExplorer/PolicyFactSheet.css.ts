import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const heading = style({
  paddingBlockEnd: vars.space.xxs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.semibold,
})

export const facts = style({ display: 'flex', flexDirection: 'column', margin: 0 })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr) ${vars.size.avatarLarge}`,
  columnGap: vars.space.s,
  alignItems: 'baseline',
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  ':last-child': { borderBlockEnd: 'none' },
})

export const label = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const value = style({
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
})

// A location without limits has only its address, which takes the room of the value.
globalStyle(`${fact} > :has(+ :empty)`, { gridColumn: 'span 2' })

export const source = style({ margin: 0, textAlign: 'end' })
