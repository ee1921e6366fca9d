import { rowBox, stackBox, surroundedBox, emptyBox } from './box.ts'
import type { Box, Mark, Tag } from './box.ts'
import type { Block, Columns, Heading, Panel, Picture } from './documentModel.ts'
import { fieldsBox } from './fieldsBox.ts'
import { paragraphBox } from './paragraphBox.ts'
import { columnGap, tagged } from './place.ts'
import type { Place } from './place.ts'
import { tableBox } from './tableBox.ts'
import { textBox } from './textBox.ts'
import { textStyles } from './textStyles.ts'

/** From one block to the next, in points. */
export const blockGap = 6
const panelGap = 3
const panelPadding = { x: 7, y: 6 }
const spaces = { small: 4, medium: 10, large: 20 }

/** Blocks beneath each other. */
export function layOutAll(blocks: readonly Block[], place: Place, gap = blockGap): Box {
  return stackBox(
    blocks.map((block) => layOut(block, place)),
    gap,
  )
}

/** A block as a box of its width. */
export function layOut(block: Block, place: Place): Box {
  switch (block.type) {
    case 'heading':
      return headingBox(block, place)
    case 'paragraph':
      return paragraphBox(block, place)
    case 'fields':
      return fieldsBox(block, place)
    case 'table':
      return tableBox(block, place)
    case 'columns':
      return columnsBox(block, place)
    case 'panel':
      return panelBox(block, place)
    case 'overflow':
      return layOut(block.content, place)
    case 'picture':
      return pictureBox(block, place)
    case 'rule':
      return ruleBox(place)
    case 'space':
      return emptyBox(spaces[block.size])
  }
}

function headingBox({ level, text, isQuiet = false }: Heading, { typefaces, width, tag }: Place): Box {
  return textBox(typefaces, text, {
    style: isQuiet ? textStyles.heading3 : textStyles[`heading${level}`],
    width,
    tag: tagged(tag, `H${level}`),
    isKeptWithNext: true,
  })
}

function columnsBox({ columns }: Columns, place: Place): Box {
  const free = place.width - (columns.length - 1) * columnGap
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  let x = 0
  const laidOut = (minHeight?: number) => {
    x = 0
    return columns.map(({ width, blocks }) => {
      const own = (free * width) / shares
      const at = x
      x += own + columnGap
      return { x: at, own, blocks, minHeight }
    })
  }
  // Panels beside each other end at the same height: they are laid out once to know it, without a trace in the structure.
  const scratch: Tag = { role: 'Sect', children: [] }
  const heights = laidOut().map(
    ({ own, blocks }) => layOutAll(blocks, { ...place, width: own, tag: scratch }).height,
  )
  const tallest = Math.max(0, ...heights)
  return rowBox(
    laidOut().map(({ x: at, own, blocks }) => {
      const [only] = blocks
      const within = { ...place, width: own }
      const isPanel = blocks.length === 1 && only?.type === 'panel'
      return {
        x: at,
        box: isPanel ? layOut(only, { ...within, minHeight: tallest }) : layOutAll(blocks, within),
      }
    }),
  )
}

function panelBox({ blocks, tone = 'plain' }: Panel, { minHeight = 0, ...place }: Place): Box {
  const inner = layOutAll(blocks, { ...place, width: place.width - 2 * panelPadding.x }, panelGap)
  return surroundedBox(inner, {
    width: place.width,
    padding: panelPadding,
    minHeight,
    decorate: ({ x, y, width, height }) => [
      ...(tone === 'shaded' ? [{ type: 'area' as const, x, y, width, height, tone: 'shade' as const }] : []),
      ...frame({ x, y, width, height }),
    ],
  })
}

/** The four lines around a place. */
function frame({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Mark[] {
  const right = x + width
  const foot = y + height
  return [
    { type: 'line', x, y, toX: right, toY: y },
    { type: 'line', x, y: foot, toX: right, toY: foot },
    { type: 'line', x, y, toX: x, toY: foot },
    { type: 'line', x: right, y, toX: right, toY: foot },
  ]
}

function pictureBox({ source, alternative, width, height }: Picture, place: Place): Box {
  const scale = Math.min(1, place.width / width, 600 / height)
  const size = { width: width * scale, height: height * scale }
  const tag = tagged(place.tag, 'Figure', { alternative })
  return {
    height: size.height,
    cut: () => null,
    paint: (x, y) => [{ type: 'picture', tag, source, x, y, ...size }],
  }
}

function ruleBox({ width }: Place): Box {
  return { height: 1, cut: () => null, paint: (x, y) => [{ type: 'line', x, y, toX: x + width, toY: y }] }
}
