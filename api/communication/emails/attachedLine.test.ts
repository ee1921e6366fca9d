import assert from 'node:assert/strict'
import { attachedLine, missingAttachment } from './attachedLine.ts'

Deno.test('a letter names exactly what is attached', () => {
  assert.equal(attachedLine(['lost policy release']), 'Attached is the lost policy release.')
  assert.equal(
    attachedLine(['loss runs'], { of: ' you asked for' }),
    'Attached are the loss runs you asked for.',
  )
  assert.equal(attachedLine(['binder', 'loss runs']), 'Attached are the binder and the loss runs.')
})

Deno.test('an approver reads when a message claims an attachment that it does not have', () => {
  for (const body of [
    'Attached is the proposal.',
    'The proof of insurance you asked for is attached.',
    'Please sign the attached record.',
    'Attached please find the binder.',
  ]) {
    assert.match(missingAttachment(body, []) ?? '', /no attachments/, body)
    assert.equal(missingAttachment(body, ['fi_1']), null)
  }
  for (const body of ['We attached great importance to it.', 'We will send you the release.'])
    assert.equal(missingAttachment(body, []), null, body)
})
