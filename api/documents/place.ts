import type { Tag, TagRole } from './box.ts'
import type { Typefaces } from './typefaces.ts'

/** From one column to the next, in points. */
export const columnGap = 12

/** Where a block goes: how wide it may be, and beneath what in the document's structure. */
export interface Place {
  readonly typefaces: Typefaces
  readonly width: number
  readonly tag: Tag
  /** Room that the block has to take up at least. */
  readonly minHeight?: number
}

/** A new part of the structure beneath this one. */
export function tagged(parent: Tag, role: TagRole, more: Omit<Tag, 'role' | 'children'> = {}): Tag {
  const tag = { role, children: [], ...more }
  parent.children.push(tag)
  return tag
}
