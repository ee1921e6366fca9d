import assert from 'node:assert/strict'
import type { BusinessDetail } from '../account.ts'
import { mergedDetail, undoRefusal, unmergedDetail } from './accountMerge.ts'

const blank: BusinessDetail = {
  name: 'Casco Roofing LLC',
  email: null,
  phone: null,
  mailingAddress: null,
  dba: null,
  naics: null,
  website: null,
}
const full: BusinessDetail = {
  ...blank,
  name: 'Casco Roofing & Solar LLC',
  email: 'office@cascoroofing.example',
  naics: '238160',
}

Deno.test('fills what the remaining account lacks and keeps the rest', () => {
  const merged = mergedDetail({ ...blank, naics: '238220' }, full, [])
  assert.deepEqual(merged, { ...blank, naics: '238220', email: 'office@cascoroofing.example' })
})

Deno.test('takes the chosen fields of the merged account unless they are empty', () => {
  const merged = mergedDetail({ ...blank, website: 'https://casco.example' }, full, ['name', 'website'])
  assert.equal(merged.name, 'Casco Roofing & Solar LLC')
  assert.equal(merged.website, 'https://casco.example')
})

Deno.test('undoing restores every field except those changed since', () => {
  const after = mergedDetail(blank, full, ['name'])
  const now = { ...after, email: 'desk@cascoroofing.example' }
  assert.deepEqual(unmergedDetail(now, { before: blank, after }), {
    ...blank,
    email: 'desk@cascoroofing.example',
  })
})

const now = 1_000
const refusals = [
  ['just done', { state: 'DONE', undoUntil: 1_001 }, true, null],
  ['done thirty days ago', { state: 'DONE', undoUntil: 1_000 }, true, 'A merge can be undone for 30 days.'],
  ['undone', { state: 'UNDONE', undoUntil: 1_001 }, true, 'This merge was already undone.'],
  [
    'under way',
    { state: 'MOVING', undoUntil: 1_001 },
    true,
    'Records are still being moved between the two accounts.',
  ],
  [
    'into an account that was merged itself',
    { state: 'DONE', undoUntil: 1_001 },
    false,
    'This account was later merged into another one. Undo that merge first.',
  ],
] as const

for (const [what, merge, isIntoThere, expected] of refusals) {
  Deno.test(`a merge that is ${what} ${expected === null ? 'can' : 'cannot'} be undone`, () =>
    assert.equal(undoRefusal(merge, { now, isIntoThere }), expected))
}
