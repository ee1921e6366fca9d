import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'

for (const [line, message] of [
  ['auto', 'We bought a 2025 Ford Transit van, VIN 1FTBW2CM5SKA12349. Please add it effective December 1.'],
  ['property', 'Please add our new office computers, $40,000, to the property policy as of December 1.'],
  ['umbrella', 'Can you raise our umbrella to $5 million as of December 1?'],
] as const)
  Deno.test(`a change of ${line} coverage that nobody on file insures asks who does`, async () => {
    await using desk = await openDesk()
    const thread = await desk.receive(message)
    const { messages } = thread.serviceRequests[0].preparedWork
    assert.match(
      messages.at(-1).content,
      new RegExp(
        `^No ${line} policy on file .*whether another carrier insures it, and add that policy or quote one`,
      ),
    )
    assert.match(
      thread.draft.body,
      new RegExp(
        `don't see an? ${line} policy in our records\\. Do you have ${line} coverage with another agency or carrier\\?`,
      ),
    )
    assert.match(thread.draft.body, /get you a quote\. Nothing has been changed yet/)
  })
