import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('what comes back after an early cancellation is answered from the cancellation terms', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'Policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS\nPolicy Number GSC-4821907-24\nOptional coverages\nMoney and Securities - inside $10,000\nEmployee Dishonesty $25,000\nCANCELLATION\nWe may cancel this policy by mailing written notice at least 10 days before the effective date for nonpayment of premium. The first Named Insured may cancel at any time. If you cancel, the refund may be less than pro rata.',
    ]),
  )
  const thread = await desk.receive(
    "The general liability went up again and another agency quoted us less. I'm not asking you to cancel anything yet, but what happens if I do, do I get my money back?",
    { subject: 'Renewal' },
  )
  const [request] = thread.serviceRequests
  const said = request.preparedWork.messages.at(-1).content
  assert.match(said, /refund may be less than pro rata/)
  assert.doesNotMatch(said, /Money and Securities/)
  assert.match(thread.draft.body, /Nothing has been canceled/)
})

Deno.test('what a carrier offers in a quote is not quoted to the client as their policy', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'Pine Point quote.pdf',
    'QUOTE_DOCUMENT',
    await pdfOf([
      { heading: 'MANAGEMENT LIABILITY QUOTE' },
      'Proposed term: April 1, 2026 to April 1, 2027. This quote is valid for 30 days.',
      'Employment Practices Liability: $1,000,000. Wrongful termination is covered, subject to a retention of $10,000.',
      'Subject to: Signed application dated within 30 days. Current financial statements.',
    ]),
  )
  const thread = await desk.receive(
    'A former roofer says that we fired him wrongly. Does our policy cover wrongful termination?',
    { subject: 'Coverage question' },
  )
  const work = JSON.stringify(
    thread.serviceRequests.map(({ preparedWork }: { preparedWork: unknown }) => preparedWork),
  )
  assert.doesNotMatch(work, /Pine Point quote|Signed application|retention of/)
})
