import assert from 'node:assert/strict'
import { boundedMessage } from './boundedMessage.ts'
import { email } from './testing/exampleMessages.ts'

const ask = 'Please cancel our auto policy effective October 1, we sold the van.'

Deno.test('a run without spaces is cut, and the ask after it is kept', () => {
  const { body } = boundedMessage(email(`Log: ${'QUJD'.repeat(5000)} ${ask}`))
  assert.match(body, /^Log: (?:QUJD){30}… Please cancel our auto policy/)
})

Deno.test('of a very long message its beginning is read', () => {
  const { body } = boundedMessage(email(`${ask}\n${'The roof was painted last week.\n'.repeat(30_000)}`))
  assert.ok(body.startsWith(ask) && body.length <= 8000)
})

Deno.test('what is said in a call is read up to the same length', () => {
  const said = Array.from({ length: 40 }, () => ({
    role: 'USER' as const,
    content: 'We sold it. '.repeat(100),
  }))
  const { transcript } = boundedMessage({ ...email(''), channel: 'CALL', transcript: said })
  assert.ok(transcript.length < 10 && transcript.length > 5)
})

Deno.test('links and numbers of policies stay whole', () => {
  const body =
    'Policy NC-6128781-26, see https://portal.granitestate.example/policies/NC-6128781-26/documents?page=2'
  assert.equal(boundedMessage(email(body)).body, body)
})
