import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('exports drivers whose license and state share a column, and names a schedule that it did not find', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'Commercial Auto Declarations' },
    { heading: 'Drivers' },
    {
      rows: [
        ['#', 'Name', 'DOB', 'License / ST', 'CDL Yrs', 'Status'],
        ['1', 'Ana Ruiz', '06/03/1990', 'RU-90-114 ME', '6', 'Approved'],
        ['2', 'Sam Pike', '02/11/1985', 'PI-85-907 ME', '12', 'Excluded'],
      ],
    },
  ])
  const { messages, artifacts } = await copilot.ask('extract the driver and vehicle schedules into excel', {
    files: [await copilot.upload('Auto.pdf', content)],
  })
  assert.match(artifacts.at(-1)?.document?.file.name ?? messages.at(-1).content, /^Drivers.*\.xlsx$/)
  assert.match(messages.at(-1).content, /found no schedule of vehicles\*\* in Auto\.pdf/)
})

Deno.test('writes a workbook for each schedule that is named', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'SCHEDULE OF COVERED AUTOS' },
    {
      rows: [
        ['Unit', 'Year', 'Make', 'VIN', 'Comp/Coll Ded'],
        ['1', '2021', 'Volvo VNL', '4V4NC9EH5LN233871', '500/1,000'],
        ['2', '2020', 'Utility Reefer', '1UYVS2530GU672211', 'LIAB ONLY'],
      ],
    },
    { heading: 'SCHEDULE OF DRIVERS' },
    {
      rows: [
        ['#', 'Name', 'DOB', 'License / ST', 'CDL Yrs', 'Status'],
        ['1', 'Ana Ruiz', '06/03/1990', 'RU-90-114 ME', '6', 'Approved'],
      ],
    },
  ])
  const { messages } = await copilot.ask('extract the vehicle and driver schedule into excel', {
    files: [await copilot.upload('Auto.pdf', content)],
  })
  assert.match(
    messages.at(-1).content,
    /Vehicles - Auto\.xlsx\*\*: 2 rows\n- \*\*Drivers - Auto\.xlsx\*\*: 1 row/,
  )
})

Deno.test('writes the claims of a loss run, one on each row with its line and amounts', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS RUN' },
    'Insured: Alder Creek Framing LLC. Valuation date: 08/31/2026',
    {
      rows: [
        ['Claim no.', 'LOB', 'Date of loss', 'Status', 'Paid', 'Reserve', 'Incurred'],
        ['AC-25-118', 'WC', '02/11/2025', 'Open', '$7,140', '$8,860', '$16,000'],
        ['AC-25-204', 'AL', '06/30/2025', 'Closed', '$3,415', '$0', '$3,415'],
      ],
    },
  ])
  const { messages } = await copilot.ask('Put these losses in a spreadsheet', {
    files: [await copilot.upload('Loss run.pdf', content)],
  })
  assert.match(messages.at(-1).content, /\*\*Losses - Loss run\.xlsx\*\*: 2 rows/)
})
