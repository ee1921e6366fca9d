import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../tools/chromium.ts'
import { type Figure, percentile } from '../figure.ts'
import { blankRows } from './blankRows.ts'
import { servePage } from './servePage.ts'

/** As the machine is, and as slow as the bar has it: on two cores the slowdown itself takes one. */
const cpuSlowdowns = [1, 4]
const seconds = 4
/** 100 rows a second: a hard flick of the wheel. */
const pixelsASecond = 4_000

interface Scrolled {
  /** Milliseconds from each frame to the next. */
  frames: number[]
  mounted: number
  /** Pictures of the screen that showed a gap where rows belong. */
  blank: number
  pictures: number
}

/** Wheels through a table of 100,000 rows, and looks at every frame for gaps. */
export async function tableScroll(): Promise<Figure[]> {
  const page = await servePage()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const measured: Figure[] = []
    for (const slowdown of cpuSlowdowns) {
      measured.push(...figures(slowdown, await scroll(browser, page.url, slowdown)))
    }
    return measured
  } finally {
    await browser.close()
    await page.close()
  }
}

function figures(slowdown: number, { frames, mounted, blank, pictures }: Scrolled): Figure[] {
  const name = `100,000 rows at ${slowdown}×`
  return [
    {
      name: `${name}: frames while scrolling, p95`,
      value: percentile(frames, 95),
      unit: 'ms',
      bar: { most: 20 },
      note: `${pixelsASecond} px/s of wheel for ${seconds} s, ${slowdown}× CPU slowdown`,
    },
    {
      name: `${name}: pictures with a gap`,
      value: blank,
      unit: '',
      bar: { most: 0 },
      note: `of ${pictures} of the screen, scrolled once more`,
    },
    { name: `${name}: rows in the document`, value: mounted, unit: '', bar: { most: 60 } },
  ]
}

async function scroll(browser: Browser, url: string, slowdown: number): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(url)
    await page.locator('tbody tr').first().waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const wheel = (distance: number) =>
      devtools.send('Input.synthesizeScrollGesture', {
        x: 720,
        y: 450,
        yDistance: -distance,
        speed: pixelsASecond,
        gestureSourceType: 'mouse',
        preventFling: true,
      })
    await wheel(pixelsASecond / 2)
    await watchFrames(page)
    await wheel(pixelsASecond * seconds)
    const watched = await watchedFrames(page)

    const pictures: string[] = []
    devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
      pictures.push(data)
      void devtools.send('Page.screencastFrameAck', { sessionId })
    })
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 70, everyNthFrame: 1 })
    await wheel(pixelsASecond * seconds)
    await devtools.send('Page.stopScreencast')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return { ...watched, blank: await blankRows(browser, pictures), pictures: pictures.length }
  } finally {
    await page.close()
  }
}

interface Watch {
  frames: number[]
  mounted: number
  last: number
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watch: Watch = { frames: [], mounted: 0, last: 0 }
    Object.assign(window, { watch })
    const rows = document.querySelector('tbody')
    const look = (now: number) => {
      if (watch.last > 0) watch.frames.push(now - watch.last)
      watch.last = now
      watch.mounted = Math.max(watch.mounted, rows?.childElementCount ?? 0)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function watchedFrames(page: Page): Promise<Watch> {
  return page.evaluate(() => (window as unknown as { watch: Watch }).watch)
}
