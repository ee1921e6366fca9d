import { expect, test } from 'vitest'
import { RequestFailure } from '../contract/RequestFailure.ts'
import { RemoteFailure } from '../remotes/RemoteFailure.ts'
import { failureWords } from './failureWords.ts'

const otherVersion = new Error(
  'Version 0.1.0 of shared singleton module @coverdesk/contract does not satisfy the requirement of mf-servicing which needs ^0.2.0',
)
const chunk = Object.assign(new Error('Loading chunk 37 failed.'), { name: 'ChunkLoadError' })

const failures = [
  {
    error: new RemoteFailure('mf-servicing', new Error('did not answer in 8 s')),
    title: 'This area could not be loaded',
  },
  { error: new RemoteFailure('mf-servicing', otherVersion), title: 'This area was updated' },
  { error: chunk, title: 'This area could not be loaded' },
  {
    error: new RequestFailure('The server cannot be reached.', { status: 0 }),
    title: 'The server cannot be reached',
  },
  {
    error: new RequestFailure('Something went wrong on our side.', { status: 200 }),
    title: 'The data could not be loaded',
  },
]

test.each(failures)('$error.message shows as “$title”', ({ error, title }) => {
  expect(failureWords(error)?.title).toBe(title)
})

test('a version mismatch needs a full page reload', () => {
  expect(failureWords(new RemoteFailure('mf-servicing', otherVersion))?.needsReload).toBe(true)
})

test('a defect shows the application error with all details for support', () => {
  expect(failureWords(new TypeError('undefined is not a function'))).toBeNull()
})
