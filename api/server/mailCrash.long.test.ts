import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { startServer } from '../../e2e/startServer.ts'
import { callKind, emailKind, emailThreadKind } from '../communication/index.ts'
import { writeSettings } from '../communication/testing/writeSettings.ts'
import { createRandom } from '../demo/random.ts'
import { openIdentity } from '../identity/index.ts'
import { openPlatform, printLine, silentLog } from '../platform/index.ts'
import { verifyStore } from '../platform/testing/verifyStore.ts'
import { kinds } from '../schema.ts'
import { serviceRequestKind } from '../servicing/index.ts'

const rounds = 10
const messagesPerRound = 12
/** How many clients call at the same time. */
const callsPerRound = 3

Deno.test('a server killed while it takes in calls and sends email loses nothing and sends nothing twice', async () => {
  const random = createRandom(41)
  const sink = await openSink(() => random.whole(0, 40))
  const { folder, key } = await foundAgency()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  cleanUp.defer(() => sink.close())
  const environment = { DEMO: 'no', SMTP_URL: sink.url, MAIL_FROM: 'desk@harborline.example' }
  const server = await startServer({ environment, copyOf: folder })
  cleanUp.defer(() => server.remove())

  const unanswered = new Set<number>()
  const unansweredCalls = new Set<number>()
  const deliver = async (door: string, init: RequestInit) => {
    try {
      const response = await fetch(`${server.url}/inbound/${door}`, { method: 'POST', ...init })
      await response.body?.cancel()
      return response.status === 202
    } catch {
      // The server was killed; the sender retries.
      return false
    }
  }
  const post = async (number: number) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' }
    if (await deliver('emails', { headers, body: message(number) })) unanswered.delete(number)
  }
  const call = async (number: number) => {
    const body = endedCall(number)
    const seconds = Math.floor(Date.now() / 1_000)
    const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
    const headers = { authorization: `Bearer ${key}`, 'coverdesk-signature': `t=${seconds},v1=${signature}` }
    if (await deliver('calls', { headers, body })) unansweredCalls.delete(number)
  }
  const postAll = () => Promise.all([...[...unanswered].map(post), ...[...unansweredCalls].map(call)])
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < messagesPerRound; at++) unanswered.add(round * messagesPerRound + at)
    for (let at = 0; at < callsPerRound; at++) unansweredCalls.add(round * callsPerRound + at)
    const posting = postAll()
    await after(random.whole(20, 500))
    await server.stop('SIGKILL')
    await posting
    assert.deepEqual(await verifyStore({ dataDir: server.dataDir, kinds }), [], `after round ${round + 1}`)
    await server.start()
  }
  while (unanswered.size + unansweredCalls.size > 0) await postAll()

  const wanted = rounds * messagesPerRound
  const wantedCalls = rounds * callsPerRound
  let kept = await drained()
  for (let tries = 0; tries < 10 && kept.open > 0; tries++) kept = await drained()
  assert.equal(kept.open, 0, 'everything was read and sent')
  assert.equal(new Set(kept.received).size, wanted)
  assert.equal(kept.received.length, wanted, 'no message is taken in twice')
  assert.equal(kept.threads, wanted)
  assert.equal(kept.calls, wantedCalls, 'no call is taken in twice')
  assert.equal(kept.requests, wanted + wantedCalls, 'each email and each call opens one request')
  assert.equal(kept.sent.length, wanted, 'each message is acknowledged once')
  const unconfirmed = kept.sent.filter(({ delivery }) => delivery === 'UNCONFIRMED').length
  printLine(`${kept.sent.length} messages were sent, ${unconfirmed} of them while the server was killed.`)
  for (const { messageId, delivery } of kept.sent) {
    const arrived = sink.arrived.filter((id) => id === messageId).length
    assert(arrived <= 1, `${messageId} was sent ${arrived} times`)
    // A message being sent at the kill may or may not have arrived: it is shown as in doubt.
    assert(delivery === 'SENT' ? arrived === 1 : delivery === 'UNCONFIRMED', `${messageId} is ${delivery}`)
  }

  /** Lets the jobs run for a while and returns the contents of the store. */
  async function drained() {
    for (let quiet = 0; quiet < 20; quiet++) {
      const before = sink.arrived.length
      await after(100)
      if (sink.arrived.length !== before) quiet = 0
    }
    await server.stop()
    const held = await readStore(server.dataDir)
    await server.start()
    const unread = wanted + wantedCalls - held.requests
    return { ...held, open: wanted - held.received.length + held.waiting + unread }
  }
})

/** A slow mail server that records what arrived. */
async function openSink(delay: () => number) {
  const arrived: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream)
        .then(async (source) => {
          arrived.push(/^Message-ID: <([^>]+)>/im.exec(source)?.[1] ?? '')
          // A kill now falls between delivery and its acknowledgment.
          await after(delay())
          done()
        })
        // A client killed mid-message drops the connection.
        .catch(done)
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A store with an agency that trusts its mail server, and an API key. */
async function foundAgency() {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverdesk mail '))
  const platform = await openPlatform({ config: { dataDir: folder, kvUrl: '', kinds } })
  const identity = await openIdentity({ platform, deliverCode: () => Promise.resolve(), log: silentLog })
  const agency = await identity.staff.createAgency('Harborline Insurance Group', 'America/New_York')
  await writeSettings(agency)
  const { key } = await identity.apiKeys.create(agency, 'Mail server')
  identity.close()
  await platform.close()
  return { folder, key }
}

async function readStore(dataDir: string) {
  const platform = await openPlatform({ config: { dataDir, kvUrl: '', kinds } })
  const [id = ''] = await platform.agencyIds()
  const agency = await platform.agency(id)
  const emails = [...agency.table(emailKind).values()]
  const sent = emails.filter(({ senderRole }) => senderRole === 'CARA')
  const held = {
    received: emails.filter(({ delivery }) => delivery === 'RECEIVED').map(({ messageId }) => messageId),
    sent,
    waiting: sent.filter(({ delivery }) => delivery === 'QUEUED' || delivery === 'SENDING').length,
    threads: agency.table(emailThreadKind).size,
    calls: agency.table(callKind).size,
    requests: agency.table(serviceRequestKind).size,
  }
  await platform.close()
  return held
}

function message(number: number): string {
  return [
    'Authentication-Results: mx.harborline.example; dmarc=pass header.from=client.example',
    `From: Client ${number} <client${number}@client.example>`,
    'To: desk@harborline.example',
    `Subject: Certificate for job ${number}`,
    `Message-ID: <job-${number}@client.example>`,
    'Date: Mon, 16 Mar 2026 11:02:00 -0400',
    '',
    'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
  ].join('\r\n')
}

function endedCall(number: number): string {
  const content = `Hi, this is client ${number}. I need a certificate of insurance for Summit Builders, 400 Harbor Street, Portland, Maine 04101.`
  const call = {
    call_id: `call-${number}`,
    from_number: `+1207555${String(1_000 + number)}`,
    start_timestamp: Date.UTC(2026, 2, 16, 15),
    end_timestamp: Date.UTC(2026, 2, 16, 15, 1),
    transcript_with_tool_calls: [{ role: 'user', content, words: [{ start: 1 }] }],
  }
  return JSON.stringify({ event: 'call_ended', call })
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
