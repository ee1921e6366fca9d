/**
 * Turns a list of links to parts of the page into tabs (the ARIA pattern: arrows move, Home and End too, one tab stop).
 * The address keeps the choice, so that a link to a part opens it.
 */
export function makeTabs(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[data-tab]')]
  const panels = [...root.querySelectorAll<HTMLElement>('[data-panel]')]
  const list = tabs[0]?.closest('ul')
  if (!list) return

  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', root.dataset['tabs'] ?? '')
  for (const [at, tab] of tabs.entries()) {
    tab.parentElement?.setAttribute('role', 'presentation')
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panels[at]?.id ?? '')
    panels[at]?.setAttribute('role', 'tabpanel')
    panels[at]?.setAttribute('aria-labelledby', tab.id)
  }

  function show(chosen: number) {
    for (const [at, tab] of tabs.entries()) {
      const isChosen = at === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = panels[at]
      if (!panel) continue
      panel.hidden = !isChosen
      panel.toggleAttribute('data-shown', isChosen)
    }
  }

  function choose(chosen: number) {
    show(chosen)
    tabs[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const hash = `#${panels[chosen]?.id ?? ''}`
    // From tab to tab is one step of the history; another part of the page that was opened before stays in it.
    if (location.hash === '' || panelOf(location.hash) >= 0) history.replaceState(null, '', hash)
    else history.pushState(null, '', hash)
  }

  function panelOf(hash: string): number {
    return panels.findIndex(({ id }) => `#${id}` === hash)
  }

  root.addEventListener('click', (event) => {
    const at = tabs.findIndex((tab) => event.target instanceof Node && tab.contains(event.target))
    if (at < 0) return
    event.preventDefault()
    choose(at)
  })
  list.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const next = tabAfterKey(event.key, { at, count: tabs.length })
    if (at < 0 || next === undefined) return
    event.preventDefault()
    choose(next)
    tabs[next]?.focus({ preventScroll: true })
  })

  // The address of a part may be followed, or gone back to, while the page is open.
  window.addEventListener('hashchange', () => {
    const at = panelOf(location.hash)
    if (at < 0) return
    show(at)
    // The browser looked for it before it was there to be seen.
    panels[at]?.scrollIntoView()
  })

  show(Math.max(0, panelOf(location.hash)))
}

/** Where a key leads; undefined when it is none of the tabs'. */
export function tabAfterKey(key: string, { at, count }: { at: number; count: number }): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return at
    default:
      return undefined
  }
}
