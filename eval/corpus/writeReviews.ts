import { Sheet } from './Sheet.ts'

/** A contract, certificate or set of quotes of the corpus as its text file describes it. */
export interface ReviewSource {
  readonly name: string
  /** The lines above the document, in their order. */
  readonly settings: readonly (readonly [key: string, value: string])[]
  /** The documents; contracts and certificates have one. */
  readonly documents: readonly string[]
}

/** Reads a text file of the corpus: settings, then `---` and the document, or `=== a` and `=== b` and two quotes. */
export function reviewSource(name: string, text: string): ReviewSource {
  const [head = '', ...documents] = text.split(/^(?:---|=== [a-z])\n/m)
  const settings = head
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()] as const
    })
  return { name, settings, documents }
}

export function setting({ settings }: ReviewSource, key: string): string | null {
  return settings.find(([name]) => name === key)?.[1] ?? null
}

interface Written {
  readonly pdf: Uint8Array
  readonly requirements: object[]
}

/** Something marked in a text: `[[met;ai| words ]]` is a requirement, `{{field|shown|real|severity}}` an error. */
const requirementMark = /\[\[([^|;\]]+)(?:;(\w+))?\|\s*([\s\S]*?)\]\]/
const errorMark = /\{\{([^|}]+)\|([^|}]+)\|([^|}]+?)(?:\|(\w+))?\}\}/

/** Draws a document of the corpus as a PDF and notes where its requirements are. */
export async function writeReviewPdf(footer: string, text: string): Promise<Written> {
  const sheet = new Sheet(footer)
  const requirements: object[] = []
  let table: 'ruled' | 'open' | null = null
  let rows: string[][] = []
  for (const raw of [...text.split('\n'), '']) {
    const marked: RegExpExecArray[] = []
    let line = raw
    for (let match = requirementMark.exec(line); match; match = requirementMark.exec(line)) {
      marked.push(match)
      const said = match[3] ?? ''
      line = line.slice(0, match.index) + said + line.slice(match.index + match[0].length)
    }
    line = line.replace(new RegExp(errorMark, 'g'), '$2')
    if (line === '!table' || line === '!rows') table = line === '!table' ? 'ruled' : 'open'
    const isRow = line.startsWith('| ')
    if (isRow)
      rows.push(
        line
          .replaceAll('^', '|')
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      )
    else if (rows.length > 0) {
      drawTable(sheet, rows, table ?? 'ruled')
      rows = []
    }
    if (line === '!end') table = null
    const page =
      isRow || line.startsWith('!') || line.startsWith('correct:') ? sheet.page : drawLine(sheet, line)
    for (const [, status = '', kind, said = ''] of marked) {
      const [own = '', also] = status.split('/')
      requirements.push({
        id: `r${String(requirements.length + 1).padStart(2, '0')}`,
        requirement: said,
        quote: said.replaceAll(' ^', ''),
        page,
        status: own,
        ...(also && { alsoAcceptableStatus: [also] }),
        additionalInsured: kind === 'ai',
        waiverOfSubrogation: kind === 'waiver',
        primaryNoncontributory: kind === 'primary',
        noticeDays: kind === 'notice' ? 1 : null,
      })
    }
  }
  return { pdf: await sheet.finish(), requirements }
}

