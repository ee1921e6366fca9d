import assert from 'node:assert/strict'
import { source, threads, verified, withMailDesk } from '../testing/withMailDesk.ts'

Deno.test('a sales pitch from a stranger has ended when it arrives, and waits for nobody', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        subject: 'More leads for your agency',
        from: 'Kyle Brandt <kyle@leadrocket.example>',
        headers: [],
        body: 'Hi there,\n\nWe help insurance agencies double their leads with our AI marketing platform. Do you have 15 minutes this week for a quick demo? Our plans start at $99 a month.\n\nKyle Brandt\nLead Rocket',
      }),
    )
    const [thread] = await threads(world)
    assert.equal(thread.state, 'ENDED')
    assert.equal(thread.waitingFor, null)
    assert.deepEqual(thread.serviceRequests, [])
    assert.equal(thread.draft, null)
  })
})

Deno.test('two messages of the same second keep the order in which they came', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({}))
    for (const [index, body] of ['One more thing.', 'And another.', 'The last one.'].entries())
      await send(
        source({
          id: `b${9 - index}@cascoroofing.example`,
          subject: 'Re: COI needed',
          headers: [verified, 'In-Reply-To: <a1@cascoroofing.example>'],
          body,
        }),
      )
    const [thread] = await threads(world)
    const received = thread.emails.filter(({ delivery }: { delivery: string }) => delivery === 'RECEIVED')
    assert.deepEqual(
      received.slice(1).map(({ body }: { body: string }) => body),
      ['One more thing.', 'And another.', 'The last one.'],
    )
  })
})

const unread: readonly (readonly [string, string])[] = [
  ['do-not-reply@granitestate.example', ''],
  ['billing-noreply@granitestate.example', ''],
  ['billing@granitestate.example', '\n\nThis mailbox is not monitored.'],
  ['billing@granitestate.example', '\n\nThis is an automated message. Please do not reply.'],
]
for (const [address, words] of unread)
  Deno.test(`nothing is drafted or sent to a mailbox that nobody reads: ${address}${words}`, async () => {
    await withMailDesk(async ({ world, send }) => {
      await send(
        source({
          from: `Granite State Billing <${address}>`,
          headers: [
            'Authentication-Results: mx.harborline.example; dmarc=pass header.from=granitestate.example',
          ],
          subject: 'Notice of cancellation for nonpayment',
          body:
            'Policy GL-4471 of Casco Roofing LLC will be canceled on April 2, 2026. The amount past due is $4,258.67.' +
            words,
        }),
      )
      const [thread] = await threads(world)
      assert.equal(thread.serviceRequests.length, 1)
      assert.equal(thread.waitingFor, 'AGENT')
      assert.equal(thread.draft, null)
      assert.deepEqual(world.platform.mail.mailbox?.(), [])
    })
  })
