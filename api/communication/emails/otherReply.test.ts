import assert from 'node:assert/strict'
import { otherReply } from './otherReply.ts'

const asked = { isOnly: true, callBack: 'today', today: '2026-03-16' }

Deno.test('whoever sends a certificate hears that it is put on file', () => {
  const request = { evidence: [], isUltimatum: false, dueOn: null }
  const details = 'Please find attached our certificate of insurance for the Mill Pond job.'
  assert.match(
    otherReply({ ...request, details }, asked),
    /^We received the certificate and will put it on file\./,
  )
  assert.match(
    otherReply({ ...request, details: 'Our sign fell on the sidewalk and the town has questions.' }, asked),
    /^A member of our team will look into it/,
  )
})

Deno.test('a client who has a policy renewed reads that it is confirmed once the carrier has issued it', () => {
  const request = { evidence: ['ok renew it as is.'], isUltimatum: false, dueOn: null }
  assert.match(
    otherReply({ ...request, details: 'Renewal\n\nok renew it as is. thanks' }, asked),
    /^We received your decision to renew\./,
  )
  assert.doesNotMatch(
    otherReply({ ...request, details: 'Should we renew it as is?' }, asked),
    /decision to renew/,
  )
})

Deno.test('a client who wants to be called reads when we call', () => {
  const request = { evidence: [], isUltimatum: false, dueOn: '2026-03-16' }
  for (const [details, says] of [
    [
      'Can you call me before 3 today about the renewal?',
      /^A member of our team will call you before 3 today\.$/,
    ],
    ['Please have Dana call me. It is about the audit.', /^A member of our team will call you today\.$/],
    ['Please call me if you have questions about the roof.', /^A member of our team will look into it/],
  ] as const)
    assert.match(otherReply({ ...request, details }, asked), says)
})
