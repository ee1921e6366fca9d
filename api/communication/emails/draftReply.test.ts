import assert from 'node:assert/strict'
import { readDetails, type TriageMessage } from '../../assistant/index.ts'
import { draftReply } from './draftReply.ts'

function replyTo(name: string, body: string, accountName: string | null = null): string {
  const address = 'office@cascoroofing.example'
  const message: TriageMessage = {
    channel: 'EMAIL',
    receivedOn: '2026-03-16',
    from: { name, email: address, phone: null, isVerified: true },
    subject: 'Loss runs',
    body,
    transcript: [],
    attachments: [],
  }
  const read = { from: { name, address }, replyTo: null, subject: 'Loss runs' }
  const requests = [readDetails('DOCUMENT_REQUEST', message, null)]
  return draftReply({ read, message, requests, agencyName: 'Harborline', accountName }).body
}

Deno.test('greets the person who signed a message from a shared mailbox', () => {
  assert.match(replyTo('Office', 'Please send our loss runs.\n\nThanks,\nTom'), /^Hi Tom,/)
  assert.match(replyTo('Office', 'Please send our loss runs.'), /^Hi there,/)
})

Deno.test('does not use the name of a business as a greeting', () => {
  const body = 'Please send our loss runs.'
  assert.match(replyTo('Harbor Bakery LLC', body), /^Hi there,/)
  assert.match(replyTo('Harbor Bakery', body, 'Harbor Bakery LLC'), /^Hi there,/)
  assert.match(replyTo('Harbor Bakery', `${body}\n\nThanks,\nRosa`, 'Harbor Bakery LLC'), /^Hi Rosa,/)
})

Deno.test('apologizes to a client who had to ask again', () => {
  const body = 'This is the third time I am asking for our loss runs.'
  assert.match(replyTo('Lena Ortiz', body), /^Hi Lena,\n\nWe are sorry that you had to ask again/)
})
