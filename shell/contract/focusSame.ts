/**
 * Gives the focus of an element that has gone to the same link, button or part of the screen that took its place.
 * Whoever has moved on meanwhile stays there.
 */
export function focusSame(gone: Element | null, place: HTMLElement): void {
  if (!gone || gone.isConnected || document.activeElement !== document.body) return
  const name = nameOf(gone)
  const candidates = place.querySelectorAll<HTMLElement>(gone.localName)
  const same = [...candidates].find((element) => nameOf(element) === name)
  const tabIndex = gone.getAttribute('tabindex')
  // A heading takes the focus only once somebody has made it do so.
  if (tabIndex !== null && same?.hasAttribute('tabindex') === false) same.setAttribute('tabindex', tabIndex)
  same?.focus({ preventScroll: true })
}

/** By what an element is known again in the screen that takes the place of its own; `early.ts` has the same words. */
export function nameOf(element: Element): string {
  const { localName, id } = element
  // A page has one, and says there what it has come to know.
  if (localName === 'h1') return localName
  // By its id if it has one: what stands in the search's box differs between the server and a Mac.
  return element.getAttribute('href') ?? element.getAttribute('aria-label') ?? (id || element.textContent)
}
