import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('tells from the notices on file whether a client’s policy lapsed and is in force', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'reinst.pdf',
    'REINSTATEMENT_NOTICE',
    await pdfOf([
      { heading: 'REINSTATEMENT NOTICE' },
      'Policy number: GSC-4821907-24',
      'The policy, which was cancelled effective 03/04/2026, has been reinstated effective 03/09/2026 with a lapse in coverage from 03/04/2026 to 03/09/2026.',
    ]),
  )
  for (const [question, says] of [
    ['Did the GL of Casco Roofing LLC lapse?', /Yes\. .*lapse in coverage from Mar 4, 2026 to Mar 9, 2026\./],
    ['is casco roofing llc’s policy in force right now', /Yes\. .*reinstated this policy on Mar 9, 2026/],
    ['was there a gap in coverage for Casco Roofing LLC', /from Mar 4, 2026 to Mar 9, 2026/],
  ] as const) {
    const { messages } = await desk.ask(question)
    assert.match(messages.at(-1).content, says, question)
  }
})
