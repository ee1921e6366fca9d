import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // The button that closes it: without one, the action is as far from the edge as the picture.
  gridAutoFlow: 'column',
  columnGap: vars.space.s,
  alignItems: 'start',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.line.hair} solid`,
  borderRadius: vars.radius.l,
  color: vars.color.text,
})

const { info, success, warning, danger } = vars.tone
const tones = { info, success, warning, danger }

export const tone = styleVariants(tones, ({ soft, border }) => ({ background: soft, borderColor: border }))

export const ink = styleVariants(tones, ({ text }) => ({ color: text }))

export const picture = style({ display: 'flex', alignItems: 'center', height: vars.lineHeight.body })

/** The action is beside the text, or below it when both do not fit. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  flex: `1 1 ${vars.size.boneL}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const action = style({ flexShrink: 0, maxWidth: '100%' })

export const close = style({ margin: `calc(-1 * ${vars.space.xxs})` })
