import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('compares three quotes in one table and names the best of all', async () => {
  await using copilot = await openCopilot()
  const quote = (carrier: string, limit: string, premium: string) =>
    pdfOf([
      { heading: 'Commercial General Liability Quote' },
      {
        rows: [
          ['Insurance Company', carrier],
          ['Named Insured', 'Casco Roofing LLC'],
          ['Each occurrence', limit],
          ['Medical expense', '$5,000'],
          ['Total premium', premium],
        ],
      },
    ])
  const files = [
    await copilot.upload('[Option 1] North.pdf', await quote('North Casualty', '$1,000,000', '$9,000')),
    await copilot.upload('[Option 2] South.pdf', await quote('South Mutual', '$2,000,000', '$8,400')),
    await copilot.upload('[Option 2] East.pdf', await quote('East Indemnity', '$1,000,000', '$7,700')),
  ]
  const { artifacts, messages } = await copilot.ask('Compare these three quotes', { files })
  const text = messages.at(-1).content
  assert.match(text, /Option 3: /)
  const row = (label: string) => text.split('\n').find((line: string) => line.startsWith(`| ${label}`)) ?? ''
  assert.match(row('Each occurrence'), /\$2,000,000/)
  const south = /Option (\d): South\.pdf/.exec(text)?.[1]
  const east = /Option (\d): East\.pdf/.exec(text)?.[1]
  assert.ok(row('Each occurrence').trim().endsWith(`| Option ${south} |`))
  assert.ok(
    row('Total cost').trim().endsWith(`| Option ${east} |`) ||
      row('Premium').trim().endsWith(`| Option ${east} |`),
  )
  assert.doesNotMatch(text, /Medical expense/)
  assert.equal(artifacts.length, 1)
})
