import type { Box } from '../reading.ts'

/** A box on a page that was turned clockwise so many times, as it was before. */
export function turnedBack(
  { x, y, width, height }: Box,
  turns: number,
  [pageWidth, pageHeight]: readonly [number, number],
): Box {
  switch (turns) {
    case 1:
      return { x: y, y: pageWidth - x - width, width: height, height: width }
    case 2:
      return { x: pageWidth - x - width, y: pageHeight - y - height, width, height }
    case 3:
      return { x: pageHeight - y - height, y: x, width: height, height: width }
    default:
      return { x, y, width, height }
  }
}
