import { rowBox, stackBox } from './box.ts'
import type { Box } from './box.ts'
import type { Fields } from './documentModel.ts'
import { columnGap, tagged } from './place.ts'
import type { Place } from './place.ts'
import { textBox } from './textBox.ts'
import { textStyles } from './textStyles.ts'

/** Labels with their values, as a list. */
export function fieldsBox({ layout, across = 1, entries }: Fields, { typefaces, width, tag }: Place): Box {
  const list = tagged(tag, 'L')
  const part = (width - (across - 1) * columnGap) / across
  const boxes = entries.map(({ label, value }) => {
    const item = tagged(list, 'LI')
    const labelTag = tagged(item, 'Lbl')
    const valueTag = tagged(item, 'LBody')
    if (layout === 'stacked') {
      const labelBox = textBox(typefaces, label, { style: textStyles.label, width: part, tag: labelTag })
      const valueBox = textBox(typefaces, value, { style: textStyles.body, width: part, tag: valueTag })
      return stackBox([labelBox, valueBox], 0)
    }
    const style = textStyles.small
    // A value has the room that it needs, up to two thirds.
    const needed = typefaces[style.face].widthOf(value, style.size) + 1
    const valueWidth = Math.min(needed, (part * 2) / 3)
    const labelWidth = part - valueWidth - 6
    return rowBox([
      { x: 0, box: textBox(typefaces, label, { style, width: labelWidth, tag: labelTag }) },
      {
        x: part - valueWidth,
        box: textBox(typefaces, value, { style, width: valueWidth, tag: valueTag, align: 'right' }),
      },
    ])
  })
  const rows = Array.from({ length: Math.ceil(boxes.length / across) }, (_, row) =>
    rowBox(
      boxes
        .slice(row * across, (row + 1) * across)
        .map((box, column) => ({ box, x: column * (part + columnGap) })),
    ),
  )
  return stackBox(rows, layout === 'stacked' ? 4 : 0)
}
