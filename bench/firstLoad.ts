import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../tools/chromium.ts'
import { type Load, type LoadOptions, measureLoad } from './browser/measureLoad.ts'
import { sessionOf } from './browser/sessionOf.ts'
import { type Figure, median } from './figure.ts'
import { openProduct } from './product/openProduct.ts'

const runs = 5

/** The sign-in screen and the first load of the desk, each in a new browser on a slowed machine and line. */
export async function run(): Promise<Figure[]> {
  const product = await openProduct({ requests: 400 })
  try {
    const signIn = await loads({ url: `${product.url}/app/signin`, ready: 'button[type=submit]' })
    const desk = await loads({
      url: `${product.url}/app/servicing`,
      ready: `#coverdesk:not([data-first-frame]) a[href^="/app/servicing/sr_"]`,
      session: sessionOf(product),
    })
    const of = (all: Load[], take: (load: Load) => number) => median(all.map(take))
    const kilobytes = (bytes: number) => bytes / 1000
    return [
      {
        name: 'Sign-in: JS + CSS',
        value: kilobytes(of(signIn, (load) => load.scriptAndStyleBytes)),
        unit: 'KB',
        bar: { most: 150 },
        note: 'compressed, on the wire',
      },
      { name: 'Sign-in: LCP', value: of(signIn, (load) => load.lcp), unit: 'ms', bar: { most: 1_000 } },
      {
        name: 'Desk: JS + CSS until ready',
        value: kilobytes(of(desk, (load) => load.scriptAndStyleBytes)),
        unit: 'KB',
        bar: { most: 245 },
      },
      {
        name: 'Desk: of it the remote',
        value: kilobytes(of(desk, (load) => load.bytesUnder('/remotes/'))),
        unit: 'KB',
        bar: { most: 40 },
      },
      {
        name: 'Desk: fonts',
        value: kilobytes(of(desk, (load) => load.fontBytes)),
        unit: 'KB',
        bar: { most: 50 },
      },
      {
        name: 'Desk: requests until ready',
        value: of(desk, (load) => load.requests),
        unit: '',
        bar: { most: 25 },
      },
      { name: 'Desk: serial rounds', value: of(desk, (load) => load.rounds), unit: '', bar: { most: 5 } },
      { name: 'Desk: LCP', value: of(desk, (load) => load.lcp), unit: 'ms' },
      { name: 'Desk: ready', value: of(desk, (load) => load.ready), unit: 'ms' },
      { name: 'Desk: TBT', value: of(desk, (load) => load.tbt), unit: 'ms' },
      {
        name: 'Desk: blocking until ready',
        value: of(desk, (load) => load.blockingUntilReady),
        unit: 'ms',
        bar: { most: 250 },
      },
      {
        name: 'Desk: CLS',
        value: of(desk, (load) => load.cls),
        unit: '',
        bar: { most: 0.01 },
        note: `medians of ${runs} runs: 4× CPU slowdown, 10 Mbit/s, 40 ms, empty cache`,
      },
    ]
  } finally {
    await product.close()
  }
}

async function loads(options: LoadOptions): Promise<Load[]> {
  const all: Load[] = []
  while (all.length < runs) {
    const browser = await chromium.launch(chromiumLaunch())
    all.push(await measureLoad(browser, options).finally(() => browser.close()))
  }
  return all
}
