import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { isOpen } from './lossClaims.ts'

const columns = ['Claim No.', 'Date of Loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred']
const clean = ['', '', 'No losses reported', '', '$0', '$0', '$0']

/** A loss run whose table names the line of business and the term of each row. */
const tabled = await pdfOf([
  { heading: 'GRANITE STATE CASUALTY - LOSS RUN' },
  'Insured: Casco Roofing LLC. Valuation date: 02/15/2026.',
  {
    rows: [
      ['LOB', 'Term', ...columns],
      ['GL', '03/01/2023-24', ...clean],
      [
        'GL',
        '03/01/2025-26',
        'GL-25-033',
        '04/19/2025',
        'Roof leak',
        'Open',
        '$42,000',
        '$118,000',
        '$160,000',
      ],
      ['Auto', '03/01/2023-24', 'CA-23-007', '10/12/2023', 'Hit gate', 'Closed', '$7,420', '$0', '$7,420'],
      ['Auto', '03/01/2025-26', ...clean],
      ['WC', '07/01/2025-26', ...clean],
    ],
  },
])

/** A loss run with a heading for each policy term. */
const headed = await pdfOf([
  { heading: 'ALDER RIDGE CASUALTY CO. LOSS HISTORY REPORT' },
  'Insured: Casco Roofing LLC   Valued as of 02/15/2026',
  'Policy Number: AR-GL-23   Line of Business: General Liability   Policy Term: 03/01/2023 to 03/01/2024',
  'No claims reported for this policy term.',
  'Policy Number: AR-GL-25   Line of Business: General Liability   Policy Term: 03/01/2025 to 03/01/2026',
  { rows: [columns, ['25-033', '04/19/2025', 'Roof leak', 'Open', '$42,000', '$118,000', '$160,000']] },
  'Policy Number: AR-CA-23   Line of Business: Commercial Auto   Policy Term: 03/01/2023 to 03/01/2024',
  { rows: [columns, ['A23-007', '10/12/2023', 'Hit gate', 'Closed', '$7,420', '$0', '$7,420']] },
  'Policy Number: AR-CA-25   Line of Business: Commercial Auto   Policy Term: 03/01/2025 to 03/01/2026',
  'No claims reported for this policy term.',
  'Policy Number: AR-WC-25   Line of Business: Workers Compensation   Policy Term: 07/01/2025 to 07/01/2026',
  'No claims reported for this policy term.',
])

const rows = [
  '| Line of business | Policy term | Claims | Paid | Reserve | Incurred |',
  '| --- | --- | ---: | ---: | ---: | ---: |',
  '| Commercial auto | Mar 1, 2025 to Mar 1, 2026 | 0 | $0 | $0 | $0 |',
  '| Commercial auto | Mar 1, 2023 to Mar 1, 2024 | 1 | $7,420 | $0 | $7,420 |',
  '| General liability | Mar 1, 2025 to Mar 1, 2026 | 1 | $42,000 | $118,000 | $160,000 |',
  '| General liability | Mar 1, 2023 to Mar 1, 2024 | 0 | $0 | $0 | $0 |',
  '| Workers compensation | Jul 1, 2025 to Jul 1, 2026 | 0 | $0 | $0 | $0 |',
  '| Total |  | 2 | $49,420 | $118,000 | $167,420 |',
]

for (const [kind, content] of [
  ['a table', tabled],
  ['headings', headed],
] as const)
  Deno.test(`losses by line of business and policy term, clean terms included, from ${kind}`, async () => {
    await using copilot = await openCopilot()
    const files = [await copilot.upload('Loss run.pdf', content)]
    const { messages } = await copilot.ask('Summarize the loss run by line and policy term', { files })
    const [, table = ''] = messages.at(-1).content.split('by line of business and policy term:\n\n')
    assert.deepEqual(table.split('\n').slice(0, rows.length), rows)
    assert.match(
      messages.at(-1).content,
      /No losses in [^\n]*Workers compensation \(Jul 1, 2025 to Jul 1, 2026\)/,
    )
  })

const statuses: readonly (readonly [status: string, reserve: number, isClaimOpen: boolean])[] = [
  ['Open', 0, true],
  ['', 6_500_000, true],
  ['gymOpen', 6_500_000, true],
  ['Closed', 100, false],
  ['CL', 100, false],
  ['In review', 0, false],
]
for (const [status, reserve, isClaimOpen] of statuses)
  Deno.test(`a claim with the status "${status}" and ${reserve} cents reserved is ${isClaimOpen ? '' : 'not '}open`, () => {
    assert.equal(isOpen({ status, reserve }), isClaimOpen)
  })
