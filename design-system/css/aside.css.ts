import { style } from '@vanilla-extract/css'

/** Marks the details beside a record: panels in it are plain sections with a line between them. */
export const aside = style({})
