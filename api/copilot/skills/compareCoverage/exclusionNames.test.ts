import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function quoteOf(carrier: string, { premium, excluded }: { premium: string; excluded: string }) {
  return pdfOf(
    [
      { heading: carrier },
      { heading: 'COMMERCIAL GENERAL LIABILITY QUOTATION' },
      'Quote number: Q-20931. This quote is valid for 30 days.',
      'Named Insured: Casco Roofing LLC',
      'Proposed Policy Period: 12/31/2026 to 12/31/2027',
      {
        rows: [
          ['Coverage', 'Limit'],
          ['Each Occurrence Limit', '$1,000,000'],
          ['General Aggregate Limit', '$2,000,000'],
        ],
      },
      { rows: [['Total premium', premium]] },
    ],
    [
      { heading: 'EXCLUSIONS' },
      excluded,
      'Subjectivities: signed ACORD 125 and 126; five years of currently valued loss runs; subcontractor agreement.',
    ],
  )
}

Deno.test('an exclusion is named by what it excludes, and what a quote is subject to is none', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload(
      'Kestrel.pdf',
      await quoteOf('KESTREL SPECIALTY INSURANCE', {
        premium: '$17,205',
        excluded: 'This insurance does not apply to roofing operations on any building over three stories.',
      }),
    ),
    await copilot.upload(
      'Dunmore.pdf',
      await quoteOf('DUNMORE CASUALTY COMPANY', {
        premium: '$21,980',
        excluded: 'This insurance does not apply to exterior insulation and finish systems.',
      }),
    ),
  ]
  const { messages } = await copilot.ask('Compare these two quotes', { files })
  const { content } = messages.at(-1)
  assert.match(content, /\| Roofing operations on any building over three stories \| Excluded/)
  assert.match(content, /excludes roofing operations on any building over three stories/)
  assert.doesNotMatch(content, /does not apply to|[Ee]xcludes? (?:signed|five years|subcontractor)/)
})
