import type { LayoutName } from './corpusPolicy.ts'
import type { Declarations, Item } from './declarations.ts'
import type { Sheet } from './Sheet.ts'

/** Draws declarations and notes the page of each item. */
export type Layout = (sheet: Sheet, declarations: Declarations, pages: Map<string, number>) => void

/** Unlike ways in which producers lay out declarations. */
export const layouts: Record<LayoutName, Layout> = {
  labelLeft(sheet, dec, pages) {
    heading(sheet, dec)
    rows(sheet, dec.items, pages, { labelWidth: 170, suffix: ':' })
    section(sheet, dec.limitsHeading)
    rows(sheet, dec.limits, pages, { labelWidth: 330 })
    tables(sheet, dec, pages, true)
    section(sheet, 'Premium')
    rows(sheet, dec.premium, pages, { labelWidth: 330, suffix: ':' })
    formsList(sheet, dec, 'commas')
  },
  labelAbove(sheet, dec, pages) {
    heading(sheet, dec)
    grid(sheet, dec.items, pages, { columns: 2, isBoxed: false })
    section(sheet, dec.limitsHeading)
    grid(sheet, dec.limits, pages, { columns: 2, isBoxed: false })
    tables(sheet, dec, pages, false)
    grid(sheet, dec.premium, pages, { columns: 2, isBoxed: false })
    formsList(sheet, dec, 'lines')
  },
  boxes(sheet, dec, pages) {
    heading(sheet, dec)
    grid(sheet, dec.items, pages, { columns: 2, isBoxed: true })
    section(sheet, dec.limitsHeading)
    grid(sheet, dec.limits, pages, { columns: 3, isBoxed: true })
    tables(sheet, dec, pages, true)
    grid(sheet, dec.premium, pages, { columns: 3, isBoxed: true })
    formsList(sheet, dec, 'columns')
  },
  dotLeaders(sheet, dec, pages) {
    heading(sheet, dec)
    rows(sheet, dec.items, pages, { labelWidth: 170 })
    section(sheet, dec.limitsHeading)
    leaders(sheet, dec.limits, pages)
    tables(sheet, dec, pages, false)
    leaders(sheet, dec.premium, pages)
    formsList(sheet, dec, 'lines')
  },
  valuesFirst(sheet, dec, pages) {
    heading(sheet, dec)
    // Labels are drawn before any value, as many policy systems print them.
    labelsThenValues(sheet, dec.items, pages, 160)
    section(sheet, dec.limitsHeading)
    for (const item of dec.limits) {
      sheet.need(16)
      sheet.put(item.value, sheet.left, sheet.y, 100, { align: 'right' })
      sheet.put(item.label, sheet.left + 120, sheet.y, 340)
      pages.set(item.key, sheet.page)
      sheet.y += 15
    }
    tables(sheet, dec, pages, true)
    labelsThenValues(sheet, dec.premium, pages, 260)
    formsList(sheet, dec, 'columns')
  },
  twoColumns(sheet, dec, pages) {
    heading(sheet, dec)
    const half = sheet.width / 2
    const top = sheet.y
    for (const { key, label, value } of dec.items) {
      sheet.put(`${label}:`, sheet.left, sheet.y, half - 20, { bold: true, size: 8.5 })
      sheet.y += 12 + sheet.put(value, sheet.left, sheet.y + 11, half - 20) + 4
      pages.set(key, sheet.page)
    }
    const bottom = sheet.y
    sheet.y = top
    sheet.put(dec.limitsHeading, sheet.left + half, sheet.y, half, { bold: true })
    sheet.y += 16
    for (const { key, label, value } of [...dec.limits, ...dec.premium]) {
      const height = sheet.put(label, sheet.left + half, sheet.y, half - 80, { size: 8.5 })
      sheet.put(value, sheet.left + sheet.width - 78, sheet.y, 78, { size: 8.5, align: 'right' })
      sheet.y += Math.max(14, height + 3)
      pages.set(key, sheet.page)
    }
    sheet.y = Math.max(sheet.y, bottom) + 10
    tables(sheet, dec, pages, true)
    formsList(sheet, dec, 'lines')
  },
  package(sheet, dec, pages) {
    heading(sheet, dec)
    grid(sheet, dec.items, pages, { columns: 2, isBoxed: true })
    section(sheet, 'COVERAGE PARTS AND PREMIUM')
    rows(sheet, dec.premium, pages, { labelWidth: 330 })
    formsList(sheet, dec, 'commas')
    const isProperty = (key: string) => /^property|^deductible/.test(key)
    sheet.newPage()
    section(sheet, 'COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS')
    tables(sheet, dec, pages, true)
    rows(
      sheet,
      dec.limits.filter(({ key }) => isProperty(key)),
      pages,
      { labelWidth: 330 },
    )
    sheet.newPage()
    section(sheet, 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS')
    leaders(
      sheet,
      dec.limits.filter(({ key }) => !isProperty(key)),
      pages,
    )
  },
  items(sheet, dec, pages) {
    heading(sheet, dec)
    for (const [at, { key, label, value }] of dec.items.entries()) {
      sheet.need(28)
      sheet.put(`Item ${at + 1}.`, sheet.left, sheet.y, 45, { bold: true })
      sheet.put(label, sheet.left + 48, sheet.y, 150, { bold: true })
      sheet.y += Math.max(26, sheet.put(value, sheet.left + 205, sheet.y, sheet.width - 205) + 6)
      pages.set(key, sheet.page)
    }
    section(sheet, `Item ${dec.items.length + 1}. ${dec.limitsHeading}`)
    rows(sheet, dec.limits, pages, { labelWidth: 300, indent: 48 })
    tables(sheet, dec, pages, false)
    section(sheet, `Item ${dec.items.length + 2}. Premium`)
    rows(sheet, dec.premium, pages, { labelWidth: 300, indent: 48 })
    formsList(sheet, dec, 'lines')
  },
  letter(sheet, dec, pages) {
    sheet.paragraph(dec.carrier, { bold: true, gap: 14 })
    sheet.paragraph(dec.title, { bold: true, size: 12, gap: 12 })
    sheet.paragraph(
      'Thank you for placing your insurance with us. The terms of your policy are set out below.',
      { gap: 10 },
    )
    for (const { key, label, value } of dec.items) pages.set(key, sheet.paragraph(`${label}: ${value}`))
    sheet.y += 6
    sheet.paragraph(`${dec.limitsHeading}:`, { bold: true })
    for (const { key, label, value } of dec.limits)
      pages.set(key, sheet.paragraph(`• ${label}: ${value}`, { indent: 14 }))
    tables(sheet, dec, pages, false)
    for (const { key, label, value } of dec.premium) pages.set(key, sheet.paragraph(`${label}: ${value}`))
    formsList(sheet, dec, 'lines')
  },
}

function heading(sheet: Sheet, { title, carrier }: Declarations): void {
  sheet.y += sheet.put(title, sheet.left, sheet.y, sheet.width, { bold: true, size: 13, align: 'center' }) + 4
  sheet.y += sheet.put(carrier, sheet.left, sheet.y, sheet.width, { align: 'center' }) + 14
}

function section(sheet: Sheet, text: string): void {
  sheet.need(60)
  sheet.y += 8
  sheet.paragraph(text, { bold: true, size: 10.5 })
}

function rows(
  sheet: Sheet,
  items: readonly Item[],
  pages: Map<string, number>,
  { labelWidth, suffix = '', indent = 0 }: { labelWidth: number; suffix?: string; indent?: number },
): void {
  for (const { key, label, value } of items) {
    const valueWidth = sheet.width - labelWidth - indent
    sheet.need(30)
    const height = sheet.put(label + suffix, sheet.left + indent, sheet.y, labelWidth - 8)
    sheet.y += Math.max(height, sheet.put(value, sheet.left + indent + labelWidth, sheet.y, valueWidth)) + 3
    pages.set(key, sheet.page)
  }
}

/** Labels over values, several items a row. */
function grid(
  sheet: Sheet,
  items: readonly Item[],
  pages: Map<string, number>,
  { columns, isBoxed }: { columns: number; isBoxed: boolean },
): void {
  const width = sheet.width / columns
  for (let at = 0; at < items.length; at += columns) {
    const row = items.slice(at, at + columns)
    const heights = row.map(
      ({ label, value }) =>
        sheet.height(label, width - 12, { size: 7.5 }) + sheet.height(value, width - 12) + 14,
    )
    const height = Math.max(...heights)
    sheet.need(height)
    for (const [column, { key, label, value }] of row.entries()) {
      const x = sheet.left + column * width
      const down = sheet.put(label, x + 5, sheet.y + 4, width - 12, { size: 7.5, color: '#555' })
      sheet.put(value, x + 5, sheet.y + 6 + down, width - 12)
      if (isBoxed) sheet.box(x, sheet.y, width, height)
      pages.set(key, sheet.page)
    }
    sheet.y += height
  }
  sheet.y += 6
}

function leaders(sheet: Sheet, items: readonly Item[], pages: Map<string, number>): void {
  for (const { key, label, value } of items) {
    sheet.need(16)
    const end = sheet.left + sheet.width - 70
    const from = sheet.left + sheet.textWidth(label) + 4
    const dots = '.'.repeat(Math.max(0, Math.floor((end - from - 6) / sheet.textWidth('.'))))
    sheet.put(`${label} ${dots}`, sheet.left, sheet.y, sheet.width)
    sheet.put(value, end, sheet.y, 70, { align: 'right' })
    sheet.y += 15
    pages.set(key, sheet.page)
  }
  sheet.y += 4
}

function labelsThenValues(
  sheet: Sheet,
  items: readonly Item[],
  pages: Map<string, number>,
  labelWidth: number,
): void {
  const step = 27
  sheet.need(items.length * step)
  for (const [at, { label }] of items.entries())
    sheet.put(label, sheet.left, sheet.y + at * step, labelWidth - 10, { bold: true, size: 8.5 })
  for (const [at, { key, value }] of items.entries()) {
    sheet.put(value, sheet.left + labelWidth, sheet.y + at * step, sheet.width - labelWidth)
    pages.set(key, sheet.page)
  }
  sheet.y += items.length * step
}

function tables(
  sheet: Sheet,
  { tables: all }: Declarations,
  pages: Map<string, number>,
  isRuled: boolean,
): void {
  for (const { key, heading: title, header, rows: body } of all) {
    section(sheet, title)
    const widths = header.map((name) =>
      /Address|Make/.test(name) ? 2.2 : /VIN|Limit/.test(name) ? 1.6 : 0.6,
    )
    const total = widths.reduce((sum, width) => sum + width, 0)
    const lefts = widths.map(
      (_, at) =>
        sheet.left + (sheet.width * widths.slice(0, at).reduce((sum, width) => sum + width, 0)) / total,
    )
    for (const [index, row] of [header, ...body].entries()) {
      const style = { bold: index === 0, size: 8.5 }
      const cellWidths = widths.map((width) => (sheet.width * width) / total - 8)
      const height = Math.max(...row.map((cell, at) => sheet.height(cell, cellWidths[at] ?? 50, style))) + 6
      sheet.need(height)
      for (const [at, cell] of row.entries()) {
        sheet.put(cell, (lefts[at] ?? 0) + 4, sheet.y + 3, cellWidths[at] ?? 50, style)
        if (isRuled) sheet.box(lefts[at] ?? 0, sheet.y, (cellWidths[at] ?? 50) + 8, height)
      }
      pages.set(index === 0 ? key : `${key} ${index}`, sheet.page)
      sheet.y += height
    }
    sheet.y += 6
  }
}

function formsList(
  sheet: Sheet,
  { formsHeading, forms }: Declarations,
  style: 'commas' | 'lines' | 'columns',
): void {
  section(sheet, formsHeading)
  if (style === 'commas') {
    const numbers = forms.map((form) => /^.*?\d{2} \d{2}(?: [A-Z])? \d{2} \d{2}/.exec(form)?.[0] ?? form)
    sheet.paragraph(`${numbers.join(', ')}.`)
    return
  }
  for (const form of forms) {
    const match = /^([A-Z]{2}(?: \d{2}){2}(?: [A-Z](?= ))?) (\d{2} \d{2}) (.*)$/.exec(form)
    if (style === 'lines' || !match) {
      sheet.paragraph(form, { gap: 2 })
      continue
    }
    sheet.need(28)
    sheet.put(match[1] ?? '', sheet.left, sheet.y, 90)
    sheet.put(match[2] ?? '', sheet.left + 95, sheet.y, 50)
    sheet.y += sheet.put(match[3] ?? '', sheet.left + 150, sheet.y, sheet.width - 150) + 2
  }
}
