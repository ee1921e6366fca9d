import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { labeledClaims } from './labeledClaims.ts'

const head = [
  { heading: 'CLAIM HISTORY REPORT' },
  'Insured: Dunmore Orchards LLC. Valued 02/01/2026',
] as const
const lines = [
  'Term 2025 Premium 14,200',
  '25-0417 DOL 06/11/25 WIND - PACKING SHED OPEN PD 8,000.00 RES 4,500.00 INC 12,500.00',
  'Term 2024 Premium 13,900',
  'NO LOSSES REPORTED',
  'Term 2023 Premium 13,100',
  '23-0102 DOL 02/20/23 FROZEN PIPE CLOSED PD 3,250.50 RES 0.00 INC 3,250.50',
  'TOTALS 2 CLAIMS PAID 11,250.50 RESERVES 4,500.00 INCURRED 15,750.50',
]
const table = [
  ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
  ['GL-25-0033', '04/19/2025', 'Kitchen fire', 'Open', '$42,000', '$118,000', '$160,000'],
]

async function summary(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) {
  await using copilot = await openCopilot()
  const uploads = []
  for (const [name, content] of Object.entries(files)) uploads.push(await copilot.upload(name, content))
  const { messages } = await copilot.ask('Summarize the losses', { files: uploads })
  return messages.at(-1).content as string
}

Deno.test('a term without losses does not speak for the claims of the other terms', async () => {
  const text = await summary({ 'Loss run.pdf': await pdfOf([...head, ...lines]) })
  assert.match(text, /^\*\*2 claims\*\* in Loss run\.pdf/)
  assert.match(text, /\| 2025 \| 1 \| \$8,000 \| \$4,500 \| \$12,500 \|/)
  assert.match(text, /\*\*Open claims\*\*[^]*\| 25-0417 \| Jun 11, 2025 \| WIND - PACKING SHED \|/)
  assert.doesNotMatch(text, /No claims|No claim is open|add up to/)
})

Deno.test('several loss runs count together, each with its own claims', async () => {
  const text = await summary({
    'Farm.pdf': await pdfOf([...head, ...lines]),
    'Shop.pdf': await pdfOf([{ heading: 'LOSS RUN' }, { rows: table }]),
  })
  assert.match(text, /^\*\*3 claims\*\* in (?=.*Farm\.pdf \(2\))(?=.*Shop\.pdf \(1\))/)
})

Deno.test('says whose claims it could not read', async () => {
  const unread = await pdfOf([
    { heading: 'LOSS RUN' },
    'Period 2024: no losses reported',
    'Period 2023: one matter, payments to date; total incurred 22,000.00',
  ])
  const alone = await summary({ 'Odd.pdf': unread })
  assert.match(alone, /could not read the claims in Odd\.pdf/)
  assert.doesNotMatch(alone, /No claims/)
  const both = await summary({
    'Odd.pdf': unread,
    'Shop.pdf': await pdfOf([{ heading: 'LOSS RUN' }, { rows: table }]),
  })
  assert.match(both, /^\*\*I could not read the claims in Odd\.pdf/)
  assert.match(both, /\nI read \*\*1 claim\*\* in Shop\.pdf \(1\),/)
})

Deno.test('reads no claim from a line of totals, of a policy or without its amounts', () => {
  assert.deepEqual(
    labeledClaims([
      'TOTALS 3 CLAIMS 10/15/2026 PAID 100.00 INCURRED 200.00',
      'Policy 77-1 01/01/2025 paid 100.00 incurred 200.00',
      '25-0417 06/11/25 WIND INC 12,500.00',
      '25-0417 06/11/25 Paid 10.00 Paid 20.00 Inc 30.00',
    ]),
    [],
  )
  assert.deepEqual(
    labeledClaims(['Claim no. GL 24 117, date of loss 3/5/2024, reserve $500 incurred $1,500']),
    [
      {
        number: 'GL 24 117',
        date: '2024-03-05',
        status: '',
        description: '',
        paid: 100_000,
        reserve: 50_000,
        incurred: 150_000,
      },
    ],
  )
})

Deno.test('a clean term never speaks for claims that could not be read', async () => {
  const text = await summary({
    'Auto.pdf': await pdfOf([
      { heading: 'LOSS EXPERIENCE' },
      'Policy CA 4471-21, 01/01/2025 - 01/01/2026: No losses reported for this period',
      'Policy CA 4471-20, 01/01/2024 - 01/01/2025',
      'Dunn 09/02/2024 14,200.00 185,000.00 205,318.40',
    ]),
  })
  assert.match(text, /could not read the claims in Auto\.pdf/)
})

Deno.test('reads the claims that a letter tells in sentences', async () => {
  const text = await summary({
    'Letter.pdf': await pdfOf([
      { heading: 'LOSS HISTORY' },
      'Valued November 4, 2026:',
      '1. Date of loss 06/02/2023: hail damage. Claim FO23-118. Paid $22,140.00. Closed.',
      '2. Date of loss 01/15/2025: auger fire. Claim FO25-007. Paid $6,500.00, reserve $31,000.00. Open.',
    ]),
  })
  assert.match(text, /^\*\*2 claims\*\*/)
  assert.match(text, /\| 2023 \| 1 \| \$22,140 \| \$0 \| \$22,140 \|/)
  assert.match(text, /\| FO25-007 \| Jan 15, 2025 \| auger fire \| \$6,500 \| \$31,000 \| \$37,500 \|/)
})
