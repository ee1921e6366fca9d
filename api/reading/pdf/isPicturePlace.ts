import type { PdfOps } from './readInk.ts'

/**
 * Whether nothing is drawn between a transform and the end of its group: pictures are left out of the list, so that
 * their places alone remain. Programs that print a picture may set its colors and marks before it.
 */
export function isPicturePlace(list: readonly number[], transform: number, ops: PdfOps): boolean {
  const beside: readonly number[] = [
    ops.setGState,
    ops.setFillRGBColor,
    ops.setStrokeRGBColor,
    ops.beginMarkedContent,
    ops.beginMarkedContentProps,
    ops.endMarkedContent,
    ops.markPoint,
    ops.markPointProps,
  ]
  return list.find((each, at) => at > transform && !beside.includes(each)) === ops.restore
}
