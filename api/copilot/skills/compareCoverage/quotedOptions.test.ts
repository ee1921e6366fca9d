import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('of a letter that prices two options, the first is compared, the other is told, and corrections are not ignored', async () => {
  await using copilot = await openCopilot()
  const letter = await pdfOf([
    { heading: 'TARN & ALDER' },
    'Managing General Underwriters for certain insurers',
    'March 2, 2026',
    'Bellweather Insurance Group',
    'Attn: Management liability',
    'RE: Casco Commons Association, directors and officers. Terms are open for 30 days.',
    {
      rows: [
        ['OPTION', '1', '2'],
        ['Aggregate limit (defense erodes)', '$1,000,000', '$2,000,000'],
        ['Self-insured retention', '$15,000', '$20,000'],
        ['Prior and pending litigation date', '04/01/2026', '04/01/2026'],
        ['Annual premium', '$4,000', '$6,200'],
        ['Policy fee', '$150', '$150'],
        ['Surplus lines tax 3% + stamping $12', '$136.50', '$202.50'],
      ],
    },
  ])
  const other = await pdfOf([
    { heading: 'GROVE SPECIALTY INSURANCE COMPANY' },
    'Quote of insurance, valid until April 1, 2026',
    {
      rows: [
        ['Applicant', 'Casco Commons Association'],
        ['Form', 'Claims made, defense OUTSIDE the limit'],
        ['Limit of liability', '$1,000,000 each claim / $1,000,000 aggregate'],
        ['Retention', '$5,000'],
        ['Pending or prior date', '04/01/2019'],
        ['Premium', '$5,100'],
      ],
    },
  ])
  const files = [
    await copilot.upload('[Option 1] grove.pdf', other),
    await copilot.upload('[Option 2] letter.pdf', letter),
  ]
  const first = await copilot.ask('Compare these two quotes', { files })
  const text: string = first.messages.at(-1).content
  const row = (label: string) => text.split('\n').find((line) => line.includes(`| ${label}`)) ?? ''
  assert.doesNotMatch(text, /Bellweather/)
  assert.match(row('Total cost'), /\$4,286\.50/)
  assert.match(row('Defense'), /Outside the limit.*Inside the limit/)
  assert.match(row('Pending or prior litigation date'), /04\/01\/2019.*04\/01\/2026/)
  assert.match(text, /also prices another option, which is not in the table:\*\* .*\$2,000,000.*\$6,200/)
  const again = await copilot.say(
    first.id,
    'tarn also had a 2 million option for 6,200, add it to the comparison',
  )
  assert.match(again.messages.at(-1).content, /I can’t change the comparison by what you tell me/)
})
