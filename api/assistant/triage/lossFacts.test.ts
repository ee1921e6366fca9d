import assert from 'node:assert/strict'
import { lossFacts, missingFacts } from './lossFacts.ts'

const report = 'the police or fire report number, if there is one'
const asked: readonly (readonly [string, boolean])[] = [
  ['Our truck was rear-ended yesterday on Commercial Street. Nobody was hurt, the bumper is dented.', false],
  ['A fender bender in the parking lot this morning, an accident at 5 mph. Everyone is fine.', false],
  ['We had a collision with a pole on Route 1 on Friday. No injuries, only the mirror broke.', false],
  ['A crash on I-95 last night. Our driver went to the hospital.', true],
  ['Somebody broke into the trailer overnight and took the tools. No one was hurt.', true],
  ['There was a fire in the kitchen last night. Nobody was injured.', true],
  ['We were hit and run in an accident on Pine Street on Friday. Nobody hurt.', true],
]

for (const [text, isAsked] of asked)
  Deno.test(`${isAsked ? 'asks' : 'does not ask'} for a report: ${text}`, () =>
    assert.equal(missingFacts(text).includes(report), isAsked))

Deno.test('does not ask whether anyone was hurt of who went to the ER', () => {
  const fall = 'A customer slipped on the ramp this morning. He was driven to the ER.'
  const missing = missingFacts(fall)
  assert.ok(!missing.includes('whether anyone was hurt'))
  assert.ok(missing.includes('the name of anyone who was hurt'))
})

Deno.test('asks for witnesses of a loss, and not because nobody was hurt', () => {
  const burst = 'A pipe burst in our office at 12 Wharf Street last night. No one was injured.'
  assert.deepEqual(missingFacts(burst), [])
})

Deno.test('gives the carrier the hour, the place and the injury, each under its heading', () => {
  const { headed } = lossFacts(
    'One of our roofers slipped off a ladder at the Congress Street job at 9:45 this morning. He twisted his knee and is at Intermed.',
  )
  assert.deepEqual(Object.fromEntries(headed.map(({ label, value }) => [label, value])), {
    'Time of loss': '9:45 this morning',
    'Place of loss': 'the Congress Street job',
    Injuries: 'He twisted his knee and is at Intermed',
  })
})
