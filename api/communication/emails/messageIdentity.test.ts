import assert from 'node:assert/strict'
import { source, threads, verified, withMailDesk } from '../testing/withMailDesk.ts'

Deno.test('keeps every message of a program that uses one Message-ID for all, and no copy of one', async () => {
  await withMailDesk(async ({ world, send }) => {
    const other = 'Please add Rita Bell as a driver on our auto policy.'
    await send(source({}))
    await send(source({ headers: ['Received: from relay.example', verified] }))
    await send(source({ subject: 'New driver', body: other }))
    await send(
      source({ subject: 'New driver', body: other, headers: ['Received: from relay.example', verified] }),
    )
    await send(
      source({
        from: 'Ana Ruiz <ana@cascoroofing.example>',
        subject: 'Loss runs',
        body: 'Please send our loss runs.',
      }),
    )
    const all = await threads(world)
    assert.deepEqual(
      all
        .map(({ subject, serviceRequests }: { subject: string; serviceRequests: { type: string }[] }) => [
          subject,
          serviceRequests.map(({ type }) => type).join(),
        ])
        .toSorted(),
      [
        ['COI needed', 'CREATE_CERTIFICATE'],
        ['Loss runs', 'DOCUMENT_REQUEST'],
        ['New driver', 'ENDORSE_POLICY'],
      ],
    )
  })
})
