import { expect, test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every story in a real browser: it renders, its play function succeeds, and axe reports nothing. */
const folder = path.resolve(import.meta.dirname, '../storybook-static')
const index = path.join(folder, 'index.json')
if (!existsSync(index)) throw new Error('Storybook is not built: run npm run storybook:build first.')

interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags: string[]
}
const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'))
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'))

const origin = 'http://storybook.localhost'
const startAddress = `${origin}/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`

/** A story is not a whole page, and initials repeat the name of their button. */
const idleRules = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'bypass',
  'document-title',
  'label-content-name-mismatch',
]

/** Each worker shows all stories in one page, so that the preview starts once. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, give) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
      await page.route(`${origin}/**`, (route) => {
        const file = path.join(folder, path.normalize(new URL(route.request().url()).pathname))
        return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
      })
      await page.addInitScript(axe.source)
      await page.goto(startAddress)
      await page.waitForFunction(isFirstStoryShown)
      await give(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

test('every component is in a group named for its purpose', () => {
  expect(stories.map(({ title }) => title).filter((title) => !title.includes('/'))).toEqual([])
})

test('every link in the docs leads to a page', () => {
  const pages = globSync('docs/**/*.mdx', { cwd: import.meta.dirname })
  const linked = pages.flatMap((page) => {
    const text = readFileSync(path.join(import.meta.dirname, page), 'utf8')
    return [...text.matchAll(/path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id)
  })
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((id) => !(id in entries))).toEqual([])
})

test('a component’s page reads left to right and opens at the top, whatever its stories do', async ({
  preview,
}) => {
  await preview.goto(`${origin}/iframe.html?id=controls-form--docs&viewMode=docs`)
  const mirrored = preview.locator('#story--controls-form--right-to-left-inner [dir=rtl]').first()
  await expect(mirrored).toBeAttached()
  await expect(
    preview
      .locator('[dir]')
      .filter({ has: preview.locator('form') })
      .first(),
  ).not.toHaveAttribute('inert')
  expect(await preview.evaluate(() => [document.dir, window.scrollY])).toEqual(['', 0])
  await preview.goto(startAddress)
  await preview.waitForFunction(isFirstStoryShown)
})

for (const id of ['data-table--crowded', 'data-table--two-lines']) {
  test(`${id} prints all its text without ellipses`, async ({ preview }) => {
    expect(await show(preview, id)).toBeNull()
    await preview.emulateMedia({ media: 'print' })
    await preview.setViewportSize({ width: 720, height: 1000 })
    const cut = await preview
      .locator('[role=cell], [role=columnheader], [role=cell] *, [role=columnheader] *')
      .evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              getComputedStyle(part).overflow !== 'visible' && part.scrollWidth > part.clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
      )
    await preview.emulateMedia({ media: null })
    await preview.setViewportSize({ width: 1440, height: 900 })
    expect(cut).toEqual([])
  })
}

for (const [title, shown] of Map.groupBy(stories, (story) => story.title)) {
  test.describe(title, () => {
    for (const { id, name } of shown) {
      test(`${name} works and is accessible`, async ({ preview }) => {
        const thrown: string[] = []
        const note = ({ message }: Error) => thrown.push(message)
        preview.on('pageerror', note)
        expect(await show(preview, id)).toBeNull()
        expect(await objections(preview)).toEqual([])
        preview.off('pageerror', note)
        expect(thrown).toEqual([])
      })
    }
  })
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void
  off(event: string, listener: (detail: unknown) => void): void
  emit(event: string, detail: unknown): void
}
interface StorybookWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** A preview asked for a story before showing its first one reloads itself. */
function isFirstStoryShown(): boolean {
  return (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'
}

/** Shows and plays a story; returns the error. */
async function show(page: Page, storyId: string): Promise<string | null> {
  return await page.evaluate((id) => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
    return new Promise<string | null>((resolve) => {
      const ends = {
        storyFinished: (detail: unknown) =>
          end((detail as { status: string }).status === 'error' ? 'its play failed' : null),
        storyThrewException: (detail: unknown) => end((detail as Error).message),
        storyErrored: (detail: unknown) => end((detail as { description: string }).description),
        storyMissing: () => end('it is missing'),
        storyUnchanged: () => end(null),
        playFunctionThrewException: (detail: unknown) => end((detail as Error).message),
      }
      function end(failure: string | null) {
        for (const [event, listener] of Object.entries(ends)) channel.off(event, listener)
        resolve(failure)
      }
      for (const [event, listener] of Object.entries(ends)) channel.on(event, listener)
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    })
  }, storyId)
}

/** The axe violations; the tokens' own test covers the colors of the other themes. */
async function objections(page: Page): Promise<string[]> {
  return await page.evaluate(async (idle) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run({
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(idle.map((rule) => [rule, { enabled: false }])),
    })
    return violations.map(
      ({ id, nodes }) => `${id} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    )
  }, idleRules)
}
