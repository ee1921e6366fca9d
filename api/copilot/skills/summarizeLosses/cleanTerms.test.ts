import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

/** Rows that say that a term had no losses. */
const cleanRows: readonly (readonly [title: string, row: readonly string[]])[] = [
  ['Term', ['AR-BA-24', '06/01/2024-25', '-', '-', 'No losses reported', '-', '$0', '$0', '$0']],
  ['Policy Term', ['AR-BA-24', '06/01/2024-25', 'None', '', 'No claims this term', '', '', '', '']],
  ['Policy Period', ['AR-BA-24', '06/01/2024-25', '', '', 'Clean', '', '0', '0', '0']],
]

function lossRun(title: string, clean: readonly string[]) {
  return pdfOf([
    { heading: 'ALDER RIDGE CASUALTY CO. - LOSS RUN' },
    'Insured: Granite Peak Mechanical LLC. Valuation date: 02/15/2026. Line: Business Auto',
    {
      rows: [
        [
          'Policy',
          title,
          'Claim No.',
          'Date of loss',
          'Description',
          'Status',
          'Paid',
          'Reserve',
          'Incurred',
        ],
        [
          'AR-BA-23',
          '06/01/2023-24',
          'A23-117',
          '10/12/2023',
          'IV backed into gate',
          'Closed',
          '$7,420',
          '$0',
          '$7,420',
        ],
        clean,
        [
          'AR-BA-25',
          '06/01/2025-26',
          'A25-803',
          '11/20/2025',
          'Van slid on ice, BI',
          'Open',
          '$2,150',
          '$16,000',
          '$18,150',
        ],
        [
          'AR-BA-25',
          '06/01/2025-26',
          'A25-841',
          '12/20/2025',
          'OV hit parked IV',
          'Closed',
          '$0',
          '$0',
          '$0',
        ],
      ],
    },
  ])
}

Deno.test('a row that says that a term had no losses is no claim, and claims are told by policy term', async () => {
  await using copilot = await openCopilot()
  for (const [title, row] of cleanRows) {
    const files = [await copilot.upload('Loss run.pdf', await lossRun(title, row))]
    const { messages } = await copilot.ask('Summarize this loss run for the renewal', { files })
    assert.match(
      messages.at(-1).content,
      /^\*\*3 claims\*\* in Loss run\.pdf, by policy term:[^]*Jun 1, 2025 to Jun 1, 2026 \| 2 \|[^]*Jun 1, 2024 to Jun 1, 2025 \| 0 \|[^]*No losses in Jun 1, 2024 to Jun 1, 2025\./,
      title,
    )
  }
})

Deno.test('a summary that names nobody says whom it is for when it is addressed', async () => {
  await using copilot = await openCopilot()
  const [title, row] = cleanRows[0] ?? ['Term', []]
  const files = [await copilot.upload('Loss run.pdf', await lossRun(title, row))]
  const { id } = await copilot.ask('Summarize this loss run for the renewal', { files })
  const { messages, artifacts } = await copilot.say(
    id,
    'Address it to the underwriter at Alder Ridge Casualty, Mary Chen',
  )
  assert.match(messages.at(-1).content, /^Addressed it to Mary Chen\. The earlier version is kept\./)
  const page = await (await copilot.dana.fetch(`/html/${id}/${artifacts[0].id}`)).text()
  assert.match(page, /Prepared for[^]*Mary Chen, Alder Ridge Casualty/)
})
