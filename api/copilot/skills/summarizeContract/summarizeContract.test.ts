import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const lease = [
  { heading: 'COMMERCIAL LEASE' },
  'This Lease is made January 5, 2026 between Wharf Holdings LLC ("Landlord") and Casco Roofing LLC ("Tenant").',
  { heading: '2. Term' },
  'The term of this Lease is five years, beginning March 1, 2026 and ending February 28, 2031.',
  { heading: '3. Rent' },
  'Tenant shall pay base rent of $4,200 per month in advance on the first day of each month.',
  { heading: '9. Default and Termination' },
  'Either party may terminate on ninety days written notice after the third year.',
  { heading: '11. Insurance' },
  'Tenant shall carry commercial general liability insurance of at least $1,000,000 each occurrence.',
  'The policy may not be terminated without thirty days notice to Landlord.',
  { heading: '14. Governing law' },
  'This Lease is governed by the laws of Maine.',
]

Deno.test('sums up a contract by its topics, with quotes, and names the topics it is silent on', async () => {
  for (const request of [
    'Contract summary',
    'Summarize this lease: payment terms, when it ends, who can terminate',
  ]) {
    await using copilot = await openCopilot()
    const files = [await copilot.upload('Lease.pdf', await pdfOf(lease))]
    const { messages, artifacts, planStages } = await copilot.ask(request, { files })
    const { content, citations } = messages.at(-1)
    assert.equal(planStages.at(-1).title, 'Contract summary')
    assert.match(
      content,
      /^\*\*Lease\.pdf\*\* is between Wharf Holdings LLC \(Landlord\) and Casco Roofing LLC \(Tenant\)/,
    )
    assert.match(content, /\| Price and payment \| Tenant shall pay base rent of \$4,200 per month/)
    assert.match(content, /\| Term \| The term of this Lease is five years/)
    assert.match(content, /\| Termination \| Either party may terminate on ninety days/)
    assert.match(content, /\| Insurance \| Tenant shall carry commercial general liability/)
    assert.match(content, /No clause found on scope, indemnity/)
    assert(citations.length > 4)
    assert.deepEqual(
      artifacts.map(({ type }: { type: string }) => type),
      ['HTML_DOCUMENT'],
    )
  }
})

Deno.test('answers what an attached contract says of payment, its end and termination', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('Lease.pdf', await pdfOf(lease))]
  const { messages, artifacts } = await copilot.ask(
    'what are the payment terms, when does it end, who can terminate',
    { files },
  )
  const { content } = messages.at(-1)
  assert.match(content, /base rent of \$4,200[^]*ending February 28, 2031[^]*ninety days written notice/)
  assert.doesNotMatch(content, /thirty days/)
  assert.equal(artifacts.length, 0)
})
