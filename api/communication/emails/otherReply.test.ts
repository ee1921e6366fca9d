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
