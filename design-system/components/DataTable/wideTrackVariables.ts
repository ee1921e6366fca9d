import type { CSSProperties } from 'react'
import type { TableColumn } from '../Table/tableColumn.ts'
import { boxTrack, leastWidth, room, wideTracks } from './DataTable.css.ts'

/** The column's user-defined width in pixels, by column id. */
export type ColumnWidths = Readonly<Record<string, number>>

interface Lines {
  widths: ColumnWidths
  hasBoxes: boolean
}

/** A wide table's grid as custom properties: user-defined widths are fixed, the others share the space. */
export function wideTrackVariables(columns: TableColumn[], { widths, hasBoxes }: Lines): CSSProperties {
  const rooms = columns.map(({ id, width = 'medium' }) => {
    const given = widths[id]
    return given === undefined ? room[width] : { least: `${given}px` }
  })
  if (hasBoxes) rooms.unshift({ least: boxTrack })
  return {
    [nameOf(wideTracks)]: rooms
      .map(({ least, share }) => (share === undefined ? least : `minmax(${least}, ${share})`))
      .join(' '),
    [nameOf(leastWidth)]: `calc(${rooms.map(({ least }) => least).join(' + ')})`,
  }
}

/** `--name` of `var(--name)`. */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -')'.length)
}
