import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

/** A piece of the product, as it looks. */
export const scene = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  textAlign: 'start',
  userSelect: 'none',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockEnd: hairline,
  background: vars.color.sunken,
  fontWeight: vars.weight.medium,
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.m,
})

export const flush = style({ display: 'flex', flexDirection: 'column' })

const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: vars.size.row,
  paddingInline: vars.space.m,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
})

export const row = styleVariants({
  requests: [
    line,
    {
      gridTemplateColumns: `minmax(0, 2fr) calc(${vars.space.xxl} * 1.6) minmax(0, 1.6fr) minmax(0, 1.4fr) ${vars.space.xxl}`,
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    },
  ],
  compare: [line, { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)' }],
  limits: [
    line,
    { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: vars.size.control, paddingInline: 0 },
  ],
  papers: [line, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }],
})

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } })

export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 })

export const strong = style({ fontWeight: vars.weight.medium })

export const muted = style({ color: vars.color.textMuted })

export const small = style({ fontSize: vars.fontSize.small, color: vars.color.textMuted })

export const head = style({
  minHeight: vars.size.control,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
})

export const better = style({ color: vars.tone.success.text, fontWeight: vars.weight.medium })
export const worse = style({ color: vars.tone.danger.text, fontWeight: vars.weight.medium })

export const bubble = style({
  maxWidth: '88%',
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
})

export const bubbleOfCara = style({
  alignSelf: 'flex-end',
  background: vars.tone.accent.soft,
  border: `${vars.line.hair} solid ${vars.tone.accent.border}`,
})

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: vars.space.s,
  border: hairline,
  borderInlineStart: `${vars.line.accent} solid ${vars.color.accent}`,
  borderRadius: vars.radius.m,
})

export const marked = style({ background: vars.tone.warning.soft, color: vars.tone.warning.text })

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 })

export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  border: hairline,
  borderRadius: vars.radius.m,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.m,
})

export const split = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  flexWrap: 'wrap',
})
