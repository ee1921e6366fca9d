import type { Browser } from '@playwright/test'

/** A strip down the first column, below the headings. */
const strip = { x: 60, y: 60, width: 200 }

/** This many pixels without text mean a missing row: two lines of text are never that far apart. */
const gap = 60

/** How many pictures of a table show a gap where a row belongs. */
export async function blankRows(browser: Browser, pictures: readonly string[]): Promise<number> {
  const page = await browser.newPage()
  try {
    let blank = 0
    for (const picture of pictures) {
      const longest = await page.evaluate(longestEmptyRun, { picture, strip })
      if (longest > gap) blank += 1
    }
    return blank
  } finally {
    await page.close()
  }
}

/** Runs in the browser: the most lines of pixels in a row on which nothing is written. */
async function longestEmptyRun({
  picture,
  strip: { x, y, width },
}: {
  picture: string
  strip: typeof strip
}) {
  const response = await fetch(`data:image/jpeg;base64,${picture}`)
  const image = await createImageBitmap(await response.blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures.')
  context.drawImage(image, 0, 0)
  const height = image.height - y
  const { data } = context.getImageData(x, y, width, height)
  let longest = 0
  let run = 0
  for (let line = 0; line < height; line += 1) {
    let isEmpty = true
    for (let column = 0; column < width && isEmpty; column += 1) {
      // Text is dark on the light surface; hairlines and a row under the pointer are not.
      isEmpty = (data[(line * width + column) * 4] ?? 0) > 128
    }
    run = isEmpty ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
