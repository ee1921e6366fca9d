import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { sheet } from './Scene.css.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const flow = style({ display: 'flex', flexDirection: 'column' })

export const recording = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  whiteSpace: 'nowrap',
})

export const play = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.avatarLarge,
  height: vars.size.avatarLarge,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
})

export const wave = style({ flex: 1, minWidth: 0, height: vars.size.control })
export const heard = style({ fill: vars.color.accent })
export const unheard = style({ fill: vars.color.borderStrong })

export const transcript = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
})

export const spoken = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.xl} ${vars.space.xxl} minmax(0, 1fr)`,
  gap: vars.space.xs,
})

/** From the call to what came of it. */
export const thread = style({
  alignSelf: 'center',
  height: vars.space.xl,
  borderInlineStart: `${vars.line.focus} dashed ${vars.color.accent}`,
})

export const request = style([sheet, { borderColor: vars.color.accent, boxShadow: vars.shadow.high }])

export const requestHead = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s })

export const next = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
