import type { Box, Mark, Tag } from './box.ts'
import type { DocumentModel, Section } from './documentModel.ts'
import { layOutAll } from './layOut.ts'
import { tagged } from './place.ts'
import { fitSheet } from './sheet.ts'
import { textBox } from './textBox.ts'
import { textStyles } from './textStyles.ts'
import type { Typefaces } from './typefaces.ts'

/** US Letter, in points. */
export const paper = { width: 612, height: 792 }
const margin = { x: 36, top: 34, foot: 30 }
const footerRoom = 20

/** The pages of a document, and its logical structure, which the marks on the pages refer to. */
export interface LaidOutDocument {
  readonly structure: Tag
  readonly pages: readonly (readonly Mark[])[]
}

/** Lays a document out on pages; nothing is left out, whatever its length. */
export function paginate(model: DocumentModel, typefaces: Typefaces): LaidOutDocument {
  const structure: Tag = { role: 'Document', children: [] }
  const width = paper.width - 2 * margin.x
  const height = paper.height - margin.top - margin.foot - footerRoom
  const pages = numberedTogether(model).flatMap(({ foot, sections }) => {
    const boxes = sections.flatMap((section) => pagesOf(section, { structure, typefaces, width, height }))
    return boxes.map((box, at) => [
      ...box.paint(margin.x, margin.top),
      ...footer(foot, `Page ${at + 1} of ${boxes.length}`, { typefaces, width }),
    ])
  })
  return { structure, pages }
}

/** The sections whose pages are counted together: a section with a foot of its own stands for itself. */
function numberedTogether({ sections, footer: foot }: DocumentModel) {
  if (sections.every((section) => section.footer === undefined)) return [{ foot, sections }]
  return sections.map((section) => ({ foot: section.footer ?? foot, sections: [section] }))
}

interface Ground {
  readonly structure: Tag
  readonly typefaces: Typefaces
  readonly width: number
  readonly height: number
}

function pagesOf({ layout, blocks }: Section, ground: Ground): Box[] {
  const { structure, typefaces, width, height } = ground
  const place = { typefaces, width, tag: tagged(structure, 'Sect') }
  if (layout === 'flow') return cutPages(layOutAll(blocks, place), height)
  const { box, addendum } = fitSheet(blocks, place, height)
  const sheet = cutPages(box, height)
  return addendum.length === 0 ? sheet : [...sheet, ...pagesOf({ layout: 'flow', blocks: addendum }, ground)]
}

function cutPages(whole: Box, height: number): Box[] {
  const pages: Box[] = []
  let rest = whole
  while (rest.height > height) {
    const parts = rest.cut(height)
    if (!parts) break
    pages.push(parts[0])
    rest = parts[1]
  }
  return [...pages, rest]
}

function footer(
  text: string,
  number: string,
  { typefaces, width }: Pick<Ground, 'typefaces' | 'width'>,
): Mark[] {
  const y = paper.height - margin.foot - textStyles.fine.leading
  const style = textStyles.fine
  const numberWidth = 80
  const left = textBox(typefaces, text, { style, width: width - numberWidth, tag: null })
  const right = textBox(typefaces, number, { style, width: numberWidth, tag: null, align: 'right' })
  return [
    { type: 'line', x: margin.x, y: y - 4, toX: margin.x + width, toY: y - 4 },
    ...left.paint(margin.x, y),
    ...right.paint(margin.x + width - numberWidth, y),
  ]
}
