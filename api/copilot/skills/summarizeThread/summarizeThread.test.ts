import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'

const thread = `From: Pat Larkin <pat@larkin.example>
To: Sam Ito <sam@sawtooth.example>
Subject: RE: Insurance for the mill job
Date: Tue, 10 Mar 2026 09:20:00 -0500
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Sam,

The owner will accept $2M auto instead of $5M. The bank still needs to be additional insured. We need an answer by Friday 3/13. Start date moved to 3/30.

Pat

> On Mar 9, 2026, Sam Ito wrote:
> Pat, can you go to 1M on the auto?
`

Deno.test('sums up a thread: who wants what, what changed and what is due', async () => {
  await using copilot = await openCopilot()
  const file = await copilot.upload('thread.eml', new TextEncoder().encode(thread))
  const { id, messages } = await copilot.ask('Summarize where this stands, what changed and whats due when', {
    files: [file],
  })
  const { content } = messages.at(-1)
  assert.match(content, /^\*\*Pat Larkin \(Mar 10, 2026\)/)
  assert.match(content, /\*\*Who wants what\*\*[^*]*owner will accept \$2M auto/)
  assert.match(content, /\*\*What changed\*\*[^*]*Start date moved to 3\/30/)
  assert.match(content, /\*\*What is due when\*\*[^*]*by Friday 3\/13/)
  assert.match(content, /Sam Ito: “can you go to 1M on the auto\?”/i)

  const { artifacts } = await copilot.say(
    id,
    'Draft a reply to Pat: 2M auto works, bank ok, start date confirmed',
  )
  assert.match(
    artifacts.at(-1).email.body,
    /^Hello Pat,\n\n[^]*The bank is okay\. The start date is confirmed\./,
  )
})
