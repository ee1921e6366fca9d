import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { vars } from '../theme/contract.css.ts'

const layout = defineProperties({
  properties: {
    display: ['none', 'block', 'inline', 'inline-flex', 'flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    gap: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    paddingInlineStart: vars.space,
    paddingInlineEnd: vars.space,
    width: { full: '100%' },
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingX: ['paddingInlineStart', 'paddingInlineEnd'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
})

const looks = defineProperties({
  properties: {
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      stretch: 'stretch',
      baseline: 'baseline',
    },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: { none: 0 },
    maxWidth: { content: vars.size.contentWidth, form: vars.size.formWidth, menu: vars.size.menuMax },
    height: { full: '100%' },
    minHeight: { none: 0 },
    overflow: ['hidden', 'auto', 'visible'],
    position: ['relative', 'static'],
    textAlign: ['start', 'center', 'end'],
    background: {
      canvas: vars.color.canvas,
      surface: vars.color.surface,
      raised: vars.color.raised,
      sunken: vars.color.sunken,
    },
    border: { hair: `${vars.line.hair} solid ${vars.color.border}`, none: 'none' },
    borderTop: { hair: `${vars.line.hair} solid ${vars.color.border}` },
    borderBottom: { hair: `${vars.line.hair} solid ${vars.color.border}` },
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
  },
})

export const sprinkles = createSprinkles(layout, looks)

/** The layout and surface properties that Box accepts. */
export type Sprinkles = Parameters<typeof sprinkles>[0]
