import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../tools/chromium.ts'
import { sessionOf } from './browser/sessionOf.ts'
import { type Figure, median, percentile } from './figure.ts'
import { openProduct } from './product/openProduct.ts'

const turns = 15
const rowsToLoad = 10_000
/** Three rows a frame, 180 rows a second: a hard flick of the wheel. */
const pixelsAFrame = 120

/** From pointer down to new content painted, warm; and frames while 10,000 loaded rows scroll. */
export async function run(): Promise<Figure[]> {
  const product = await openProduct({ requests: 12_000 })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const context = {
      viewport: { width: 1440, height: 900 },
      storageState: sessionOf(product),
    } satisfies BrowserContextOptions
    const page = await (await browser.newContext(context)).newPage()
    await page.goto(`${product.url}/app/servicing`)
    const there: number[] = []
    const back: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      there.push(await pressUntilPainted(page, 'a[href^="/app/servicing/sr_"]', 'main a[href$="/activity"]'))
      back.push(
        await pressUntilPainted(
          page,
          'main a[href^="/app/servicing"]:not([href*="sr_"])',
          'a[href^="/app/servicing/sr_"]',
        ),
      )
    }
    const scrolled = await scroll(page, `${product.url}/app/servicing?status=all`)
    return [
      {
        name: 'List → request, warm',
        value: median(there.slice(3)),
        unit: 'ms',
        bar: { most: 80 },
        note: 'pointer down to new content painted',
      },
      { name: 'Request → list, warm', value: median(back.slice(3)), unit: 'ms', bar: { most: 80 } },
      { name: 'Rows loaded when scrolling', value: scrolled.rows, unit: '', bar: { least: rowsToLoad } },
      { name: 'Frames while scrolling: p95', value: scrolled.frame, unit: 'ms', bar: { most: 20 } },
      { name: 'Rows in the document', value: scrolled.rendered, unit: '', bar: { most: 120 } },
    ]
  } finally {
    await browser.close()
    await product.close()
  }
}

async function pressUntilPainted(page: Page, link: string, shows: string): Promise<number> {
  const target = page.locator(link).first()
  await target.waitFor()
  await target.hover()
  await page.waitForTimeout(400)
  const from = page.url()
  await page.evaluate(
    ([wanted, left]) => {
      const timed = window as unknown as { painted: Promise<number> }
      timed.painted = new Promise((resolve) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () => {
              if (location.href !== left && document.querySelector(wanted)) {
                // The frame after the one in which it is there: by then it is on the screen.
                requestAnimationFrame(() => resolve(performance.now() - timeStamp))
              } else requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          },
          { once: true, capture: true },
        )
      })
    },
    [shows, from] as const,
  )
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

interface Scrolled {
  rows: number
  rendered: number
  frame: number
}

async function scroll(page: Page, url: string): Promise<Scrolled> {
  await page.goto(url)
  await page.locator('a[href^="/app/servicing/sr_"]').first().waitFor()
  const first = page.locator('a[href^="/app/servicing/sr_"]').first()
  const rowHeight = await first.evaluate(
    (link) => link.closest('[role=row], tr')?.getBoundingClientRect().height ?? Number.NaN,
  )
  let height = 0
  while (height < rowsToLoad * rowHeight) {
    height = await page.evaluate(async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 30))
      return document.documentElement.scrollHeight
    })
  }
  const measured = await page.evaluate(async (step) => {
    scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const frames: number[] = []
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    let rendered = 0
    for (let frame = 0; frame < 300; frame += 1) {
      scrollBy(0, step)
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      frames.push(now - last)
      last = now
      rendered = Math.max(rendered, document.querySelectorAll('a[href^="/app/servicing/sr_"]').length)
    }
    return { frames, rendered }
  }, pixelsAFrame)
  return {
    rows: Math.round(height / rowHeight),
    rendered: measured.rendered,
    frame: percentile(measured.frames, 95),
  }
}
