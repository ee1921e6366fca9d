import assert from 'node:assert/strict'
import { wordingProblems } from './certificateWording.ts'

const problems: readonly [string, readonly string[]][] = [
  ['Re-roofing of the north hall at 400 Congress Street, Portland.', []],
  ['Endorsement CG 20 10 04 13 is attached.', []],
  ['Delivery of 30 dumpsters per day.', []],
  ['The notice board in the lobby is part of the work.', []],
  ['30 days written notice', ['30 days written notice']],
  ['thirty (30) day notice', ['thirty (30) day notice']],
  ['10 days’ prior written notice', ['10 days’ prior written notice']],
  ['Notice of cancelation goes to the holder', ['Notice of cancelation']],
  ['The holder will be notified of changes', ['will be notified']],
  ['Coverage is primary & noncontributory', ['primary & noncontributory']],
  ['Waiver of Subrogation applies', ['Waiver of Subrogation']],
  ['The owner is an additional insured', ['additional insured']],
  ['AI for ongoing and completed operations', ['AI', 'completed operations']],
  ['Fit-out of the AI research center', []],
  ['The aggregate applies per project', ['aggregate applies per project']],
  ['The policy is extended to the holder', ['policy is extended']],
  ['Full coverage for all work', ['Full coverage']],
  ['The holder is covered for all losses', ['is covered for']],
  ['Coverage complies with the contract', ['Coverage complies']],
  ['We guarantee payment', ['guarantee']],
  ['The insured shall indemnify the holder and hold\n harmless', ['indemnify']],
]

for (const [description, phrases] of problems) {
  Deno.test(`allows ${phrases.length === 0 ? 'all of' : 'not all of'} ${JSON.stringify(description)}`, () => {
    assert.deepEqual(
      wordingProblems(description).map(({ phrase }) => phrase),
      phrases,
    )
  })
}
