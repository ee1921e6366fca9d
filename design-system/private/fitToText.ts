/** Fits a box to its text in browsers without `field-sizing`; the style sheet has the limits. */
export function fitToText(area: HTMLTextAreaElement): void {
  if (typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
