import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  width: `min(100%, calc(${vars.size.readWidth} + ${vars.size.sidebar}))`,
  marginInline: 'auto',
  paddingBlock: `clamp(${vars.space.l}, 6vh, calc(${vars.space.xxl} * 2))`,
  paddingInline: vars.space.l,
  '@media': { [media.phone]: { padding: vars.space.m, gap: vars.space.m } },
})

/** The composer's space while the page loads. */
export const composerPlace = style({
  minHeight: vars.size.textAreaMin,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
})

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

/** A heading that leads to its whole list. */
export const headingLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

/** As high as the buttons beside the heading. */
export const loadingHead = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.controlSmall })

/** The cards of a last row share its width, so that none of it is left empty. */
export const cards = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 calc(${vars.size.menuMin} + ${vars.space.xl})`,
  minWidth: 0,
  gap: vars.space.xxs,
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.phone]: { flexBasis: `calc(50% - ${vars.space.xs})` } },
})

export const linkedCard = style([
  card,
  {
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      '&:hover': { background: vars.color.hover, borderColor: vars.color.borderStrong },
      '&:active': { background: vars.color.pressed },
    },
  },
])

export const cardTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
})

export const cardIcon = style({ display: 'flex', color: vars.color.link })

export const cardWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
  // Names are enough on a phone, so that approvals are not a screen away.
  '@media': { [media.phone]: { display: 'none' } },
})

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const rows = style({ display: 'flex', flexDirection: 'column' })

/** The text aligns with its heading; only the hover background extends further. */
export const row = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.row,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.m,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: `calc(${vars.space.xs} * -1)`,
    borderRadius: vars.radius.m,
  },
  selectors: { '&:hover::before': { background: vars.color.hover } },
})

export const rowWords = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 })

export const rowTitle = style({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
