import { expect, type Page, test } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

// Each width is checked once, in one color scheme: the tokens' test covers the colors of both.
const looks = [
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

// All violations axe is certain of, and target size, which is off by default.
const options: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'target-size': { enabled: true } },
}

/** Checks the current screen for WCAG 2.2 AA on desktop and on a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  test.slow()
  const before = page.viewportSize() ?? looks[0].size
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)))
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(settled)
    expect(await objections(page), `${colorScheme}, ${size.width} px wide`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(before)
}

/** Waits for transitions to end: a button that was just enabled still fades from its disabled color. */
async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(running.map(({ finished }) => finished))
}

/** The axe violations in the page and its frames, one line per element. */
async function objections(page: Page): Promise<string[]> {
  return await page.evaluate(async (chosen) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, chosen)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  }, options)
}
