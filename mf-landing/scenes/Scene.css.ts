import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

/** A surface of the product, as it looks. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.medium,
  overflow: 'hidden',
  breakInside: 'avoid',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockEnd: hairline,
  fontWeight: vars.weight.semibold,
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.m,
})

export const lines = style({ display: 'flex', flexDirection: 'column' })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
})

export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** Takes what the others leave. */
export const filling = style({ flex: 1, minWidth: 0 })

export const strong = style({ fontWeight: vars.weight.medium })

export const small = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

export const good = style({ display: 'inline-flex', flexShrink: 0, color: vars.tone.success.text })
export const bad = style({ display: 'inline-flex', flexShrink: 0, color: vars.tone.danger.text })
export const accent = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.accent })

export const marked = style({
  background: vars.tone.warning.soft,
  boxShadow: `inset 0 calc(-1 * ${vars.line.focus}) ${vars.tone.warning.solid}`,
  boxDecorationBreak: 'clone',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockStart: hairline,
  background: vars.color.sunken,
})

/** One thing above another. */
export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })
/** Indented, so that it reads as a reply to the text above. */
export const atEnd = style({
  paddingInlineStart: `calc(${vars.space.xxl} * 1.5)`,
  '@media': { [media.phone]: { paddingInlineStart: vars.space.m } },
})
