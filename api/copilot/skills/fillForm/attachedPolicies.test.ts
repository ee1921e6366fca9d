import assert from 'node:assert/strict'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { openCopilot } from '../../testing/openCopilot.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'

interface Field {
  readonly label: string
  readonly shownValue: string
  readonly source: string | null
}

/** A form with a field behind each label. */
async function application(labels: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const form = pdf.getForm()
  for (const [index, label] of labels.entries()) {
    const y = 680 - index * 40
    page.drawText(`${label}:`, { x: 50, y: y + 4, size: 10, font })
    form.createTextField(`f${index}`).addToPage(page, { x: 220, y, width: 260, height: 18 })
  }
  return new Uint8Array(await pdf.save())
}

Deno.test('an umbrella application takes its limit from the order, and numbers and payroll from each attached policy', async () => {
  await using copilot = await openCopilot()
  const policies: readonly PageContent[] = [
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      'Policy number: LBC-GL-30977',
      'Named insured: Ferris Mill Plumbing LLC',
      'Policy period 06/01/2026 to 06/01/2027',
      {
        rows: [
          ['Each Occurrence Limit', '$1,000,000'],
          ['General Aggregate Limit', '$2,000,000'],
        ],
      },
    ],
    [
      { heading: 'BUSINESS AUTO COVERAGE DECLARATIONS' },
      'Policy number: LBC-BA-30978',
      'Named insured: Ferris Mill Plumbing LLC',
      'Policy period 06/01/2026 to 06/01/2027',
      { rows: [['Covered Autos Liability', '$1,000,000']] },
    ],
    [
      { heading: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE' },
      'Policy number: LBC-WC-30979',
      '1. The Insured: Ferris Mill Plumbing LLC. Policy period 06/01/2026 to 06/01/2027',
      {
        rows: [
          ['State', 'Code', 'Classification', 'Est. annual remuneration', 'Rate per $100', 'Premium'],
          ['ME', '5183', 'Plumbing', '$640,000', '2.90', '$18,560'],
          ['ME', '8810', 'Clerical office', '$121,500', '0.18', '$219'],
        ],
      },
    ],
  ]
  const labels = [
    'Umbrella Limit Requested',
    'GL Policy Number',
    'GL Each Occurrence Limit',
    'Auto Policy Number',
    'Total Annual Payroll',
  ]
  const files = [await copilot.upload('[Input] Umbrella application.pdf', await application(labels))]
  for (const [at, content] of policies.entries())
    files.push(await copilot.upload(`[Input] Policy ${at + 1}.pdf`, await pdfOf(content)))
  const { artifacts } = await copilot.ask('Fill in the umbrella application, $4,000,000 limit', { files })
  assert.deepEqual(
    artifacts[0].document.formFields.flatMap(({ label, shownValue, source }: Field) =>
      source === null ? [] : [[label, shownValue]],
    ),
    [
      ['Umbrella Limit Requested', '$4,000,000'],
      ['GL Policy Number', 'LBC-GL-30977'],
      ['GL Each Occurrence Limit', '$1,000,000'],
      ['Auto Policy Number', 'LBC-BA-30978'],
      ['Total Annual Payroll', '$761,500'],
    ],
  )
})