function drawLine(sheet: Sheet, line: string): number {
  if (line.trim() === '') return sheet.page
  const heading = /^(#+) (.*)$/.exec(line)
  if (heading?.[1] && heading[2]) {
    sheet.need(60)
    sheet.y += 6
    const size = 15 - heading[1].length * 2
    return sheet.paragraph(heading[2], { bold: true, size, gap: 8 })
  }
  if (line.startsWith('- ')) return sheet.paragraph(`• ${line.slice(2)}`, { indent: 14, gap: 4 })
  return sheet.paragraph(line, { indent: /^\(\w+\)/.test(line) ? 18 : 0 })
}

function drawTable(sheet: Sheet, rows: readonly string[][], kind: 'ruled' | 'open'): void {
  const size = 8
  const count = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => row[at] ?? ''))
  // No column is narrower than its longest word.
  const least = columns.map((cells) =>
    Math.max(...cells.flatMap((cell) => cell.split(' ')).map((word) => sheet.textWidth(word, { size }) + 10)),
  )
  const wishes = columns.map((cells, at) =>
    Math.max(...cells.map((cell) => Math.min(170, sheet.textWidth(cell, { size }))), least[at] ?? 0),
  )
  const spare = sheet.width - least.reduce((sum, each) => sum + each, 0)
  const wanted = wishes.reduce((sum, each, at) => sum + each - (least[at] ?? 0), 0) || 1
  const widths = least.map((each, at) => each + ((wishes[at] ?? 0) - each) * (spare / wanted))
  for (const row of rows) {
    const height =
      Math.max(...row.map((cell, at) => sheet.height(cell, (widths[at] ?? 40) - 8, { size }))) + 6
    sheet.need(height)
    let x = sheet.left
    for (const [at, cell] of row.entries()) {
      const width = widths[at] ?? 40
      sheet.put(cell, x + 4, sheet.y + 3, width - 8, { size })
      if (kind === 'ruled') sheet.box(x, sheet.y, width, height)
      x += width
    }
    sheet.y += height
  }
  sheet.y += 8
}

/** What a reviewer should find on a certificate, and the fields that are right. */
export function certificateTruth(source: ReviewSource): object {
  const [text = ''] = source.documents
  const onPolicy = [...text.matchAll(new RegExp(errorMark, 'g'))].map(
    ([, field = '', onCertificate = '', shouldBe = '', severity = 'high']) => ({
      field,
      onCertificate,
      shouldBe,
      source: 'policy',
      severity: severity === 'skip' ? 'medium' : severity,
      isOptional: severity === 'skip',
    }),
  )
  const inContract = source.settings
    .filter(([key]) => key === 'contract-finding')
    .map(([, value]) => {
      const [field = '', onCertificate = '', shouldBe = '', mark] = value
        .split('|')
        .map((part) => part.trim())
      return {
        field,
        onCertificate,
        shouldBe,
        source: 'contract',
        severity: 'high',
        isOptional: mark === 'skip',
      }
    })
  const contract = setting(source, 'contract')
  const findings = [...onPolicy, ...inContract].map((each, at) => ({ id: `d${at + 1}`, ...each }))
  return {
    file: `${source.name}.pdf`,
    comparedPolicy: `${setting(source, 'policy')}.pdf`,
    comparedContract: contract,
    discrepancies: findings.filter(({ isOptional }) => !isOptional),
    optional: findings.filter(({ isOptional }) => isOptional),
    correct: (/^correct: (.*)$/m.exec(text)?.[1] ?? '').split('; '),
  }
}

/** How two quotes differ. */
export function quoteTruth(source: ReviewSource): object {
  const value = (text: string | undefined) =>
    text === undefined || text === 'null' ? null : /^\d+$/.test(text) ? Number(text) : text
  const rows = source.settings
    .filter(([key]) => key === 'diff')
    .map(([, row]) => row.split(' | ').map((part) => part.trim()))
  return {
    a: `${source.name}-a.pdf`,
    b: `${source.name}-b.pdf`,
    differences: rows.flatMap(([field, a, b, better, materiality, quoteA, quoteB], at) =>
      better === 'same'
        ? []
        : [
            {
              id: `q${at + 1}`,
              field,
              a: value(a),
              b: value(b),
              betterForInsured: better,
              materiality,
              quoteA: value(quoteA),
              quoteB: value(quoteB),
            },
          ],
    ),
    same: rows.flatMap(([field, , , better]) => (better === 'same' ? [field] : [])),
  }
}
