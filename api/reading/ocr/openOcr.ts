import { Buffer } from 'node:buffer'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'tesseract.js'
import { pgmOf, type Picture } from './picture.ts'

/** A word as it was recognized; places are in pixels. */
export interface SeenWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly baseline: number
  /** Height of the type of its line. */
  readonly size: number
  /** 0 to 100. */
  readonly confidence: number
}

export interface Ocr {
  /** Starts to load, so that the first page can be drawn meanwhile. */
  prepare(): void
  words(picture: Picture): Promise<SeenWord[]>
  close(): Promise<void>
}

/** As many pictures are read at once. */
export const ocrAtOnce = 2

/** Opens the recognition of letters when it is first needed; its language data lies in the package, so it needs no network. */
export function openOcr(): Ocr {
  const workers: { opened: Promise<Worker>; busy: Promise<unknown>; waiting: number }[] = []

  function start() {
    const opened = open()
    const worker = { opened, busy: Promise.resolve() as Promise<unknown>, waiting: 0 }
    workers.push(worker)
    // One that did not open is tried again with the next picture; who waits for this one gets its error.
    opened.catch(() => workers.splice(workers.indexOf(worker), 1))
    return worker
  }

  function leastBusy() {
    const [first] = workers.toSorted((a, b) => a.waiting - b.waiting)
    return first && (first.waiting === 0 || workers.length === ocrAtOnce) ? first : start()
  }

  return {
    prepare() {
      if (workers.length === 0) start()
    },
    async words(picture) {
      const worker = leastBusy()
      worker.waiting++
      const words = worker.busy.then(async () => wordsIn(await worker.opened, picture))
      worker.busy = words.catch(() => undefined)
      return words.finally(() => worker.waiting--)
    },
    async close() {
      const opened = await Promise.allSettled(workers.splice(0).map((worker) => worker.opened))
      for (const each of opened) if (each.status === 'fulfilled') await each.value.terminate()
    },
  }
}

async function open(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js')
  const data = import.meta.resolve('@tesseract.js-data/eng/package.json')
  const worker = await createWorker('eng', 1, {
    langPath: fileURLToPath(new URL('./4.0.0_best_int', data)),
    cacheMethod: 'none',
    gzip: true,
  })
  await worker.setParameters({ user_defined_dpi: '200' })
  return worker
}

async function wordsIn(worker: Worker, picture: Picture): Promise<SeenWord[]> {
  const { data } = await worker.recognize(Buffer.from(pgmOf(picture)), {}, { text: false, blocks: true })
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines))
  return lines.flatMap(({ words, baseline, rowAttributes }) =>
    words.map(({ text, bbox, confidence }) => ({
      text,
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
      baseline: baselineAt(baseline, (bbox.x0 + bbox.x1) / 2),
      size: rowAttributes.rowHeight,
      confidence,
    })),
  )
}

function baselineAt({ x0, y0, x1, y1 }: Record<'x0' | 'y0' | 'x1' | 'y1', number>, x: number): number {
  return x1 === x0 ? y0 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}
