import assert from 'node:assert/strict'
import { isEmail, isInternalAddress } from './agencyUser.ts'

const internal: readonly [string, string, boolean][] = [
  ['qa+harborline@coverdesk.example', 'coverdesk.example', true],
  ['qa+harborline@coverdesk.example', 'Coverdesk.Example', true],
  ['qa@coverdesk.example', 'coverdesk.example', false],
  ['dana+claims@harborline.example', 'coverdesk.example', false],
  ['qa+harborline@coverdesk.example', '', false],
]

for (const [email, providerDomain, is] of internal) {
  Deno.test(`${email} is ${is ? '' : 'not '}internal at '${providerDomain}'`, () => {
    assert.equal(isInternalAddress(email, providerDomain), is)
  })
}

const addresses: readonly [string, boolean][] = [
  ['dana.whitfield@harborline.example', true],
  ["o'brien@harborline.example", true],
  ['dana@harborline', false],
  ['dana harborline.example', false],
  ['dana@@harborline.example', false],
  ['dana@harborline.example, marcus@harborline.example', false],
  [`${'d'.repeat(65)}@harborline.example`, false],
  [`dana@${'h'.repeat(250)}.example`, false],
]

for (const [email, is] of addresses) {
  Deno.test(`${email.slice(0, 60)} is ${is ? 'an' : 'not an'} email address`, () =>
    assert.equal(isEmail(email), is))
}
