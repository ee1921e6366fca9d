import { Buffer } from 'node:buffer'
import { fileURLToPath } from 'node:url'
import { createWorker, type Worker } from 'tesseract.js'
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

/** Opens the recognition of letters when it is first needed; its language data lies in the package, so it needs no network. */
export function openOcr(): Ocr {
  let opened: Promise<Worker> | null = null

  async function open(): Promise<Worker> {
    const data = import.meta.resolve('@tesseract.js-data/eng/package.json')
    const worker = await createWorker('eng', 1, {
      langPath: fileURLToPath(new URL('./4.0.0_best_int', data)),
      cacheMethod: 'none',
      gzip: true,
    })
    await worker.setParameters({ user_defined_dpi: '200' })
    return worker
  }

  return {
    prepare() {
      opened ??= open()
      opened.catch(() => undefined)
    },
    async words(picture) {
      opened ??= open()
      const worker = await opened
      const { data } = await worker.recognize(Buffer.from(pgmOf(picture)), {}, { text: false, blocks: true })
      return (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) =>
          lines.flatMap(({ words, baseline, rowAttributes }) =>
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
          ),
        ),
      )
    },
    async close() {
      await (await opened)?.terminate()
    },
  }
}

function baselineAt({ x0, y0, x1, y1 }: Record<'x0' | 'y0' | 'x1' | 'y1', number>, x: number): number {
  return x1 === x0 ? y0 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}
