import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
})

/** One line: the way back, the title as far as it fits, and the state. */
export const compactHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
})

export const title = style({
  minWidth: 0,
  selectors: {
    [`${compactHead} &`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

export const onlyOnTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } })

export const hidden = style({ display: 'none' })

export const hiddenOnTablet = style({ '@media': { [media.tablet]: { display: 'none' } } })

export const files = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  minWidth: 0,
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
})

export const label = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
})
