import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

/** Three panes, and on smaller screens the two or the one that matter. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: `calc(${vars.size.sidebar} * 0.8) minmax(0, 5fr) minmax(0, 7fr)`,
  border: hairline,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
})

export const areas = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  padding: vars.space.s,
  background: vars.color.sunken,
  borderInlineEnd: hairline,
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const agency = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.xs,
  paddingBlockEnd: vars.space.m,
  fontWeight: vars.weight.semibold,
})

const anyArea = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
})
export const area = styleVariants({
  current: [anyArea, { background: vars.color.selected, color: vars.color.accent }],
  other: [anyArea],
})

export const list = style({
  minWidth: 0,
  borderInlineEnd: hairline,
  '@media': { [media.phone]: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: vars.size.topBar,
  paddingInline: vars.space.m,
  borderBlockEnd: hairline,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.semibold,
})

export const aside = style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

const anyRequest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderInlineStart: `${vars.line.accent} solid transparent`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
})
export const request = styleVariants({
  chosen: [anyRequest, { background: vars.color.selected, borderInlineStartColor: vars.color.accent }],
  other: [anyRequest],
})

export const client = style({ fontWeight: vars.weight.medium })

export const state = style({ justifySelf: 'end' })

export const who = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minHeight: vars.size.avatarSmall,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})

export const detail = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const thread = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
})

export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.s,
  marginBlockStart: 'auto',
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
})

export const file = style({ display: 'inline-flex', color: vars.color.accent })

export const fileWords = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 'min-content' })

export const checked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.small,
  color: vars.tone.success.text,
})
