import assert from 'node:assert/strict'
import type { Measured } from './answerFeatures.ts'
import { correctionOf, limitsPeril } from './correctionOf.ts'
import { type Question, understood } from './question.ts'

function passage(text: string, { isRow = false, money = 0 } = {}): Measured {
  const candidate: Measured['candidate'] = {
    text,
    kind: isRow ? 'row' : 'sentence',
    page: 1,
    block: 0,
    headings: [],
    leadIn: '',
    title: '',
    values: [],
    parts: null,
    documentId: 'policy',
    role: 'SOURCE',
    isEndorsement: false,
    isExample: false,
    isFront: isRow,
  }
  return { candidate, features: { money }, at: 0, coverage: 0.2, nearness: 0 }
}

const none = { isPerilStated: false, isPerilLimited: false }

function ask(text: string): Question {
  return understood(text, [])
}

Deno.test('a time of day in the question favors what holds at a time of day', () => {
  const question = ask('Our last call is 1:30 on Saturdays. Does that matter?')
  const [late, notice, period] = [
    'We do not pay for injury that arises from beverages sold or served after 1:00 a.m.',
    'We may cancel by mailing notice 30 days ahead for another reason.',
    'The policy period begins at 12:01 a.m. at your mailing address.',
  ].map((text) => correctionOf(question, passage(text), none))
  assert.ok(late !== undefined && late > (notice ?? 0))
  assert.equal(period, notice)
})

Deno.test('how much a flood pays is its own limit: not that of the building, nor the deductible', () => {
  const question = ask('The river got into the kiln shed. Is there any money for that, how much?')
  const limit = passage('Flood, annual aggregate $250,000', { isRow: true, money: 1 })
  assert.ok(limitsPeril(question, limit))
  const perils = { isPerilStated: false, isPerilLimited: true }
  assert.equal(correctionOf(question, limit, perils), 0)
  for (const text of ['Premises 2, Building $385,000', 'A deductible of $50,000 applies to each flood.'])
    assert.ok(correctionOf(question, passage(text, { money: 1 }), perils) < 0, text)
  // A deductible answers what the insured bears.
  assert.equal(
    correctionOf(
      ask('How much is our deductible if the river floods us?'),
      passage('A deductible of $50,000 applies to each flood.', { money: 1 }),
      perils,
    ),
    0,
  )
})

Deno.test('damage to rented premises insures nothing stolen, and no rented equipment', () => {
  const limit = passage('Damage to premises rented to you $300,000', { isRow: true, money: 1 })
  for (const text of [
    'How much is there for our tents if they are stolen?',
    'How much is there for the rented sound equipment?',
  ])
    assert.ok(correctionOf(ask(text), limit, none) < -10, text)
  assert.equal(correctionOf(ask('How much is there if we burn the hall we rent?'), limit, none), 0)
})
