import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('quotes what a loss run says of how its figures are to be read', async () => {
  await using copilot = await openCopilot()
  const content = await pdfOf([
    { heading: 'LOSS RUN' },
    'Insured: Saltmarsh Plumbing & Heating LLC. Valuation date: 11/10/2026',
    {
      rows: [
        ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
        ['24-00190', '09/30/2024', 'Leak at water heater', 'Closed', '$14,905', '$0', '$14,905'],
        ['26-00871', '08/14/2026', 'Water damage', 'Open', '$8,200', '$31,000', '$39,200'],
      ],
    },
    'Subrogation recoveries: claim 24-00190 $4,000 (not deducted above).',
    'Thank you for your business.',
  ])
  const { messages } = await copilot.ask('Summarize these loss runs by year', {
    files: [await copilot.upload('Loss run.pdf', content)],
  })
  const note =
    /The loss run notes: “Subrogation recoveries: claim 24-00190 \$4,000 \(not deducted above\)\.” \(page 1\)/
  assert.match(messages.at(-1).content, note)
  assert.doesNotMatch(messages.at(-1).content, /Thank you/)
})
