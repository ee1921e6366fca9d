import assert from 'node:assert/strict'
import { requestedProvisions } from './requestedProvisions.ts'

const cases: readonly (readonly [text: string, isPrimaryAsked: boolean])[] = [
  ['They need primary and non-contributory.', true],
  ['additional insured with waiver and primary wording', true],
  ['AI, waiver, primary on the GL', true],
  ['It has to be on a primary basis.', true],
  ['Please include primary language.', true],
  ['Add waiver of subrogation and primary', true],
  ['The coverage must be primary/noncontributory', true],
  ['Our primary contact is Ellen.', false],
  ['His primary residence is in Bath.', false],
  ['Additional insured and primary contact: Ellen Dow', false],
  ['Leave off the primary wording.', false],
  ['No primary wording this time.', false],
]

for (const [text, isPrimaryAsked] of cases) {
  Deno.test(`${isPrimaryAsked ? 'asks' : 'does not ask'} for primary wording: ${text}`, () => {
    assert.equal(requestedProvisions([text]).primaryNoncontributory, isPrimaryAsked)
  })
}
