// Runs before the first paint. No imports: it is a script.

// A chosen theme never flashes the other one; the key is the one that the design system stores the choice under.
{
  const chosen = localStorage.getItem('coverdesk.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
}

// The policy of our pages refuses styles that stand in the HTML. Those of the first frame are set here, before it is
// painted.
{
  const styled = new MutationObserver(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? ''
      delete element.dataset['style']
    }
  })
  styled.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => styled.disconnect())
}

// The page looks ready before its code is there: a button or link of the app that is pressed meanwhile is remembered, and
// pressed once the code is (pressEarly.ts). The browser would open a link by loading all of it anew.
document.addEventListener(
  'click',
  (event) => {
    const isForHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const pressed =
      event.target instanceof Element && isForHere
        ? event.target.closest('[data-first-frame] :is(button, a[href^="/app"])')
        : null
    const place = pressed?.closest<HTMLElement>('[data-first-frame]')
    if (!pressed || !place) return
    event.preventDefault()
    place.dataset['pressed'] = earlyNameOf(pressed)
  },
  true,
)

// The key of the search as well, which the browser would take for its own.
document.addEventListener(
  'keydown',
  (event) => {
    const place = document.querySelector<HTMLElement>('[data-first-frame]')
    if (!place || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    place.dataset['pressed'] = 'search-box'
  },
  true,
)

// A screen takes the place of what stood for it, and a link or button may be held down in that moment: browsers forget
// such a press. It goes to the same link or button of the new screen, when it is let go there.
{
  const pressable = 'a[href], button'
  let held: Element | null = null

  document.addEventListener('pointerdown', ({ target, button, pointerType }) => {
    // A finger's press is found by the browser when the finger is lifted.
    const isPress = pointerType === 'mouse' && button === 0
    held = isPress && target instanceof Element ? target.closest(pressable) : null
  })
  document.addEventListener('pointerup', ({ target }) => {
    const gone = held?.isConnected === false ? held : null
    held = null
    const same = gone && target instanceof Element ? target.closest<HTMLElement>(pressable) : null
    if (gone && same && earlyNameOf(gone) === earlyNameOf(same)) setTimeout(() => same.click())
  })
}

// The words of the contract's `nameOf`, which a script cannot import.
function earlyNameOf(element: Element): string {
  return (
    element.getAttribute('href') ?? element.getAttribute('aria-label') ?? (element.id || element.textContent)
  )
}
