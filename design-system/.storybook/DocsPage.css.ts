import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

// These selectors add two elements to beat Storybook's own, which name one class each.
const words = '#storybook-docs .sbdocs-content'
const table = `${words} table:not(.docblock-argstable):not(.sb-unstyled table)`
const hairline = `${vars.line.hair} solid ${vars.color.border}`

globalStyle(`${words} h1:not(.sb-unstyled h1)`, {
  fontSize: vars.fontSize.display,
  lineHeight: vars.lineHeight.display,
  fontWeight: vars.weight.semibold,
  marginBlockEnd: vars.space.m,
})

globalStyle(`${words} h2:not(.sb-unstyled h2)`, {
  marginBlock: `${vars.space.xl} ${vars.space.xs}`,
  paddingBlockEnd: 0,
  borderBlockEnd: 'none',
  fontSize: vars.fontSize.headline,
  lineHeight: vars.lineHeight.headline,
  fontWeight: vars.weight.semibold,
})

globalStyle(`${words} p:not(.sb-unstyled p)`, { maxWidth: vars.size.readWidth })

globalStyle(table, { width: '100%', marginBlock: vars.space.m, borderCollapse: 'collapse' })

globalStyle(`${table} tr`, { border: 'none', borderBlockEnd: hairline, background: 'none' })

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.xs,
  paddingInline: `0 ${vars.space.l}`,
  border: 'none',
  textAlign: 'start',
  verticalAlign: 'top',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
})

globalStyle(`${table} th`, {
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
})

// A table without column names has an empty head.
globalStyle(`${table} thead:not(:has(th:not(:empty)))`, { display: 'none' })
