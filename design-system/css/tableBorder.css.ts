import { createGlobalVar } from '@vanilla-extract/css'

/** The border of a table, `none` where a panel around it has one already. */
export const tableBorder = createGlobalVar('ds-table-border')
