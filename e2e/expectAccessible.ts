import { AxeBuilder } from '@axe-core/playwright'
import type { RunOptions } from 'axe-core'
import { expect, type Page, test } from '@playwright/test'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

// Light is held to all that axe holds for certain, and to the size of targets, which it leaves out of itself. Dark is the
// same document in other colours.
const rulesOf: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** The screen as it stands holds WCAG 2.2 AA in light and dark, on a desk and on a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  test.slow()
  const size = page.viewportSize() ?? sizes[0]
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).options(rulesOf[colorScheme]).analyze()
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      )
      expect(found, `${colorScheme}, ${viewport.width} px wide`).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(size)
}
