import { closeMenu } from './closeMenu.ts'
import { makeTabs } from './tabs.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) makeTabs(root)
for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) closeMenu(menu)

// The sign-in screen is fetched once the visitor is about to open it, not before.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-login]')) {
  const fetchAhead = () => {
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    document.head.append(hint)
  }
  for (const sign of ['pointerenter', 'focus', 'touchstart'])
    link.addEventListener(sign, fetchAhead, { once: true, passive: true })
}
