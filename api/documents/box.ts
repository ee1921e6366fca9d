import type { TextStyle, Tone } from './textStyles.ts'

/** A part of the document's logical structure, by the names that PDF gives it. */
export interface Tag {
  readonly role: TagRole
  readonly children: Tag[]
  readonly scope?: 'Row' | 'Column'
  readonly alternative?: string
  readonly title?: string
}

export type TagRole =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

/** Something on a page; points from its upper left corner. Without a tag it is decoration. */
export type Mark =
  | {
      readonly type: 'text'
      readonly tag: Tag | null
      readonly text: string
      readonly x: number
      readonly baseline: number
      readonly style: TextStyle
    }
  | {
      readonly type: 'line'
      readonly x: number
      readonly y: number
      readonly toX: number
      readonly toY: number
    }
  | {
      readonly type: 'area'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
    }
  | {
      readonly type: 'picture'
      readonly tag: Tag
      readonly source: string
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

/** A laid-out part of a document, of a known height, that can be put on a page. */
export interface Box {
  readonly height: number
  /** Belongs on the page of what follows, as a heading does. */
  readonly isKeptWithNext?: boolean
  /** What fits into the room and what does not; null when it cannot be cut there. */
  cut(room: number): readonly [Box, Box] | null
  paint(x: number, y: number): Mark[]
}

/** Room without anything in it. */
export function emptyBox(height: number): Box {
  return { height, cut: () => null, paint: () => [] }
}

/** Boxes beneath each other. */
export function stackBox(boxes: readonly Box[], gap: number): Box {
  const height = boxes.reduce((sum, box) => sum + box.height, 0) + Math.max(0, boxes.length - 1) * gap
  return {
    height,
    cut(room) {
      const found = cutStack(boxes, gap, room)
      return found && [stackBox(found[0], gap), stackBox(found[1], gap)]
    },
    paint(x, y) {
      let top = y
      return boxes.flatMap((box) => {
        const marks = box.paint(x, top)
        top += box.height + gap
        return marks
      })
    },
  }
}

/** The boxes that fit beneath each other, the last of them perhaps cut, and the others. */
function cutStack(
  boxes: readonly Box[],
  gap: number,
  room: number,
): readonly [readonly Box[], readonly Box[]] | null {
  let left = room
  for (const [at, box] of boxes.entries()) {
    if (box.height <= left) {
      left -= box.height + gap
      continue
    }
    const parts = box.cut(left)
    if (parts)
      return [
        [...boxes.slice(0, at), parts[0]],
        [parts[1], ...boxes.slice(at + 1)],
      ]
    let end = at
    while (boxes[end - 1]?.isKeptWithNext) end -= 1
    return end === 0 ? null : [boxes.slice(0, end), boxes.slice(end)]
  }
  return null
}

/** Boxes beside each other, each at its distance from the left. */
export function rowBox(cells: readonly { readonly box: Box; readonly x: number }[]): Box {
  return {
    height: Math.max(0, ...cells.map(({ box }) => box.height)),
    cut(room) {
      const parts = cells.map(({ box, x }) => {
        const part = box.height <= room ? ([box, emptyBox(0)] as const) : box.cut(room)
        return part && { x, part }
      })
      // A cell of which nothing fits would leave the row half begun.
      if (parts.some((part) => part === null)) return null
      const cut = parts.filter((part) => part !== null)
      return [
        rowBox(cut.map(({ x, part }) => ({ x, box: part[0] }))),
        rowBox(cut.map(({ x, part }) => ({ x, box: part[1] }))),
      ]
    },
    paint: (x, y) => cells.flatMap((cell) => cell.box.paint(x + cell.x, y)),
  }
}

interface Surround {
  readonly width: number
  readonly padding: { readonly x: number; readonly y: number }
  readonly minHeight?: number
  /** What is drawn behind and around, given its place. */
  decorate(place: { x: number; y: number; width: number; height: number }): Mark[]
}

/** A box with room around it, and with what is drawn there. */
export function surroundedBox(inner: Box, surround: Surround): Box {
  const { width, padding, minHeight = 0, decorate } = surround
  const height = Math.max(minHeight, inner.height + 2 * padding.y)
  return {
    height,
    cut(room) {
      const parts = inner.cut(room - 2 * padding.y)
      if (!parts) return null
      const around = { width, padding, decorate }
      return [surroundedBox(parts[0], around), surroundedBox(parts[1], around)]
    },
    paint: (x, y) => [...decorate({ x, y, width, height }), ...inner.paint(x + padding.x, y + padding.y)],
  }
}
