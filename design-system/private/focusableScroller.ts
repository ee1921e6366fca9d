/** Lets the keyboard scroll what overflows and holds nothing else to focus: Safari gives such a part no stop of its own. */
export function focusableScroller(element: HTMLElement | null): void {
  if (!element) return
  const overflows = element.scrollHeight > element.clientHeight
  if (overflows && !element.querySelector('a, button, input, select, textarea')) element.tabIndex = 0
  else element.removeAttribute('tabindex')
}
