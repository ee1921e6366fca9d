import type { InkPage } from '../layout/arrangePages.ts'
import type { InkWord } from '../layout/pageInk.ts'
import type { Ocr } from '../ocr/openOcr.ts'
import { ocrPicture } from '../ocr/ocrPicture.ts'
import { cropped } from '../ocr/picture.ts'
import type { Box } from '../reading.ts'
import type { PagePictures } from './openPictures.ts'
import type { DrawnPage } from './readInk.ts'

/** A picture with words is large, or as wide as a heading; a logo is neither. */
const least = { share: 0.1, width: 0.4, height: 9 }
/** Photographs and drawings read as a few unlikely letters. */
const leastConfidence = 70

/** Pictures of a page that may hold words which its text does not say: scanned regions and headings drawn as pictures. */
export function wordlessPictures({ images, width, height }: DrawnPage, { words }: InkPage): Box[] {
  return images.filter((image) => {
    const isLarge = image.width * image.height > width * height * least.share
    const isHeading = image.width > width * least.width && image.height > least.height
    // Text over a picture says what it says; a picture behind all of the page is its paper.
    return (isLarge || isHeading) && words.filter(({ box }) => isWithin(box, image)).length < 3
  })
}

/** The page with the words of its pictures; null when they have none. */
export async function withPictureWords(
  page: InkPage,
  areas: readonly Box[],
  { pictures, ocr }: { pictures: PagePictures; ocr: Ocr },
): Promise<InkPage | null> {
  const { picture, scale } = await pictures.picture(page.number)
  const found: InkWord[] = []
  const margin = 30
  for (const area of areas) {
    const pixels = {
      x: area.x / scale,
      y: area.y / scale,
      width: area.width / scale,
      height: area.height / scale,
    }
    const part = cropped(picture, pixels, margin)
    const { words, confidence } = await ocrPicture(part, { ocr, scale, isUpright: true })
    if (confidence < leastConfidence) continue
    found.push(
      ...words.map((word) => ({
        ...word,
        box: {
          ...word.box,
          x: word.box.x + area.x - margin * scale,
          y: word.box.y + area.y - margin * scale,
        },
        baseline: word.baseline + area.y - margin * scale,
      })),
    )
  }
  return found.length === 0 ? null : { ...page, source: 'mixed', words: [...page.words, ...found] }
}

function isWithin(box: Box, area: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height
}
