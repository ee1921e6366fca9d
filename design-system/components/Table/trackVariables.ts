import { nameOf } from '../../css/nameOf.ts'
import type { CSSProperties } from 'react'
import type { TableColumn } from './tableColumn.ts'
import { allTracks, desktopTracks, tabletTracks, tracks } from './tableColumns.css.ts'

/** A table's grid at each of its widths, as custom properties. */
export function trackVariables(columns: TableColumn[]): CSSProperties {
  return {
    [nameOf(allTracks)]: template(columns),
    [nameOf(desktopTracks)]: template(columns.filter((column) => column.hideBelow !== 'desktop')),
    [nameOf(tabletTracks)]: template(columns.filter((column) => column.hideBelow === undefined)),
  }
}

function template(columns: TableColumn[]): string {
  return columns.map((column) => tracks[column.width ?? 'medium']).join(' ')
}
