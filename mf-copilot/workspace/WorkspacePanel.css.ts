import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  '@media': {
    // The title below the back link and the status: on a phone the conversation needs the height.
    [media.tablet]: {
      display: 'grid',
      gridTemplateAreas: '"back state" "title title"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: `${vars.space.half} ${vars.space.xs}`,
    },
  },
})

/** One line: the back link, the truncated title, and the status. */
export const compactHead = style({
  display: 'grid',
  gridTemplateAreas: '"back title state"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
})

export const back = style({
  gridArea: 'back',
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
})

export const state = style({
  gridArea: 'state',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.controlSmall,
})

export const title = style({
  gridArea: 'title',
  minWidth: 0,
  selectors: {
    [`${compactHead} &`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

export const onlyOnTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } })

export const hidden = style({ display: 'none' })

export const hiddenOnTablet = style({ '@media': { [media.tablet]: { display: 'none' } } })

const inLine = { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.l}` } as const

/** Labels and values in two columns; inline in the line above an open artifact. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.m}`,
  '@media': { [media.tablet]: inLine },
})
export const factsInLine = style(inLine)

export const fact = style({
  display: 'contents',
  selectors: { [`${factsInLine} &`]: { display: 'block' } },
  '@media': { [media.tablet]: { display: 'block' } },
})

export const label = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
})

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' })
