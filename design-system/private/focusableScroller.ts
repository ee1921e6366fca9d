/** Makes an overflowing element without focusable content scrollable by keyboard: Safari does not focus it by itself. */
export function focusableScroller(element: HTMLElement | null): void {
  if (!element) return
  const overflows = element.scrollHeight > element.clientHeight
  if (overflows && !element.querySelector('a, button, input, select, textarea')) element.tabIndex = 0
  else element.removeAttribute('tabindex')
}
