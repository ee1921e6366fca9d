import assert from 'node:assert/strict'
import { noticeAskedFor } from './certificateWording.ts'

Deno.test('reads which notice of cancellation is asked for', () => {
  assert.equal(noticeAskedFor('waiver of subrogation, 30 day notice.'), '30-day notice of cancellation')
  assert.equal(noticeAskedFor("10 days' written notice"), '10-day notice of cancellation')
  assert.equal(noticeAskedFor('with notice of cancellation'), 'notice of cancellation')
  assert.equal(noticeAskedFor('We need it in 30 days.'), null)
})
