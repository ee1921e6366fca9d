import assert from 'node:assert/strict'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { recordValues } from '../../../knowledge/index.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'
import { withoutListedLosses } from './lossValues.ts'

const yearColumns = ['Year', 'Carrier', 'Premium', '# Claims', 'Amount paid', 'Reserve']
const lossColumns = [
  'Date of loss',
  'Line',
  'Description of loss',
  'Amount paid',
  'Amount reserved',
  'Claim status',
]

/** The loss history of an application: a box, the valuation date, a row for each year, and one for each loss. */
async function application(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const form = pdf.getForm()
  const write = (text: string, x: number, y: number, size = 8) => page.drawText(text, { x, y, size, font })
  const field = (name: string, x: number, y: number, width = 84) =>
    form.createTextField(name).addToPage(page, { x, y, width, height: 15 })
  const grid = (name: string, columns: readonly string[], top: number, rows: number) => {
    for (const [at, column] of columns.entries()) {
      write(column, 40 + at * 90, top)
      for (let row = 0; row < rows; row++)
        field(`${name} ${row} ${column}`, 40 + at * 90, top - 24 - row * 18)
    }
  }
  write('PRIOR CARRIER INFORMATION', 40, 740, 11)
  grid('year', yearColumns, 720, 3)
  write('LOSS HISTORY', 40, 600, 11)
  form.createCheckBox('none').addToPage(page, { x: 40, y: 578, width: 11, height: 11 })
  write('Check if no losses for the last 3 years', 58, 580)
  write('Losses valued as of:', 320, 580)
  field('valued', 410, 576)
  grid('loss', lossColumns, 550, 3)
  write('Total incurred:', 40, 440)
  field('total', 110, 436)
  return new Uint8Array(await pdf.save())
}

async function filledFrom(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  const uploads = [await copilot.upload('[Input] Application.pdf', await application())]
  for (const [name, content] of Object.entries(files))
    uploads.push(await copilot.upload(`[Input] ${name}`, content))
  const { artifacts, messages } = await copilot.ask('Fill in this form', {
    files: uploads,
    accountId,
    preset: 'GENERATE_TEMPLATE',
  })
  const fields: { name: string; shownValue: string; source: string | null; isUncertain: boolean }[] =
    artifacts[0].document.formFields
  const valueOf = (name: string) => {
    const found = fields.find((each) => each.name === name)
    return found?.source ? found.shownValue : null
  }
  return {
    fields,
    valueOf,
    row: (name: string, columns: readonly string[]) => columns.map((column) => valueOf(`${name} ${column}`)),
    said: messages.at(-1).content as string,
  }
}

const claimColumns = ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred']
const lossRun: PageContent = [
  { heading: 'LOSS RUN' },
  'Insured: Casco Roofing LLC',
  'Carrier: Granite State Casualty',
  'Line of business: General Liability',
  'Valuation date: 10/15/2026',
  'Policy GSC-4821-26 Term 01/01/2026 - 01/01/2027 Premium $21,400',
  {
    rows: [
      claimColumns,
      ['GL-26-0033', '04/19/2026', 'Fall on scaffold', 'Open', '$12,000', '$18,000', '$30,000'],
    ],
  },
  'Policy GSC-4821-25 Term 01/01/2025 - 01/01/2026 Premium $20,100',
  'No losses reported this term.',
  'Policy GSC-4821-24 Term 01/01/2024 - 01/01/2025 Premium $18,900',
  {
    rows: [
      claimColumns,
      ['GL-24-0112', '06/11/2024', 'Wet tenant ceiling', 'Closed', '$6,850', '$0', '$6,850'],
      ['GL-24-0197', '09/02/2024', 'Struck parked car', 'Closed', '$2,310', '$0', '$2,310'],
    ],
  },
]

