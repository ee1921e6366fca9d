import { z } from 'zod'
import { byteOrderMark, csvLine, workbookOf } from '../../exports/index.ts'
import { saveFile } from './saveFile.ts'
import { defineTool } from './tool.ts'

/** Writes a table as a spreadsheet. */
export const exportTable = defineTool({
  name: 'export_table',
  title: 'Export a table',
  description: 'Writes a table as an Excel workbook or a CSV file.',
  reads: 'Only what it is given',
  actsOutward: false,
  input: z.object({
    name: z.string().trim().min(1).max(150),
    columns: z.array(z.string()).min(1).max(60),
    rows: z.array(z.array(z.string())).max(5_000),
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
  }),
  describe: ({ name, format }) => `Wrote ${name}.${format}`,
  async run(context, { name, columns, rows, format }) {
    const content =
      format === 'csv'
        ? byteOrderMark + [columns, ...rows].map((row) => csvLine(row)).join('')
        : workbookOf([columns, ...rows.map((row) => row.map(cellValue))])
    const fileName = `${name}.${format}`
    const fileId = await saveFile(context, {
      name: fileName,
      mimeType: mimeTypes[format],
      content,
      documentType: name,
    })
    return { fileId, fileName }
  },
  summarize: ({ fileName }) => `${fileName} is written.`,
})

const mimeTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A count such as "1,250" as a number that can be added up, as amounts of money are; anything else as it is printed. */
function cellValue(text: string): string | number {
  const isCount = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text.trim())
  return isCount ? Number(text.replaceAll(',', '')) : text.trim()
}
