import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { isAboutEmail } from './lastEmail.ts'

Deno.test('says what a person wrote last, whoever was discussed before', async () => {
  await using desk = await openDesk()
  await desk.receive('Do we have coverage for rented tools?\n\nMarta')
  await desk.receive('Please hold the certificate until Friday.\n\nRosa', {
    from: 'rosa@doyle.example',
    name: 'Rosa Doyle',
    subject: 'Certificate',
  })
  const { id } = await desk.ask('Which policies does Casco Roofing LLC have?')
  const { messages } = await desk.say(id, 'What did Rosa Doyle want in her last email?')
  assert.match(
    messages.at(-1).content,
    /^The last email from Rosa Doyle came on Mar 16, 2026: \[Certificate\]\(\/app\/emails\/[^]*> Please hold the certificate until Friday\./,
  )
  const unknown = await desk.say(id, 'what was in Paul Hart’s latest email?')
  assert.match(unknown.messages.at(-1).content, /^No email from Paul Hart is on record\./)
})

Deno.test('an address or a draft is no question about an email received', () => {
  for (const text of [
    'What is the email of Casco Roofing?',
    'What’s their email address?',
    'Draft an email that asks what they want',
    'send her an email about the last payment',
  ])
    assert.equal(isAboutEmail(text), false, text)
  for (const text of ['What did Marta say in her email?', 'show me the last email from Marta'])
    assert.equal(isAboutEmail(text), true, text)
})
