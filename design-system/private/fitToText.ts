/** Makes a box as high as its text in browsers without `field-sizing`; the style sheet holds the limits. */
export function fitToText(area: HTMLTextAreaElement): void {
  if (typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
