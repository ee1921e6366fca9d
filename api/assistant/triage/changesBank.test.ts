import assert from 'node:assert/strict'
import { changesBank } from './changesBank.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

const sentences: readonly (readonly [text: string, isChange: boolean])[] = [
  ['PLEASE change our bank account for the premium to routing 021000021 acct 998877', true],
  ['Please update our banking info for autopay.', true],
  ['New routing 021000021, account 998877.', true],
  ['We switched banks last week.', true],
  ['Our bank details have changed.', true],
  ['Use these new wire instructions for the return premium.', true],
  ['Please send the refund to our new checking account.', true],
  ['Could we switch to paying monthly by bank draft?', false],
  ['Our bank needs a certificate.', false],
  ['The bank on the mortgage has changed, please update the loss payee.', false],
  ['We moved to a new address on Bank Street.', false],
  ['Please change the name on our account.', false],
  ['An invoice went out with changed bank details and a client wired money.', false],
  ['A new account manager will call.', false],
  ['A supplier told us we e-mailed them a new bank account.', false],
]

for (const [text, isChange] of sentences) {
  Deno.test(`${isChange ? 'changes' : 'does not change'} bank details: ${text}`, () => {
    assert.equal(changesBank(text), isChange)
  })
}

Deno.test('new bank details are told apart from a loss in the same message', () => {
  const { requests } = triage(
    email(
      'rear ended somebody on 95 this morning, other driver taken to hospital. also PLEASE change our bank account for the premium to routing 021000021 acct 998877',
    ),
    book,
  )
  assert.deepEqual(
    requests.map(({ isClaim, isBankChange }) => ({ isClaim, isBankChange })),
    [
      { isClaim: true, isBankChange: false },
      { isClaim: false, isBankChange: true },
    ],
  )
  assert(!requests[0]?.missing.includes('where it happened'))
  assert.doesNotMatch(requests[0]?.details ?? '', /routing/)
})
