import assert from 'node:assert/strict'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { manualClock } from '../clock.ts'
import { openMail } from './openMail.ts'

const clock = manualClock('2026-11-20T15:00:00Z')
const message = { to: 'dana@harborline.example', subject: 'Your sign-in code', text: 'Your code is 123456.' }

Deno.test('without a mail server, messages go to the log and the mailbox, newest first, the last 100', async () => {
  const logged: unknown[] = []
  const mail = openMail({ smtpUrl: null, mailFrom: '' }, { clock, log: (...line) => logged.push(line) })
  for (let at = 0; at < 120; at++) await mail.send({ ...message, subject: `Code ${at}` })
  const kept = mail.mailbox?.() ?? []
  assert.equal(kept.length, 100)
  assert.deepEqual(kept[0], { ...message, subject: 'Code 119', at: clock.now() })
  assert.deepEqual(logged[0], ['info', 'mail', { ...message, subject: 'Code 0' }])
  mail.close()
})

Deno.test('with a mail server, messages are sent and not stored here', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void new Response(stream.constructor ? ReadableStream.from(stream) : null).text().then((text) => {
        received.push(text)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  assert(address && typeof address === 'object')
  const logged: unknown[] = []
  const mail = openMail(
    { smtpUrl: `smtp://127.0.0.1:${address.port}`, mailFrom: 'Coverdesk <no-reply@coverdesk.example>' },
    { clock, log: (...line) => logged.push(line) },
  )
  await mail.send(message)
  assert.match(received[0] ?? '', /^From: Coverdesk <no-reply@coverdesk\.example>/m)
  assert.match(received[0] ?? '', /^To: dana@harborline\.example/m)
  assert.match(received[0] ?? '', /Your code is 123456\./)
  assert.equal(mail.mailbox, null)
  assert.deepEqual(logged, [])
  mail.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

Deno.test('an unresponsive mail server is an error for the sender', async () => {
  const mail = openMail(
    { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'no-reply@coverdesk.example' },
    { clock, log: () => {} },
  )
  await assert.rejects(mail.send(message))
  mail.close()
})
