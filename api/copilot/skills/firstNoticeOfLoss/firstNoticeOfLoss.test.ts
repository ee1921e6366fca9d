import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'

Deno.test('drafts the notice to the carrier for a complaint about an unreported loss', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'This is a disgrace. The pipe above our office broke on March 2 and nobody ever called back. I am filing a complaint with the Division of Insurance. Call me today at (207) 555-0142.\n\nMarta',
    { subject: 'Unacceptable' },
  )
  const { artifacts, messages } = thread.serviceRequests[0].preparedWork
  assert.match(messages.at(-1).content, /^This may be a claim\. Call the client today at \(207\) 555-0142\./)
  assert.match(
    artifacts[0].email.body,
    /Date of loss: 03\/02\/2026\nReported to us: The pipe above our office broke/,
  )
  assert.match(thread.draft.body, /We are sorry to hear what happened\./)
})

Deno.test('takes what happened from the request, in whatever words', async () => {
  await using desk = await openDesk()
  for (const event of [
    'A delivery van scraped our front gate on March 2, 2026.',
    'On 03/02/2026 raccoons tore open the roof of the warehouse.',
    'A guest got sick after lunch on March 2.',
  ]) {
    const { artifacts, messages } = await desk.ask(`Report a claim for Casco Roofing LLC. ${event}`)
    assert.match(artifacts[0]?.email.body ?? messages.at(-1).content, /Date of loss: 03\/02\/2026/)
    assert(artifacts[0].email.body.includes(event), event)
  }
})
