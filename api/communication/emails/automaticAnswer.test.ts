import assert from 'node:assert/strict'
import { source, withMailDesk } from '../testing/withMailDesk.ts'

const automaticAnswers = { ACKNOWLEDGMENT: false, QUESTION_BACK: true, DOCUMENT: false }

for (const [who, message] of [
  [
    'a stranger',
    {
      from: 'Kim Osgood <kim@oldtowngc.example>',
      headers: ['Authentication-Results: mx.harborline.example; dkim=pass header.d=oldtowngc.example'],
      body: 'Please send a certificate of insurance for Casco Roofing LLC to Summit Builders Inc.\n\nKim',
    },
  ],
  ['a client who cancels', { body: 'Please cancel the umbrella.\n\nLena' }],
  ['a client who changes a policy', { body: 'Please change the deductible of the auto policy.\n\nLena' }],
] as const)
  Deno.test(`no question goes back automatically to ${who}`, async () => {
    await withMailDesk(
      async ({ world, send }) => {
        await send(source(message))
        assert.deepEqual(world.platform.mail.mailbox?.(), [])
      },
      { automaticAnswers },
    )
  })

Deno.test('an angry client who may leave gets no automatic answer', async () => {
  const body =
    'Nobody calls me back about our premium. If I do not hear from you by noon today, I am cancelling all of our policies.\n\nLena'
  await withMailDesk(
    async ({ world, send }) => {
      await send(source({ body }))
      assert.deepEqual(world.platform.mail.mailbox?.(), [])
    },
    { automaticAnswers: { ACKNOWLEDGMENT: true, QUESTION_BACK: true, DOCUMENT: false } },
  )
})
