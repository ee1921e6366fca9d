import { bottom, type PlacedField, right, type Segment } from './formLayout.ts'
import type { Open } from './textLabels.ts'

/** "Percent of / work for / motor clubs": a label over several lines, beside its field or over its column. */
export function stackedText(
  segment: Segment,
  { box, page }: PlacedField,
  { segments, claimed }: Pick<Open, 'segments' | 'claimed'>,
): string {
  const isLeft = right(segment.box) <= box.x + 6 && segment.box.x < box.x
  const isAbove = bottom(segment.box) <= box.y + 5 && !isLeft
  const middleOf = (one: Segment) => one.box.x + one.box.width / 2
  const isNext = (one: Segment, upper: Segment, lower: Segment) =>
    one.page === page &&
    !claimed.has(one) &&
    one.isBold === segment.isBold &&
    Math.abs(lower.box.y - bottom(upper.box)) < 3.5 &&
    Math.abs(one.box.height - segment.box.height) < 1.5 &&
    (isLeft
      ? Math.abs(one.box.x - segment.box.x) < 3 &&
        right(one.box) <= box.x + 6 &&
        one.box.y + one.box.height / 2 > box.y - 12 &&
        one.box.y + one.box.height / 2 < bottom(box) + 12
      : Math.abs(middleOf(one) - middleOf(segment)) < 6 && one.box.width < box.width * 1.3)
  const lines = [segment]
  for (;;) {
    const [top = segment] = lines
    const bottomLine = lines.at(-1) ?? segment
    const above =
      isLeft || isAbove ? segments.find((one) => !lines.includes(one) && isNext(one, one, top)) : undefined
    const below = isLeft
      ? segments.find((one) => !lines.includes(one) && isNext(one, bottomLine, one))
      : undefined
    if (above) lines.unshift(above)
    if (below) lines.push(below)
    if ((!above && !below) || lines.length > 4) break
  }
  return lines
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/(\w)- (?=[a-z])/g, '$1-')
}
