import type { Box } from '../reading.ts'

/** A picture in shades of gray, one byte a pixel: 0 is black. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly shades: Uint8Array
}

/** A picture from pixels of four bytes; what is transparent is white. */
export function pictureOf(pixels: ArrayLike<number>, width: number, height: number): Picture {
  const shades = new Uint8Array(width * height)
  for (let at = 0; at < shades.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at * 4],
      pixels[at * 4 + 1],
      pixels[at * 4 + 2],
      pixels[at * 4 + 3],
    ]
    const shade = (red * 77 + green * 151 + blue * 28) >> 8
    shades[at] = 255 - ((255 - shade) * alpha) / 255
  }
  return { width, height, shades }
}

/** A part of the picture with a white margin, in pixels: letters at an edge are not recognized. */
export function cropped({ width, height, shades }: Picture, area: Box, margin: number): Picture {
  const [left, top] = [Math.max(0, Math.round(area.x)), Math.max(0, Math.round(area.y))]
  const right = Math.min(width, Math.round(area.x + area.width))
  const bottom = Math.min(height, Math.round(area.y + area.height))
  const size = {
    width: Math.max(0, right - left) + 2 * margin,
    height: Math.max(0, bottom - top) + 2 * margin,
  }
  const result = new Uint8Array(size.width * size.height).fill(255)
  for (let y = top; y < bottom; y++)
    result.set(shades.subarray(y * width + left, y * width + right), (y - top + margin) * size.width + margin)
  return { ...size, shades: result }
}

/** The shade that best parts the dark pixels from the light ones (Otsu's method). */
export function darkBelow({ shades }: Picture): number {
  const counts = new Float64Array(256)
  for (let at = 0; at < shades.length; at += 3) counts[shades[at] ?? 0] = (counts[shades[at] ?? 0] ?? 0) + 1
  const total = counts.reduce((sum, count) => sum + count, 0)
  const all = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let [dark, darkSum, best, threshold] = [0, 0, 0, 128]
  for (let shade = 0; shade < 256; shade++) {
    dark += counts[shade] ?? 0
    darkSum += (counts[shade] ?? 0) * shade
    const light = total - dark
    if (dark === 0 || light === 0) continue
    const difference = darkSum / dark - (all - darkSum) / light
    const spread = dark * light * difference * difference
    if (spread > best) [best, threshold] = [spread, shade]
  }
  return Math.min(Math.max(threshold + 1, 60), 210)
}

/** The middle of the blank band between lines that is nearest to the picture's middle; null if all lines touch there. */
export function gapNearMiddle(picture: Picture): number | null {
  const { width, height, shades } = picture
  const threshold = darkBelow(picture)
  const isBlank = (y: number) => {
    // Dust of a scanner is no letter.
    let dark = 0
    for (let x = 0; x < width && dark < 3; x++) if ((shades[y * width + x] ?? 255) < threshold) dark++
    return dark < 3
  }
  const middle = Math.round(height / 2)
  for (let away = 0; away < height / 5; away++)
    for (const y of [middle - away, middle + away]) {
      const band = Array.from({ length: 9 }, (_, at) => y - 4 + at)
      if (band.every(isBlank)) return y
    }
  return null
}

/** The picture after quarter turns, clockwise. */
export function turned({ width, height, shades }: Picture, turns: number): Picture {
  if (turns % 4 === 0) return { width, height, shades }
  const isAcross = turns % 2 === 1
  const [newWidth, newHeight] = isAcross ? [height, width] : [width, height]
  const result = new Uint8Array(shades.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        turns === 1 ? [height - 1 - y, x] : turns === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      result[toY * newWidth + toX] = shades[y * width + x] ?? 255
    }
  return { width: newWidth, height: newHeight, shades: result }
}

/** The picture turned by a small angle about its middle, counterclockwise for a positive one, in radians. */
export function leaned({ width, height, shades }: Picture, angle: number): Picture {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const [middleX, middleY] = [width / 2, height / 2]
  const result = new Uint8Array(shades.length).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = Math.round(middleX + (x - middleX) * cosine - (y - middleY) * sine)
      const fromY = Math.round(middleY + (x - middleX) * sine + (y - middleY) * cosine)
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height)
        result[y * width + x] = shades[fromY * width + fromX] ?? 255
    }
  return { width, height, shades: result }
}

/** The skew of a picture's lines, in radians; 0 if there is none or it is unclear. */
export function leanOf(picture: Picture): number {
  const { width, height, shades } = picture
  const threshold = darkBelow(picture)
  const points: number[] = []
  // Every row counts: rows left out would make a level page look sharpest, whatever its lean.
  const step = Math.max(2, Math.round((width * height) / 500_000))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += step) if ((shades[y * width + x] ?? 255) < threshold) points.push(x, y)
  if (points.length < 1000) return 0
  let best = { angle: 0, score: 0 }
  const straight = sharpness(points, height, 0)
  for (let degrees = -5; degrees <= 5; degrees += 0.25) {
    const angle = (degrees * Math.PI) / 180
    const score = sharpness(points, height, angle)
    if (score > best.score) best = { angle, score }
  }
  return Math.abs(best.angle) > 0.004 && best.score > straight * 1.05 ? best.angle : 0
}

/** How clearly the points fall into lines when they are seen at an angle. */
function sharpness(points: readonly number[], height: number, angle: number): number {
  const slope = Math.tan(angle)
  const rows = new Float64Array(Math.ceil(height / 2) * 2)
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round(((points[at + 1] ?? 0) - (points[at] ?? 0) * slope) / 2 + height / 4)
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

/** Whether the lines of the picture run from top to bottom. */
export function isSideways(picture: Picture): boolean {
  const { width, height, shades } = picture
  const threshold = darkBelow(picture)
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2)
      if ((shades[y * width + x] ?? 255) < threshold) {
        rows[y] = (rows[y] ?? 0) + 1
        columns[x] = (columns[x] ?? 0) + 1
      }
  return roughness(columns) > roughness(rows) * 1.3
}

/** How much neighbors differ, relative to all: high across lines of text, low along them. */
function roughness(counts: Float64Array): number {
  let [difference, total] = [0, 1]
  for (let at = 4; at < counts.length; at += 2) {
    difference += Math.abs((counts[at] ?? 0) - (counts[at - 4] ?? 0))
    total += counts[at] ?? 0
  }
  return difference / total
}

/** The picture in the PGM format. */
export function pgmOf({ width, height, shades }: Picture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + shades.length)
  file.set(head)
  file.set(shades, head.length)
  return file
}
