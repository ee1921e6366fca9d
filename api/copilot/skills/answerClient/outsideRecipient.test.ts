import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'

/** Somebody who is not on record, and whom Cara writes to or asks the address of. */
const requests: readonly (readonly [request: string, asked: RegExp])[] = [
  [
    'Write a submission to the underwriter at Granite River, quote GL 1M/2M',
    /What is the email address of the underwriter at Granite River\?$/,
  ],
  [
    'Submission to underwriter Joe Smith at Granite River for quotes on GL 1M/2M',
    /What is the email address of Joe Smith\?$/,
  ],
  ['Email their broker and ask for an updated certificate', /No address of the broker is on record/],
  [
    'Email Becca Stroud at Larimer Risk Advisors asking for an updated certificate',
    /No address of Larimer Risk Advisors is on record/,
  ],
  [
    'Email the adjuster at Pinnacle Claims that the truck is repaired',
    /No address of Pinnacle Claims is on record/,
  ],
]

Deno.test('asks for the address of somebody who is not on record, and writes to it', async () => {
  await using desk = await openDesk()
  const { accountId } = desk
  for (const [request, asked] of requests) {
    const { id, messages } = await desk.ask(request, { accountId })
    assert.match(messages.at(-1).content, asked, request)
    const { artifacts } = await desk.say(id, 'joe@elsewhere.example')
    assert.equal(artifacts.length, 1, request)
    assert.equal(artifacts[0].email.to[0].email, 'joe@elsewhere.example', request)
  }
})

Deno.test('takes nobody who is not on record for a client', async () => {
  await using desk = await openDesk()
  for (const request of [
    'Write a submission to the underwriter at Granite River for quotes on GL 1M/2M',
    'Ask the adjuster at Pinnacle Claims for the status of the claim',
  ]) {
    const { messages } = await desk.ask(request)
    assert.equal(messages.at(-1).content, 'Which client is this for?', request)
  }
})

Deno.test('an address on its own, or "no, send it to …", addresses the last draft', async () => {
  await using desk = await openDesk()
  const { id } = await desk.ask('Write the renewal letter for the GL', { accountId: desk.accountId })
  const typed = await desk.say(id, 'office@cascoroofing.example')
  assert.deepEqual(typed.artifacts[0].email.to, [{ email: 'office@cascoroofing.example' }])
  const sent = await desk.say(id, 'send it to adjuster@elsewhere.example')
  assert.deepEqual(sent.artifacts[0].email.to, [{ email: 'adjuster@elsewhere.example' }])
  const back = await desk.say(id, 'no, send it to Marta')
  assert.deepEqual(back.artifacts[0].email.to, [{ email: 'marta@cascoroofing.example' }])
  assert.equal(back.artifacts.length, 1)
})
