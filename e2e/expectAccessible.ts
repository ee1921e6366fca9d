import { expect, type Page, test } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

// Light is held to all that axe holds for certain, and to the size of targets, which it leaves out of itself. Dark is the
// same document in other colours.
const rulesOf: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** The screen as it stands holds WCAG 2.2 AA in light and dark, on a desk and on a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  test.slow()
  const size = page.viewportSize() ?? sizes[0]
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)))
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await objections(page, rulesOf[colorScheme])
      expect(found, `${colorScheme}, ${viewport.width} px wide`).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(size)
}

/** What axe objects to in the page and its frames, a line for each element. */
async function objections(page: Page, options: RunOptions): Promise<string[]> {
  return await page.evaluate(async (chosen) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, chosen)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  }, options)
}
