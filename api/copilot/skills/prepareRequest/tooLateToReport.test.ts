import assert from 'node:assert/strict'
import { pdfOf } from '../../testing/pdfOf.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { tooLateToReport } from './tooLateToReport.ts'

const wording = 'We do not cover street fairs unless they are reported to us 21 days before they begin.'

Deno.test('says that an event is sooner than the policy wants to hear of it', () => {
  assert.match(
    tooLateToReport('We have a booth at the fair on May 9. Is that okay?', wording, '2026-05-01') ?? '',
    /^May 9, 2026 is 8 days away, less than the 21 days/,
  )
  assert.equal(tooLateToReport('We have a booth on June 9. Is that okay?', wording, '2026-05-01'), null)
  assert.equal(tooLateToReport('Are fairs covered?', wording, '2026-05-01'), null)
})

Deno.test('staff read the wording that decides on an event, and that its notice is too short', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'Policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM' },
      'Named Insured: Casco Roofing LLC. Policy Number: GSC-4821907-24.',
      { heading: 'EVENTS ENDORSEMENT' },
      'This endorsement provides liability coverage for demonstrations at your shop. It does not apply to street fairs or home shows unless reported to us 21 days before.',
    ]),
  )
  const thread = await desk.receive(
    'We are showing shingles at the Brunswick Home Show on March 28. Is that OK with the insurance?',
    { subject: 'home show' },
  )
  const summary = thread.serviceRequests[0].preparedWork.messages.at(-1).content
  assert.match(summary, /street fairs or home shows unless reported to us 21 days before/)
  assert.match(summary, /Mar 28, 2026 is 12 days away, less than the 21 days/)
})
