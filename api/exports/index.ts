export { byteOrderMark, csvLine } from './csvLine.ts'
export { exportedCsv } from './exportedCsv.ts'
export { exportedWorkbook, workbookOf } from './exportedWorkbook.ts'
export {
  defineExport,
  pagesOf,
  writtenCents,
  writtenPhone,
  type AnyExportedList,
  type ExportCells,
  type ExportDeps,
} from './exportedList.ts'
