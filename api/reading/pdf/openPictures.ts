import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf'
import { loadCanvas } from '../ocr/loadCanvas.ts'
import { type Picture, pictureOf } from '../ocr/picture.ts'
import type { PdfDocument } from './readInk.ts'

const pixelsPerInch = 200
/** No page is drawn larger than this, however large its paper is. */
const mostPixels = 14_000_000
/** A picture in the document that has more is left out. */
const mostImagePixels = 60_000_000

/** Draws pages of a PDF. */
export interface PagePictures {
  /** The page as it is shown, and its points per pixel. */
  picture(number: number): Promise<{ picture: Picture; scale: number }>
  close(): Promise<void>
}

export function openPictures(bytes: Uint8Array): PagePictures {
  let opened: Promise<PdfDocument> | null = null

  async function open(): Promise<PdfDocument> {
    const CanvasFactory = await createIsomorphicCanvasFactory(loadCanvas)
    return getDocumentProxy(bytes.slice(), { CanvasFactory, maxImageSize: mostImagePixels, verbosity: 0 })
  }

  return {
    async picture(number) {
      opened ??= open()
      const { createCanvas } = await loadCanvas()
      const page = await (await opened).getPage(number)
      const points = page.getViewport({ scale: 1 })
      const zoom = Math.min(pixelsPerInch / 72, Math.sqrt(mostPixels / (points.width * points.height)))
      const viewport = page.getViewport({ scale: zoom })
      const [width, height] = [
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      ]
      const canvas = createCanvas(width, height)
      const context = canvas.getContext('2d')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      await page.render({
        canvas: canvas as unknown as HTMLCanvasElement,
        canvasContext: context as unknown as CanvasRenderingContext2D,
        viewport,
      }).promise
      const { data } = context.getImageData(0, 0, width, height)
      page.cleanup()
      return { picture: pictureOf(data, width, height), scale: 1 / zoom }
    },
    async close() {
      await (await opened)?.loadingTask.destroy()
    },
  }
}
