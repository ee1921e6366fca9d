import { Buffer } from 'node:buffer'
import UTIF from 'utif2'
import { arrangePages, type InkPage } from '../layout/arrangePages.ts'
import type { Reading } from '../reading.ts'
import { ReadingError } from '../ReadingError.ts'
import { imageSize } from './imageSize.ts'
import { loadCanvas } from './loadCanvas.ts'
import { ocrPicture } from './ocrPicture.ts'
import type { Ocr } from './openOcr.ts'
import { type Picture, pictureOf } from './picture.ts'

interface ImageOptions {
  readonly ocr: Ocr
  readonly signal?: AbortSignal
  readonly onPage?: (page: number, of: number) => void
}

const mostPixels = 80_000_000
const mostPages = 100
/** Letters are recognized best at about 200 pixels an inch: a page of letter paper. */
const bestLongSide = 2200
/** The long side of letter paper, in points: a picture of a page says nothing about its size. */
const pageLongSide = 792

export async function readImage(
  bytes: Uint8Array,
  { ocr, signal, onPage }: ImageOptions,
): Promise<Pick<Reading, 'pages' | 'blocks' | 'notes'>> {
  const pictures = isTiff(bytes) ? tiffPictures(bytes) : [() => decoded(bytes)]
  const pages: InkPage[] = []
  for (const [at, open] of pictures.entries()) {
    signal?.throwIfAborted()
    const picture = await open()
    const scale = pageLongSide / Math.max(picture.width, picture.height)
    const { width, height, words, rules, toShown } = await ocrPicture(picture, { ocr, scale })
    const shown = { width: picture.width * scale, height: picture.height * scale }
    pages.push({ number: at + 1, ...shown, level: { width, height }, source: 'ocr', words, rules, toShown })
    onPage?.(at + 1, pictures.length)
  }
  const hasWords = pages.some(({ words }) => words.length > 0)
  return {
    ...arrangePages(pages),
    notes: hasWords ? ['This picture was read by OCR.'] : ['No text was found in this picture.'],
  }
}

async function decoded(bytes: Uint8Array): Promise<Picture> {
  const size = imageSize(bytes)
  if (size && size.width * size.height > mostPixels) throw new ReadingError(tooLarge)
  try {
    const { createCanvas, loadImage } = await loadCanvas()
    const image = await loadImage(Buffer.from(bytes))
    const factor = scaleFactor(image.width, image.height)
    const [width, height] = [Math.round(image.width * factor), Math.round(image.height * factor)]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return pictureOf(context.getImageData(0, 0, width, height).data, width, height)
  } catch (error) {
    throw new ReadingError('This picture is damaged and cannot be opened.', { cause: error })
  }
}

function scaleFactor(width: number, height: number): number {
  const factor = bestLongSide / Math.max(width, height)
  return factor > 0.85 && factor < 1.2 ? 1 : Math.min(factor, 3)
}

function isTiff([first, second]: Uint8Array): boolean {
  return (first === 0x49 && second === 0x49) || (first === 0x4d && second === 0x4d)
}

/** The pages of a TIFF; each is unpacked when its turn comes. */
function tiffPictures(bytes: Uint8Array): (() => Promise<Picture>)[] {
  const file = bytes.slice().buffer
  let pages: ReturnType<typeof UTIF.decode>
  try {
    pages = UTIF.decode(file).filter((page) => page['t256'] !== undefined)
  } catch (error) {
    throw new ReadingError('This picture is damaged and cannot be opened.', { cause: error })
  }
  if (pages.length === 0) throw new ReadingError('This picture is damaged and cannot be opened.')
  if (pages.length > mostPages)
    throw new ReadingError(`This TIFF has ${pages.length} pages. The most that can be read is ${mostPages}.`)
  return pages.map((page) => async () => {
    const [width, height] = ['t256', 't257'].map((tag) => (page[tag] as number[] | undefined)?.[0] ?? 0)
    if ((width ?? 0) * (height ?? 0) > mostPixels) throw new ReadingError(tooLarge)
    try {
      const { createCanvas } = await loadCanvas()
      UTIF.decodeImage(file, page)
      const pixels = UTIF.toRGBA8(page)
      const canvas = createCanvas(page.width, page.height)
      const context = canvas.getContext('2d')
      const data = context.createImageData(page.width, page.height)
      data.data.set(pixels)
      context.putImageData(data, 0, 0)
      return await decoded(canvas.toBuffer('image/png'))
    } catch (error) {
      throw new ReadingError('This picture is damaged and cannot be opened.', { cause: error })
    }
  })
}

const tooLarge = 'This picture has over 80 million pixels. Save it smaller and upload that.'
