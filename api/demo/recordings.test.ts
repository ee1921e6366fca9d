import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { callScripts } from './content/conversations.ts'
import { recordingTimes } from './recordings.ts'

Deno.test('each call of the demo has a small recording with a time for every line', async () => {
  let size = 0
  for (const { recording, lines } of callScripts) {
    const { starts, length } = recordingTimes(recording)
    assert.equal(starts.length, lines.length, recording)
    assert(starts.every((start, at) => start > (starts[at - 1] ?? -1) && start < length))
    size += (await stat(`${import.meta.dirname}/content/recordings/${recording}.mp3`)).size
  }
  assert(size <= 300_000, `${size} bytes`)
})
