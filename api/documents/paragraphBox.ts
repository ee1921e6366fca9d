import type { Box } from './box.ts'
import type { Paragraph } from './documentModel.ts'
import { tagged } from './place.ts'
import type { Place } from './place.ts'
import { textBox } from './textBox.ts'
import { textStyles } from './textStyles.ts'

/** A paragraph in lines. */
export function paragraphBox(
  { text, style = 'body', align }: Paragraph,
  { typefaces, width, tag }: Place,
): Box {
  return textBox(typefaces, text, { style: textStyles[style], width, align, tag: tagged(tag, 'P') })
}
