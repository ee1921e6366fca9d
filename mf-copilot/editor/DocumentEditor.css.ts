import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
})

// On a phone the text style has a line of its own: the last tool would be alone on the second.
globalStyle(`${toolbar} > :first-child`, { '@media': { [media.phone]: { flexBasis: '100%' } } })

/** Scrolls by itself: the toolbar and Save stay visible. */
export const page = style({
  flex: 1,
  minHeight: vars.size.textAreaMin,
  overflowY: 'auto',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minHeight: '100%',
  outline: 'none',
  // ProseMirror's own rules, without which spaces would be lost while typing.
  position: 'relative',
  overflowWrap: 'break-word',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
})

globalStyle(`${text} [contenteditable="false"]`, { whiteSpace: 'normal' })
globalStyle(`${text} .ProseMirror-gapcursor`, {
  display: 'none',
  position: 'absolute',
  pointerEvents: 'none',
})
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' })
globalStyle(`${text} .ProseMirror-gapcursor::after`, {
  content: '',
  display: 'block',
  position: 'absolute',
  width: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.text}`,
})
globalStyle(`${text}.ProseMirror-hideselection *`, { caretColor: 'transparent' })
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' })

globalStyle(`${text} h1, ${text} h2, ${text} h3`, { fontWeight: vars.weight.semibold })
globalStyle(`${text} h1`, { fontSize: vars.fontSize.headline })
globalStyle(`${text} h2`, { fontSize: vars.fontSize.title })
globalStyle(`${text} ul`, { listStyle: 'disc', paddingInlineStart: vars.space.l })
globalStyle(`${text} ol`, { listStyle: 'decimal', paddingInlineStart: vars.space.l })
globalStyle(`${text} a`, { color: vars.color.link, textDecoration: 'underline' })
globalStyle(`${text} blockquote`, {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.space.xxs} solid ${vars.color.border}`,
  color: vars.color.textMuted,
})
globalStyle(`${text} hr`, {
  border: 'none',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
globalStyle(`${text} .tableWrapper`, { overflowX: 'auto' })
globalStyle(`${text} table`, { width: '100%', borderCollapse: 'collapse' })
globalStyle(`${text} th, ${text} td`, {
  padding: vars.space.xs,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${text} th`, { fontWeight: vars.weight.semibold, background: vars.color.hover })
globalStyle(`${text} .ProseMirror-selectednode`, {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
})

export const callout = style({
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.hover,
})

export const kept = style({
  padding: vars.space.s,
  border: `${vars.line.hair} dashed ${vars.color.border}`,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  cursor: 'grab',
})

export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s,
  minHeight: 0,
})
