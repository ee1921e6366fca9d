import { createGlobalVar } from '@vanilla-extract/css'

/** The border of a table, `none` inside a panel that has one. */
export const tableBorder = createGlobalVar('ds-table-border')
