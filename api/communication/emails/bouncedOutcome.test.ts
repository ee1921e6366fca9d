import assert from 'node:assert/strict'
import { source, threads, withMailDesk } from '../testing/withMailDesk.ts'

Deno.test('shows a bounce on the message that failed and opens its thread again', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({}))
    const [{ id }] = await threads(world)
    const dana = await world.as(world.dana)
    const end = `mutation ($id: ID!) { updateEmailThread(id: $id, input: { state: ENDED }) { __typename } }`
    await dana.data(end, { id })
    const sent = world.platform.mail.mailbox?.()[0]
    const report = [
      'From: MAILER-DAEMON@mx.harborline.example',
      'To: desk@harborline.example',
      'Subject: Undelivered Mail Returned to Sender',
      'Message-ID: <b1@mx.harborline.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      'I could not deliver your message.',
      '--x',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.harborline.example',
      '',
      'Action: failed',
      'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
      '--x',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${sent?.messageId}>`,
      '--x--',
    ].join('\r\n')
    await send(report)
    const all = await threads(world)
    assert.equal(all.length, 1)
    const bounced = all[0].emails.find(({ senderRole }: { senderRole: string }) => senderRole === 'CARA')
    assert.equal(bounced.delivery, 'BOUNCED')
    assert.deepEqual([all[0].state, all[0].waitingFor], ['ACTIVE', 'AGENT'])
  })
})
