import { chromium } from '@playwright/test'
import { startServer } from '../e2e/startServer.ts'
import { chromiumLaunch } from '../tools/chromium.ts'
import { type Load, measureLoad, phone } from './browser/measureLoad.ts'
import { type Figure, median } from './figure.ts'

const runs = 5

/** What the public page weighs and how soon it is there, each time in a new browser. */
export async function run(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const loads: Load[] = []
    while (loads.length < runs) {
      const browser = await chromium.launch(chromiumLaunch())
      const options = { url: `${server.url}/`, ready: 'h1', conditions: phone }
      loads.push(await measureLoad(browser, options).finally(() => browser.close()))
    }
    const of = (take: (load: Load) => number) => median(loads.map(take))
    return [
      {
        name: 'HTML + CSS + JS',
        value: of(({ settledBytes, settledFontBytes }) => settledBytes - settledFontBytes) / 1000,
        unit: 'KB',
        bar: { most: 60 },
        note: 'compressed, on the wire, until quiet',
      },
      { name: 'Fonts', value: of(({ settledFontBytes }) => settledFontBytes) / 1000, unit: 'KB' },
      { name: 'LCP', value: of(({ lcp }) => lcp), unit: 'ms', bar: { most: 1_200 } },
      { name: 'TBT', value: of(({ tbt }) => tbt), unit: 'ms' },
      {
        name: 'CLS',
        value: of(({ cls }) => cls),
        unit: '',
        bar: { most: 0 },
        note: `medians of ${runs} runs: 4× CPU slowdown, 1.6 Mbit/s, 150 ms`,
      },
    ]
  } finally {
    await server.remove()
  }
}
