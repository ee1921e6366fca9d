import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { canceledOn, paymentIn } from './cancellationDay.ts'

const today = '2026-03-16'

Deno.test('the day of a cancellation is the one said to be it, never that of a payment', () => {
  for (const [text, day] of [
    ['The policy was canceled on 3/2/2026 and the insured has paid', '03/02/2026'],
    ['cancelled eff 3/2, they paid 3/9', '03/02/2026'],
    ['CANCELLATION EFFECTIVE\n04/01/2026 12:01 AM', '04/01/2026'],
    ['Date of cancellation: April 1, 2026', '04/01/2026'],
    ['the cancellation notice came and they paid on the 10th', null],
    ['Notice of cancellation mailed March 5, 2026', null],
  ] as const)
    assert.equal(canceledOn(text, today), day, text)
  assert.equal(paymentIn(['they paid on the 10th'], today), 'The insured paid the premium on 03/10/2026.')
  assert.equal(paymentIn(['they paid'], today), null)
})

Deno.test('the day of a cancellation comes from the notice on file, and is asked for without one', async () => {
  await using desk = await openDesk()
  const message =
    'cancellation notice came for Casco Roofing LLC, ask the carrier to reinstate, they paid $412.50 on the 10th'
  const asked = await desk.ask(message)
  assert.match(asked.messages.at(-1).content, /^On what date was the policy canceled\?$/)
  const notice = await pdfOf([
    { heading: 'NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM' },
    'Mailed March 4, 2026',
    'Policy number: GSC-4821907-24',
    'Date of cancellation: April 1, 2026 at 12:01 A.M. because the premium has not been paid.',
    'Amount past due: $412.50',
  ])
  await desk.keep('notice.pdf', 'NOTICE_OF_CANCELLATION', notice)
  const { artifacts, messages } = await desk.ask(message)
  const body = artifacts.at(-1)?.email?.body ?? messages.at(-1).content
  assert.match(
    body,
    /Cancellation takes effect on: 04\/01\/2026\n\nThe insured paid \$412\.50 on 03\/10\/2026\./,
  )
})