Deno.test('fills the years and the losses of an application from a loss run', async () => {
  const { fields, row, valueOf } = await filledFrom({ 'Loss run.pdf': await pdfOf(lossRun) })
  assert.deepEqual(row('year 0', yearColumns), [
    '2026',
    'Granite State Casualty',
    '$21,400',
    '1',
    '$12,000',
    '$18,000',
  ])
  assert.deepEqual(row('year 1', yearColumns), ['2025', 'Granite State Casualty', '$20,100', '0', '$0', '$0'])
  assert.deepEqual(row('year 2', yearColumns), [
    '2024',
    'Granite State Casualty',
    '$18,900',
    '2',
    '$9,160',
    '$0',
  ])
  assert.deepEqual(row('loss 0', lossColumns), [
    '04/19/2026',
    'General liability',
    'Fall on scaffold',
    '$12,000',
    '$18,000',
    'Open',
  ])
  assert.deepEqual(row('loss 1', lossColumns), [
    '09/02/2024',
    'General liability',
    'Struck parked car',
    '$2,310',
    '$0',
    'Closed',
  ])
  assert.equal(valueOf('valued'), '10/15/2026')
  assert.equal(valueOf('total'), '39,160')
  assert.equal(valueOf('none'), null)
  assert.equal(fields.find(({ name }) => name === 'loss 0 Date of loss')?.source, 'Loss run.pdf, page 1')
})

Deno.test('fills losses from a spreadsheet, and no years where it names no policy terms', async () => {
  const { row, valueOf } = await filledFrom({
    'Losses.csv': new TextEncoder().encode(`Loss run,Valued 10/15/2026
Claim Number,Date of Loss,Line,Description,Status,Paid,Reserve,Incurred
GL-26-0033,04/19/2026,GL,Fall on scaffold,O,"12,000.00","18,000.00","30,000.00"
AL-24-0112,06/11/2024,AL,Rear-ended at light,C,"6,850.00",0.00,"6,850.00"
`),
  })
  assert.deepEqual(row('loss 1', lossColumns), [
    '06/11/2024',
    'Commercial auto',
    'Rear-ended at light',
    '$6,850',
    '$0',
    'Closed',
  ])
  assert.deepEqual(
    row('loss 2', lossColumns),
    lossColumns.map(() => null),
  )
  assert.equal(valueOf('year 0 Year'), null)
})

Deno.test('checks the box for no losses when loss runs report on all of the years asked about', async () => {
  const terms = (years: readonly number[]): PageContent => [
    { heading: 'LOSS RUN' },
    'Insured: Casco Roofing LLC Valuation date: 10/15/2026',
    ...years.flatMap((year) => [
      `Policy GSC-4821 Term 01/01/${year} - 01/01/${year + 1} Premium $21,400`,
      'No losses reported this term.',
    ]),
  ]
  const whole = await filledFrom({ 'Clean.pdf': await pdfOf(terms([2026, 2025, 2024])) })
  assert.equal(whole.valueOf('none'), 'Checked')
  assert.equal(whole.fields.find(({ name }) => name === 'none')?.isUncertain, true)
  assert.equal(whole.valueOf('total'), '$0')
  assert.equal(whole.valueOf('year 2 # Claims'), '0')
  assert.deepEqual(
    whole.row('loss 0', lossColumns),
    lossColumns.map(() => null),
  )
  const short = await filledFrom({ 'Clean.pdf': await pdfOf(terms([2026])) })
  assert.equal(short.valueOf('none'), null)
  assert.equal(short.valueOf('total'), null)
})

Deno.test('says which losses it could not read, and counts no years without them', async () => {
  const { said, valueOf } = await filledFrom({
    'Odd.pdf': await pdfOf([
      { heading: 'LOSS RUN' },
      'Policy GSC-4821 Term 01/01/2025 - 01/01/2026 Premium $21,400',
      'One matter, payments to date; total incurred 22,000.00',
    ]),
  })
  assert.match(said, /could not read the claims in Odd\.pdf/)
  assert.equal(valueOf('none'), null)
  assert.equal(valueOf('year 0 # Claims'), null)
})

Deno.test('a loss on record and on a loss run is one, and the others on record follow', () => {
  const ofRuns = recordValues({ losses: [{ lossDate: '2025-03-02', paid: '$6,850' }] }, 'Loss run.pdf')
  const onRecord = recordValues(
    {
      application: {
        pastPolicyLosses: [
          { lossDate: '2025-03-02', totalPaidAmount: '$5,000' },
          { lossDate: '2023-11-20', totalPaidAmount: '$1,200' },
        ],
      },
    },
    'Application',
  )
  assert.deepEqual(
    withoutListedLosses(onRecord, ofRuns).map(({ value, index }) => [value, index]),
    [
      ['11/20/2023', 1],
      ['$1,200', 1],
    ],
  )
})
