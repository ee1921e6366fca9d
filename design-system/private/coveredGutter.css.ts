import { globalStyle } from '@vanilla-extract/css'

/** On the root element while a dialog also covers the place of the page's scroll bar. */
export const coveredGutter = 'data-covered-gutter'

globalStyle(`html[${coveredGutter}]`, {
  // React Aria sets it on the element while the page must not scroll.
  scrollbarGutter: 'auto !important',
})
