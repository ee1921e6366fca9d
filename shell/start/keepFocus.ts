/**
 * Follows the focus in the frame that came with the HTML, and answers what gives it back to the same element of the app
 * that takes the frame's place: people press Tab before the code is there.
 */
export function keepFocus(place: HTMLElement): () => void {
  let last = document.activeElement
  const handleFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
  }
  place.addEventListener('focusin', handleFocus)

  return () => {
    place.removeEventListener('focusin', handleFocus)
    // Whoever has moved on meanwhile stays there.
    if (document.activeElement !== document.body || !last || last === document.body) return
    const same = place.querySelector<HTMLElement>(selectorOf(last))
    same?.focus({ preventScroll: true })
  }
}

function selectorOf(element: Element): string {
  const href = element.getAttribute('href')
  if (href !== null) return `a[href="${CSS.escape(href)}"]`
  const label = element.getAttribute('aria-label')
  if (label !== null) return `${element.localName}[aria-label="${CSS.escape(label)}"]`
  return element.id === '' ? element.localName : `#${CSS.escape(element.id)}`
}
